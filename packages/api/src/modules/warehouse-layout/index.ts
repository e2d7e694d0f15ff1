// Exports for other modules.
export { freeLayoutOf, isLaid, isSpotted } from './free-layout';
export { gridOf, placedIn } from './grid';
export { listedLocations } from './list-queries';
export { formOf, isWarehouse, policyOf, sayForm } from './queries';
export { locationFilterOf, locationOrderOf } from './read-layout';
export { locationSearch } from './search';

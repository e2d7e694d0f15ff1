// Exports for other modules.
export { freeLayoutOf, isLaid, isSpotted, placedIn } from './free-layout';
export { gridOf } from './grid';
export { listedLocations } from './list-queries';
export { formOf, isWarehouse, policyOf } from './queries';
export { locationFilterOf, locationOrderOf } from './read-layout';
export { locationSearch } from './search';

// Exports for other modules.
export { gridOf } from './grid';
export { listedLocations } from './list-queries';
export { formOf, policyOf } from './queries';
export { locationFilterOf } from './read-layout';
export { locationSearch } from './search';

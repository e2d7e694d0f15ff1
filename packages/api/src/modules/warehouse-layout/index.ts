// Exports for other modules.
export { gridOf } from './grid';
export { formOf, policyOf } from './queries';
export { locationSearch } from './search';

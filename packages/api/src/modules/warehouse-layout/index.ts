// What other modules may use of this one.
export { gridOf } from './grid';
export { formOf, policyOf } from './queries';

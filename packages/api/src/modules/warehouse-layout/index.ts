// What other modules may use of this one.
export { policyOf } from './queries';

// What other modules may use of this one.
export { MERGES } from './merging';

// What other modules may use of this one.
export { MERGES } from './merging';
export { MEDIA_TYPES, writeTable } from './writing/write-table';

// Exports for other modules.
export { MERGES } from './merging';
export { MEDIA_TYPES, writeTable } from './writing/write-table';

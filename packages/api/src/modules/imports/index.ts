// Exports for other modules.
export { forgetFiles } from './forget-files';
export { MERGES } from './merging';
export type { Merge, Target } from './merging/merge';
export { MEDIA_TYPES, writeTable } from './writing/write-table';

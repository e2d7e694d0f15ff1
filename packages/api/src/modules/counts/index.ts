// Exports for other modules.
export { addPastCount, type CountedBefore } from './past-counts';
export { askToCount } from './ask-to-count';

// Exports for other modules.
export { addPastCount, type CountedBefore } from './past-counts';
export { IS_EXACT } from './queries';
export { askToCount } from './ask-to-count';

// Exports for other modules.
export { askToCount } from './ask-to-count';

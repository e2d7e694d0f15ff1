// What other modules may use of this one.
export { askToCount } from './ask-to-count';

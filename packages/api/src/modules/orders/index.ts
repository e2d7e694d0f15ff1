// Exports for other modules.
export { doubtful } from './pick-queries';

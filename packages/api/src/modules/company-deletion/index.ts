// Exports for other modules.
export { deletionOf, refuseIfGoing } from './queries';
export { takeDeletionBackOf } from './take-back-of';

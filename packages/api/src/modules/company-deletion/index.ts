// Exports for other modules.
export { deletionOf, refuseIfGoing } from './queries';

// Exports for other modules.
export { IS_WAITING, lowFaces } from './low-queries';

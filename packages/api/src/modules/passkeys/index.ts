// Exports for other modules.
export { deletePasskeysOf } from './queries';

// Exports for other modules.
export { apiKeysChanged } from './events';
export { keysMadeBy, orphanKeysOf } from './queries';

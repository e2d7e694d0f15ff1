// What other modules may use of this one.
export { apiKeysChanged } from './events';
export { keysMadeBy, orphanKeysOf } from './queries';

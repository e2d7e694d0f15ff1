// What other modules may use of this one.
export { orphanKeysOf } from './queries';

// What other modules may use of this one.
export { deletePasskeysOf } from './queries';

// What other modules may use of this one.
export { orphanPartnerKeysOf } from './queries';

// What other modules may use of this one.
export { partnerKeysChanged } from './events';
export { orphanPartnerKeysOf, partnerKeysMadeBy } from './queries';

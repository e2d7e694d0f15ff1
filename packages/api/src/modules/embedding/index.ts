// Exports for other modules.
export { partnerKeysChanged } from './events';
export { orphanPartnerKeysOf, partnerKeysMadeBy } from './queries';

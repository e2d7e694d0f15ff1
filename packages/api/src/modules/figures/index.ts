// Exports for other modules.
export { dead, lain } from './ageing-queries';
export { lastDayOfDemand } from './asked-queries';

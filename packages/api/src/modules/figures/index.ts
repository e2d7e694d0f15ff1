// Exports for other modules.
export { dead, lain } from './ageing-queries';

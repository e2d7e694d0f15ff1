// Exports for other modules.
export { endAudit } from './chain/cut';

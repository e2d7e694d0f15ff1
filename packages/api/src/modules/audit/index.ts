// Exports for other modules.
export { endAudit } from './chain/cut';
export { batchAfter } from './stream-queries';

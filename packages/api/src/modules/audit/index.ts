// Exports for other modules.
export { endAudit } from './chain/cut';
export { endOfPart, partOfAudit } from './stream-queries';

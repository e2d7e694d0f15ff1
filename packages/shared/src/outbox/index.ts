export { createPageOutbox } from './page-outbox';
export type { PageOutbox } from './page-outbox';
export { openKeptOutbox } from './kept-outbox';

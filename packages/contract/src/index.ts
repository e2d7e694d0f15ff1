/**
 * The wire, written once. Schemas are values for the server and types for browsers:
 * a browser imports this entry with `import type` only.
 */
export { Id, Instant, literals, nullable, Ref, Removed, strict } from './wire/schema';
export { opensToKeys, type Method, type Route } from './wire/route';
export { Cursor, listed, page, PageQuery, type Page, type SortedBy } from './wire/page';
export { ApiErrorBody, FieldFault } from './wire/error-body';
export * from './accounts/entities';
export * from './tenants/entities';
export * from './grants/entities';
export * from './two-factor/entities';
export * from './own-access/entities';
export * from './passkeys/entities';
export * from './notifications/entities';
export * from './users/entities';
export * from './roles/entities';
export * from './access-requests/entities';
export * from './invitations/entities';
export * from './warehouses/entities';
export * from './first-steps/entities';
export * from './layout/entities';
export * from './skus/entities';
export * from './stock/entities';
export * from './counts/entities';
export * from './labels/entities';
export * from './orders/entities';
export * from './receipts/entities';
export * from './figures/entities';
export * from './imports/entities';
export * from './slotting/entities';
export * from './slotting-proposals/entities';
export * from './replenishment/entities';
export * from './search/entities';
export * from './remotes/entities';
export * from './embedding/entities';
export * from './api-keys/entities';
export * from './webhooks/entities';
export * from './audit/entities';
export * from './audit/filter';
export * from './audit/subject-name';
export type {
  AssistantConsent,
  AssistantEvent,
  AssistantInfo,
  AssistantProposal,
  RecordReference,
} from './assistant/entities';
export * from './routes';
export { EVENTS } from './live/catalogue';
export { eventsByTopic } from './webhooks/topics';
export type { EventTopic } from './webhooks/topics';
export { heardBy } from './live/heard-by';
export { siteOf } from './live/site-of';
export * from './audit/catalogue';
export type { AuditActor } from './wire/audit-action';
export { AuditWords, RemoteManifest, RegistryEntry, Registry } from './manifest';
export type * from './events';
export { codesOf, openapi } from './openapi';
export type { ErrorCode } from './errors';
export type { PermissionName, PermissionCategory } from './permissions';

/**
 * The wire, written once. Schemas are values for the server and types for browsers:
 * a browser imports this entry with `import type` only.
 */
export * from './entities';
export * from './routes';
export { RemoteManifest, RegistryEntry, Registry } from './manifest';
export * from './remotes';
export * from './embedding';
export { ApiErrorBody, FieldFault } from './error-body';
export type * from './events';
export * from './audit/catalogue';
export type { AuditActor, AuditSubject } from './wire/audit-action';
export { codesOf, openapi } from './openapi';
export type { ErrorCode } from './errors';
export type { PermissionName, PermissionCategory } from './permissions';

export { createSession } from './create-session';
export type { PageSession, SessionOptions } from './create-session';
export { createQueryClient } from './query-client';
export { LoadError } from './load-error';
export type { NamedRead } from './load-error';
export { meQuery, myRoleQuery, tenantQueries } from './queries';
export type { CompanyQueries, TenantQueries, WmsQueries } from './queries';
export { queryKeys } from './query-keys';
export { useCan, useReadable, useSession } from './react';

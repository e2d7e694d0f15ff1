import type { PermissionName, TenantKind } from '@slotwise/contract';

/** The scope of rows that a transaction may touch. Row-level security reads it from the session's settings. */
export interface Scope {
  userId: string | null;
  companyId: string | null;
  wmsId: string | null;
  /** Ids of the places of work that they are limited to; null or left out: all of the tenant's. */
  sites?: readonly string[] | null;
}

/** The party that shares limits and turns: the tenant, or a user without one. */
export const sharerOf = ({ companyId, wmsId, userId }: Scope): string | null => companyId ?? wmsId ?? userId;

/** The caller as of now: loaded from the session at each request, at most seconds old. */
export interface Actor extends Scope {
  userId: string;
  /** Their full name; null: they have none, or an API key stands in their place. */
  name: string | null;
  sessionId: string;
  userType: TenantKind;
  roleId: string | null;
  permissions: ReadonlySet<PermissionName>;
  /** A second factor is demanded of them and they have none: all that they may do is set it up. */
  lacksFactor?: boolean;
  /** The sender has more permissions and asked for no more than these: see `HEADERS.within`. */
  narrowed?: true;
  /** Only for a remote in a partner's page: by which key, which remote, and the one origin that its requests may come from. */
  embedded?: { key: string; remote: string; origin: string };
  /** Only with `embedded`: who made the partner key, whose permissions bound theirs. */
  answersTo?: string;
  /** Only for another system: the API key that stands in the place of a person. `userId` is who made it and answers for it. */
  apiKey?: { id: string; name: string };
}

/** The intersection of two limits to warehouses; null: no limit. */
export const withinBoth = (a: readonly string[] | null, b: readonly string[] | null): readonly string[] | null =>
  a && b ? a.filter((id) => b.includes(id)) : (a ?? b);

/** Whether the caller may do less than the person whose id it has: nothing is decided by what that person holds. */
export const isPartial = ({ embedded, narrowed, apiKey }: Actor): boolean => Boolean(embedded ?? narrowed ?? apiKey);

import { Type, type TProperties, type TSchema } from 'typebox';
import { EMAIL_MAX, EMAIL_PATTERN, NAME_MAX, PASSWORD_MAX } from '../constants';
import type { ErrorCode } from '../errors';
import type { TenantKind } from '../events';
import type { PermissionName } from '../permissions';
import { listed, PageQuery } from './page';
import { strict } from './schema';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface Route {
  summary: string;
  /** `public`: no session needed; a session, if there is one, is still recognised. */
  access: 'public' | 'user';
  /** Permission that the caller's role must hold; null: every signed-in user (or everybody, if public). */
  permission: PermissionName | null;
  /** The kind of user that the route is for; both, if left out. */
  tenant?: TenantKind;
  body?: TSchema;
  query?: TSchema;
  answer: TSchema;
  /** HTTP status of success; 200 if left out. */
  status?: 200 | 201 | 202 | 204;
  /** Codes beyond those any route can answer (malformed, unauthenticated, forbidden, rate limited, internal). */
  errors: readonly ErrorCode[];
  /**
   * The rate limit that applies; `auth` counts each route for itself, `bulk` is for calls that write to many people or compute much,
   * `upload` for parts of files.
   */
  limit: 'read' | 'write' | 'bulk' | 'upload' | 'auth' | 'login' | 'refresh' | 'stream' | 'embed';
  /**
   * An array in the body whose rows are judged one by one by the handler: text that the database cannot hold reaches it
   * instead of refusing the whole request.
   */
  rows?: string;
  /**
   * Not remembered for an Idempotency-Key: the answer is a secret, or doing it twice does no harm. Calls that read never
   * are.
   */
  remembered?: false;
  /**
   * It writes to one person in the caller's name: the first given one of these fields of the body names the recipient,
   * for the limit per recipient.
   */
  mailsOnePerson?: readonly string[];
  /** Field of the answer whose `version` is the answer's ETag, also when the answer is given again for its key. */
  versioned?: string;
  /** Why the list that it answers stays short: every other list takes a cursor. */
  short?: string;
  /** It takes bytes (`application/octet-stream`) in place of JSON: at most so many. */
  bytes?: number;
  /** The answer is a file; the schema of `answer` says nothing of it. */
  file?: true;
  /** The answer is a stream of server-sent events. */
  stream?: true;
  /**
   * Open to tokens of embedded remotes although it needs no permission. Of the other routes such a token opens those whose
   * permission it carries.
   */
  embedded?: true;
  /**
   * Staff of a WMS may read it of a company that has let their WMS in, which they name in the header `x-company-id`. Only of
   * calls that read with `view_inventory` or `view_warehouses`.
   */
  guests?: true;
  /**
   * Only for people, whatever permission it needs: no API key opens it, and no token of a partner's page or of a remote that is
   * kept apart. Of calls that give or take what somebody signs in with, which a key that was stolen could make others of.
   */
  people?: true;
  /**
   * It is about the company as a whole, wherever people work: whoever is limited to some warehouses is refused
   * (`beyond_own_warehouses`), as is an API key that is.
   */
  everywhere?: true;
  /** Not in the original specification: added, and unknown to clients that know only that. */
  additive?: true;
}

/** Whether API keys open the route at all: those of people's own accounts need no permission and stay theirs. */
export const opensToKeys = (route: Route): boolean =>
  route.access === 'user' && route.permission !== null && route.people !== true;

/** `METHOD /path` below `/api` → the call. */
export type RouteTable = Record<`${Method} /${string}`, Route>;

/** Common parts of the routes that read something of the caller's own tenant. */
export const read = <A extends TSchema, T extends TenantKind, const S extends string>(
  tenant: T,
  permission: PermissionName | null,
  summary: S,
  answer: A,
) => ({ summary, access: 'user' as const, tenant, permission, answer, errors: [] as const, limit: 'read' as const });

/** The same for a list: `field` whole, or a page of it on request. */
export const list = <N extends string, I extends TSchema, T extends TenantKind, const S extends string>(
  tenant: T,
  permission: PermissionName,
  summary: S,
  field: N,
  item: I,
) => ({
  ...read(tenant, permission, summary, listed(field, item)),
  query: PageQuery,
});

/**
 * The same for a list that can be narrowed: a caller that names a filter asks for a page, and all filters hold
 * together.
 */
export const filteredList = <
  N extends string,
  I extends TSchema,
  T extends TenantKind,
  const S extends string,
  F extends TProperties,
>(
  tenant: T,
  permission: PermissionName,
  summary: S,
  field: N,
  item: I,
  filters: F,
) => ({
  ...read(tenant, permission, summary, listed(field, item)),
  query: Type.Object({ ...PageQuery.properties, ...filters }),
});

export const Email = Type.String({ maxLength: EMAIL_MAX, pattern: EMAIL_PATTERN });
/** Checked for being more than blanks by the server, after trimming. */
export const Name = Type.String({ minLength: 1, maxLength: NAME_MAX });
/**
 * Fields of bodies that are `writeOnly` are secrets: the server stores nothing of them that it does not have to.
 */
export const NewPassword = Type.String({ minLength: 1, maxLength: PASSWORD_MAX, writeOnly: true });
/** One that is there already, also from the time when shorter ones were allowed. */
export const Password = Type.String({ minLength: 1, maxLength: PASSWORD_MAX, writeOnly: true });
/** A token that was mailed or handed out. */
export const Secret = Type.String({ minLength: 1, maxLength: 512, writeOnly: true });
export const Done = strict({ message: Type.String() });

import { Type, type TSchema } from 'typebox';
import { EMAIL_MAX, EMAIL_PATTERN, NAME_MAX, PASSWORD_MAX } from '../constants';
import type { ErrorCode } from '../errors';
import type { TenantKind } from '../events';
import type { PermissionName } from '../permissions';

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
  params?: TSchema;
  answer: TSchema;
  /** HTTP status of success; 200 if left out. */
  status?: 200 | 201 | 202 | 204;
  /** Codes beyond those any route can answer (malformed, unauthenticated, forbidden, rate limited, internal). */
  errors: readonly ErrorCode[];
  /** Which rate limit applies; `auth` counts each route for itself, `bulk` is for calls that write to many people. */
  limit: 'read' | 'write' | 'bulk' | 'auth' | 'login' | 'refresh' | 'stream' | 'embed';
  /**
   * An array in the body whose rows are judged one by one by the handler: text that the database cannot hold reaches it
   * instead of refusing the whole request.
   */
  rows?: string;
  /** The answer is a stream of server-sent events. */
  stream?: true;
  /**
   * Open to tokens of embedded remotes although it needs no permission. Of the other routes such a token opens those whose
   * permission it carries.
   */
  embedded?: true;
  /** Not in the original specification: added, and unknown to clients that know only that. */
  additive?: true;
}

export const Email = Type.String({ maxLength: EMAIL_MAX, pattern: EMAIL_PATTERN });
/** Checked for being more than blanks by the server, after trimming. */
export const Name = Type.String({ minLength: 1, maxLength: NAME_MAX });
export const NewPassword = Type.String({ minLength: 1, maxLength: PASSWORD_MAX });
export const Secret = Type.String({ minLength: 1, maxLength: 512 });
export const Done = Type.Object({ message: Type.String() }, { additionalProperties: false });

import type { Me, PasskeyAssertion, PermissionName, Role } from '@slotwise/contract';
import type { Readable } from './readable';

/** The signed-in user. */
export interface SessionState {
  status: 'visitor' | 'loading' | 'user';
  me: Me | null;
  /** Null without a role, and until it is known. */
  role: Role | null;
  /**
   * Why user or role could not be loaded (a `LoadError`). `status` is `loading` while there is no user to show, or a
   * user whose role is not known; known values stay while the server gives no answer or is in trouble.
   */
  error: Error | null;
}

/** The secrets that somebody signs in with. */
export type Credentials = { email: string; password: string; code?: string } | { passkey: PasskeyAssertion };

/** The session that the page gives to a remote. */
export interface Session extends Readable<SessionState> {
  /** Whether the current user's role holds the permission. False while loading. */
  can(permission: PermissionName): boolean;
  /** The access token, refreshed first if it is about to expire; null for a visitor. */
  getToken(): Promise<string | null>;
  /** Opens a session. Throws `ApiError` with code `invalid_credentials`, or `invalid_passkey`. Passkeys since 2.2.0. */
  login(credentials: Credentials): Promise<void>;
  logout(): Promise<void>;
}

import type { PermissionName, Role, Tokens } from '@slotwise/contract';
import { HEADERS } from '@slotwise/contract/constants';
import type { QueryClient } from '@tanstack/react-query';
import { pageClock, type Clock } from '../clock';
import { createReadable } from '../events/readable';
import { createHttp, type Http } from '../http';
import type { Readable, Session, SessionState } from '../platform';
import { watchIdentity, type Identity } from './identity';
import { identityMemory } from './identity-memory';
import { momentOf, TokenKeeper, type Renewal } from './token-keeper';
import { createTokenStore } from './token-store';

export interface SessionOptions {
  queryClient: QueryClient;
  /** Address of the API, relative to the page or absolute. */
  baseUrl?: string;
  clock?: Clock;
}

/** The session as the page that owns it sees it: with the client that carries its token, and its end. */
export interface PageSession extends Session {
  http: Http;
  /** Whether an access token is stored, which is what being signed in means. */
  hasToken(): boolean;
  /** Positions of the user's channels before the user was last read, as an id of messages; empty: unknown. */
  positions(): string;
  /** Whether the session could be renewed when that was last tried; it goes on until the server ends it. */
  renewal: Readable<Renewal>;
  /** Tries at once to renew it; how that ends is what `renewal` says. */
  renew(): Promise<void>;
  /**
   * Whether the person held the permission when that was last known: to draw a menu by while nobody says what they may do now.
   * It opens no page; `can` does.
   */
  couldLast(permission: PermissionName): boolean;
  /** Loads user and role again, after a failure. */
  reload(): Promise<void>;
  /** Stops timers and listeners; the stored tokens stay. */
  close(): void;
}

const VISITOR: SessionState = { status: 'visitor', me: null, role: null, error: null };
const LOADING: SessionState = { status: 'loading', me: null, role: null, error: null };

/** If cookies are kept, the server gives the session one that no script can read. */
const bindingHeaders = (): Record<string, string> =>
  navigator.cookieEnabled ? { [HEADERS.sessionBinding]: 'cookie' } : {};

const same = (a: SessionState, b: SessionState) =>
  a.status === b.status && a.me === b.me && a.role === b.role && a.error === b.error;

/**
 * The session of this browser. Its tokens live in the local storage and are shared by all tabs: a logout or login in one
 * is one in all. On sign-out every query is dropped, but for those with `meta: { public: true }`.
 */
export function createSession({ queryClient, baseUrl, clock = pageClock }: SessionOptions): PageSession {
  let positions = '';
  const http = createHttp({
    ...(baseUrl === undefined ? {} : { baseUrl }),
    clock,
    getToken: () => keeper.fresh(),
    refresh: (refused) => keeper.refresh(refused),
    onUnauthenticated: (refused) => keeper.signOut(refused),
    onAnswer(key, headers) {
      if (key === 'GET /me') positions = headers.get(HEADERS.positions) ?? '';
    },
  });
  const requestTokens = (refreshToken: string): Promise<Tokens> =>
    http('POST /refresh', { auth: 'none', headers: { [HEADERS.refreshToken]: refreshToken } });

  let identity: Identity | undefined;
  const memory = identityMemory(clock);
  const renewal = createReadable<Renewal>('ok');
  const keeper = new TokenKeeper({
    store: createTokenStore(),
    clock,
    requestTokens,
    renewed(outcome) {
      if (outcome !== renewal.get()) renewal.set(outcome);
    },
    changed(change) {
      if (change === 'signed-out') leave();
      else if (change === 'signed-in') enter();
      // Another tab replaced the token; it may have become somebody else's.
      else if (change === 'adopted') identity?.recheck();
    },
  });

  const state = createReadable<SessionState>(keeper.current() === null ? VISITOR : LOADING);
  const show = (next: SessionState) => {
    if (!same(next, state.get())) state.set(next);
  };

  const enter = () => {
    identity?.close();
    show(LOADING);
    identity = watchIdentity({ http, queryClient, show, memory, token: () => keeper.current() });
  };
  const leave = () => {
    identity?.close();
    identity = undefined;
    memory.forget();
    void queryClient.cancelQueries();
    queryClient.removeQueries({ predicate: (query) => query.meta?.['public'] !== true });
    queryClient.getMutationCache().clear();
    show(VISITOR);
  };
  if (keeper.current() !== null) enter();

  const holds = (role: Role | null | undefined, permission: PermissionName) =>
    role?.permissions.some(({ name }) => name === permission) ?? false;

  return {
    http,
    get: state.get,
    subscribe: state.subscribe,
    positions: () => positions,
    hasToken: () => keeper.current() !== null,
    can: (permission) => holds(state.get().role, permission),
    couldLast(permission) {
      const { status, role } = state.get();
      const known = status === 'loading' && role === null ? memory.recall(keeper.current()) : null;
      return holds(known?.role ?? role, permission);
    },
    getToken: () => keeper.fresh(),
    async login(credentials) {
      const requestedAt = momentOf(clock);
      const asked = { auth: 'none', headers: bindingHeaders() } as const;
      const tokens =
        'passkey' in credentials
          ? http('POST /login/passkey', { body: { assertion: credentials.passkey }, ...asked })
          : http('POST /login', { body: credentials, ...asked });
      keeper.signIn(await tokens, requestedAt);
    },
    async logout() {
      const token = keeper.current();
      if (token === null) return;
      try {
        // With the token as it is: the server takes an expired one here, and a refresh would only delay the end.
        await http('POST /logout', { auth: 'none', headers: { authorization: `Bearer ${token}` }, keepalive: true });
      } catch {
        // Signing out must always work; the server ends the session by itself when its tokens expire.
      }
      keeper.signOut();
    },
    renewal,
    async renew() {
      try {
        await keeper.refresh();
      } catch (error) {
        // The keeper has said so, and tries again.
        if (renewal.get() === 'ok') throw error;
      }
    },
    reload: async () => identity?.reload(),
    close() {
      identity?.close();
      keeper.close();
    },
  };
}

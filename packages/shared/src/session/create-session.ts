import type { PermissionName, Role, Tokens } from '@slotwise/contract';
import { HEADERS } from '@slotwise/contract/constants';
import { fieldFaultsOf } from '@slotwise/shared/words';
import type { QueryClient } from '@tanstack/react-query';
import { pageClock, type Clock } from '../clock';
import { createReadable, type Writable } from '../events/readable';
import { createHttp, isInconclusive, type Http } from '../http';
import type { Readable, Session, SessionState } from '../platform';
import { watchIdentity, type Identity } from './identity';
import { identityMemory, type IdentityMemory } from './identity-memory';
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
  /** Whether somebody was signed in on this page whose session ended without a logout on it; false once somebody signs in. */
  lost: Readable<boolean>;
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

const holds = (role: Role | null | undefined, permission: PermissionName) =>
  role?.permissions.some(({ name }) => name === permission) ?? false;

/**
 * The session of this browser. Its tokens live in the local storage and are shared by all tabs: a logout or login in one
 * is one in all. On sign-out every query is dropped, but for those with `meta: { public: true }`.
 */
export const createSession = (options: SessionOptions): PageSession => new BrowserSession(options);

/** Its members are bound to it: they are handed on one by one. */
class BrowserSession implements PageSession {
  readonly http: Http;
  readonly renewal = createReadable<Renewal>('ok');
  readonly lost = createReadable(false);
  private readonly queryClient: QueryClient;
  private readonly clock: Clock;
  private readonly memory: IdentityMemory;
  private readonly keeper: TokenKeeper;
  private readonly state: Writable<SessionState>;
  private identity: Identity | undefined;
  private lastPositions = '';
  private isProbing = false;
  private isLoggingOut = false;

  constructor({ queryClient, baseUrl, clock = pageClock }: SessionOptions) {
    this.queryClient = queryClient;
    this.clock = clock;
    this.memory = identityMemory(clock);
    this.http = this.connect(baseUrl);
    this.keeper = this.keepTokens();
    this.state = createReadable(this.hasToken() ? LOADING : VISITOR);
    if (this.hasToken()) this.enter();
  }

  readonly get = () => this.state.get();
  readonly subscribe = (listener: (state: SessionState) => void) => this.state.subscribe(listener);
  readonly positions = () => this.lastPositions;
  readonly hasToken = () => this.keeper.current() !== null;
  readonly can = (permission: PermissionName) => holds(this.get().role, permission);
  readonly couldLast = (permission: PermissionName) => {
    const { status, role } = this.get();
    const known = status === 'loading' && role === null ? this.memory.recall(this.keeper.current()) : null;
    return holds(known?.role ?? role, permission);
  };
  readonly getToken = () => this.keeper.fresh();

  readonly login: Session['login'] = async (credentials) => {
    const requestedAt = momentOf(this.clock);
    const asked = { auth: 'none', headers: bindingHeaders() } as const;
    const tokens =
      'passkey' in credentials
        ? this.http('POST /login/passkey', { body: { assertion: credentials.passkey }, ...asked })
        : this.http('POST /login', { body: credentials, ...asked });
    this.keeper.signIn(await tokens, requestedAt);
  };

  readonly logout = async () => {
    const token = this.keeper.current();
    if (token === null) return;
    this.isLoggingOut = true;
    // Reads under way, or begun from now on, would be refused once the token is worth nothing, and the browser would say so.
    this.stopReading();
    try {
      // With the token as it is: the server takes an expired one here, and a refresh would only delay the end.
      await this.http('POST /logout', { auth: 'none', headers: { authorization: `Bearer ${token}` }, keepalive: true });
    } catch {
      // Signing out must always work; the server ends the session by itself when its tokens expire.
    }
    this.keeper.signOut();
  };

  readonly renew = async () => {
    try {
      await this.keeper.retry();
    } catch (error) {
      // The keeper has said so, and tries again.
      if (this.renewal.get() === 'ok') throw error;
    }
  };

  readonly reload = async () => this.identity?.reload();

  readonly close = () => {
    this.identity?.close();
    this.keeper.close();
  };

  /** The client that carries this session's token. */
  private connect(baseUrl: string | undefined): Http {
    return createHttp({
      ...(baseUrl === undefined ? {} : { baseUrl }),
      clock: this.clock,
      getToken: () => {
        if (this.isLoggingOut) throw new DOMException('The session is ending.', 'AbortError');
        return this.keeper.fresh();
      },
      refresh: (refused) => this.keeper.refresh(refused),
      onUnauthenticated: (refused) => this.keeper.signOut(refused),
      onRefused: fieldFaultsOf,
      onInDoubt: () => void this.readAgain(),
      onAnswer: (key, headers) => {
        if (key === 'GET /me') this.lastPositions = headers.get(HEADERS.positions) ?? '';
      },
    });
  }

  /**
   * Reads all again that is shown, after a change of which nobody knows whether it was done. A read that fails loses what it had read: it waits
   * for a server that answers. While there is none, the live stream does the same once it is back.
   */
  private async readAgain(): Promise<void> {
    if (this.isProbing || !this.hasToken()) return;
    this.isProbing = true;
    try {
      await this.http('GET /myroles');
    } catch (error) {
      if (isInconclusive(error)) return;
    } finally {
      this.isProbing = false;
    }
    // Failed reads are left alone: one that is sent as a POST would otherwise bring itself back here, without end.
    void this.queryClient.invalidateQueries({
      predicate: ({ meta, state }) => meta?.['public'] !== true && state.status === 'success',
    });
  }

  private keepTokens(): TokenKeeper {
    return new TokenKeeper({
      store: createTokenStore(),
      clock: this.clock,
      requestTokens: (refreshToken): Promise<Tokens> =>
        this.http('POST /refresh', { auth: 'none', headers: { [HEADERS.refreshToken]: refreshToken } }),
      renewed: (outcome) => this.renewal.set(outcome),
      changed: (change) => {
        if (change === 'signed-out') this.leave();
        else if (change === 'signed-in') this.enter();
        // Another tab replaced the token; it may have become somebody else's.
        else if (change === 'adopted') this.identity?.recheck();
      },
    });
  }

  private show(next: SessionState): void {
    if (!same(next, this.get())) this.state.set(next);
  }

  private enter(): void {
    this.isLoggingOut = false;
    this.lost.set(false);
    this.identity?.close();
    this.show(LOADING);
    this.identity = watchIdentity({
      http: this.http,
      queryClient: this.queryClient,
      show: (next) => this.show(next),
      memory: this.memory,
      token: () => this.keeper.current(),
    });
  }

  private stopReading(): void {
    this.identity?.close();
    void this.queryClient.cancelQueries();
  }

  private leave(): void {
    this.stopReading();
    this.identity = undefined;
    this.memory.forget();
    this.queryClient.removeQueries({ predicate: (query) => query.meta?.['public'] !== true });
    this.queryClient.getMutationCache().clear();
    this.lost.set(this.get().status === 'user' && !this.isLoggingOut);
    this.isLoggingOut = false;
    this.show(VISITOR);
  }
}

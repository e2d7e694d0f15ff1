import type { Tokens } from '@slotwise/contract';
import { REFRESH_LEAD_MS } from '@slotwise/contract/constants';
import { isApiError } from '../http';
import { inTurn } from './in-turn';
import type { StoredTokens, TokenStore } from './token-store';

/** How the token changed: `signed-in` and `signed-out` here or in another tab, or `rotated`: the same session goes on. */
export type TokenChange = 'signed-in' | 'rotated' | 'adopted' | 'signed-out';

export interface TokenKeeper {
  /** The stored access token, however old. */
  current(): string | null;
  /** The access token, refreshed first if it is about to expire. Throws if it has expired and nobody answers. */
  fresh(): Promise<string | null>;
  /** Rotates the tokens unless somebody already replaced the refused one. Null: the session is over. */
  refresh(refused?: string): Promise<string | null>;
  signIn(tokens: Tokens, requestedAt: Moment): void;
  /** Clears the tokens; with `refused` only if that is still the one in use. */
  signOut(refused?: string): void;
  close(): void;
}

export interface TokenKeeperOptions {
  store: TokenStore;
  requestTokens(refreshToken: string): Promise<Tokens>;
  changed(change: TokenChange): void;
}

/** A point in time on both clocks: the wall's may be set, the monotonic one may stand still while the machine sleeps. */
export interface Moment {
  wall: number;
  steady: number;
}
export const moment = (): Moment => ({ wall: Date.now(), steady: performance.now() });

const LONGEST_TIMER_MS = 2 ** 31 - 1;
const BACKOFF_MS = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;
/** Answers that say nothing about the refresh token: too many calls, too early, or a server in trouble. */
const sayNothing = (status: number) => status >= 500 || status === 408 || status === 425 || status === 429;
const isRefusal = (error: unknown) => isApiError(error) && !sayNothing(error.status);

/**
 * Keeps the session's tokens fresh, in step with the other tabs. Only the server's refusal ends a session: without an
 * answer the tokens stay and the refresh is tried again, so that a lost connection or a restart signs nobody out.
 */
export function createTokenKeeper({ store, requestTokens, changed }: TokenKeeperOptions): TokenKeeper {
  let known = store.read();
  /** Expiry on the monotonic clock, for tokens that this tab fetched itself. */
  let steadyExpiry: number | undefined;
  let lead = REFRESH_LEAD_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let inFlight: Promise<string | null> | undefined;
  let closed = false;

  /** Milliseconds until the token expires, by the clock that says less. */
  const remaining = (tokens: StoredTokens) =>
    Math.min(
      tokens.expiresAt - Date.now(),
      tokens.access === known?.access && steadyExpiry !== undefined ? steadyExpiry - performance.now() : Infinity,
    );

  const schedule = (delay?: number) => {
    clearTimeout(timer);
    if (!known?.refresh || closed) return;
    const wait = delay ?? Math.max(0, remaining(known) - lead);
    timer = setTimeout(check, Math.min(wait, LONGEST_TIMER_MS));
  };

  /** Runs when the timer says so, and when the page wakes up: timers do not count the time that a machine slept. */
  const check = () => {
    if (!known) return;
    if (remaining(known) > lead) return schedule();
    refresh().catch(() => {
      // Nobody answered. The tokens stay; try again, later each time.
      const wait = BACKOFF_MS[Math.min(failures++, BACKOFF_MS.length - 1)] ?? 1000;
      schedule(wait * (0.75 + Math.random() / 2));
    });
  };

  const take = (tokens: StoredTokens | null, change: TokenChange) => {
    known = tokens;
    failures = 0;
    schedule();
    changed(change);
  };

  /** What another tab wrote. Half of what is left is the most lead it gets: two tabs must not drive each other. */
  const adopt = (tokens: StoredTokens): string => {
    if (tokens.access === known?.access) return tokens.access;
    const before = known;
    steadyExpiry = undefined;
    lead = Math.min(REFRESH_LEAD_MS, Math.max(0, tokens.expiresAt - Date.now()) / 2);
    take(tokens, before ? 'adopted' : 'signed-in');
    return tokens.access;
  };

  const end = (): null => {
    store.clear();
    if (known) take(null, 'signed-out');
    return null;
  };

  const keep = (tokens: Tokens, requestedAt: Moment, change: TokenChange): string => {
    const lifetime = tokens.expires_in * 1000;
    const expiresAt = requestedAt.wall + lifetime;
    store.write(tokens, expiresAt);
    steadyExpiry = requestedAt.steady + lifetime;
    // A token that lives shorter than the lead would be refreshed for ever once it came from a refresh.
    lead = change === 'signed-in' ? REFRESH_LEAD_MS : Math.min(REFRESH_LEAD_MS, lifetime / 2);
    take({ access: tokens.access_token, refresh: tokens.refresh_token, expiresAt }, change);
    return tokens.access_token;
  };

  /** Runs alone among all tabs; another one may have done the work while this one waited. */
  const rotate = async (refused: string | null): Promise<string | null> => {
    const stored = store.read();
    if (!stored) return end();
    if (stored.access !== refused && remaining(stored) > 0) return adopt(stored);
    if (stored.refresh === null) return end();
    const requestedAt = moment();
    let tokens: Tokens;
    try {
      tokens = await requestTokens(stored.refresh);
    } catch (error) {
      const now = store.read();
      if (now && now.refresh !== stored.refresh) return adopt(now);
      if (isRefusal(error)) return end();
      throw error;
    }
    const now = store.read();
    // Signed out, or in as somebody else, while the answer was on its way: it must not bring the old session back.
    if (now?.refresh !== stored.refresh) return now ? adopt(now) : end();
    return keep(tokens, requestedAt, 'rotated');
  };

  const refresh = (refused: string | null = known?.access ?? null) => {
    inFlight ??= inTurn('slotwise:refresh', () => rotate(refused)).finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };

  const unwatch = store.watch(() => {
    const stored = store.read();
    if (stored) adopt(stored);
    else if (known) take(null, 'signed-out');
  });
  const wake = () => {
    if (document.visibilityState !== 'hidden') check();
  };
  const wakers = [
    [globalThis, 'online'],
    [globalThis, 'pageshow'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [target, event] of wakers) target.addEventListener(event, wake);
  schedule();

  return {
    current: () => known?.access ?? null,
    async fresh() {
      if (!known || remaining(known) > lead) return known?.access ?? null;
      try {
        return await refresh();
      } catch (error) {
        if (known && remaining(known) > 0) return known.access;
        throw error;
      }
    },
    refresh,
    signIn: (tokens, requestedAt) => void keep(tokens, requestedAt, 'signed-in'),
    signOut(refused) {
      if (refused === undefined || refused === known?.access) end();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      unwatch();
      for (const [target, event] of wakers) target.removeEventListener(event, wake);
    },
  };
}

import type { Tokens } from '@slotwise/contract';
import { REFRESH_LEAD_MS } from '@slotwise/contract/constants';
import type { Clock } from '../clock';
import { isApiError, isInconclusive, NetworkError } from '../http';
import { inTurn } from './in-turn';
import { RefreshPause } from './refresh-pause';
import type { StoredTokens, TokenStore } from './token-store';

/** Change of the token: `signed-in` and `signed-out` here or in another tab, or `rotated`: the same session goes on. */
export type TokenChange = 'signed-in' | 'rotated' | 'adopted' | 'signed-out';

/** Whether the tokens could be renewed the last time; `failing` ends no session, it is tried again. */
export type Renewal = 'ok' | 'failing';

export interface TokenKeeperOptions {
  store: TokenStore;
  clock: Clock;
  requestTokens(refreshToken: string): Promise<Tokens>;
  changed(change: TokenChange): void;
  /** Told after each try to renew the tokens, and when another tab has renewed them. */
  renewed(outcome: Renewal): void;
}

/** A point in time on both clocks: the wall's may be set, the monotonic one may stand still while the machine sleeps. */
export interface Moment {
  wall: number;
  steady: number;
}
export const momentOf = (clock: Clock): Moment => ({ wall: clock.now(), steady: clock.steady() });

const LONGEST_TIMER_MS = 2 ** 31 - 1;
const isRefusal = (error: unknown) => isApiError(error) && !isInconclusive(error);

/**
 * Keeps the session's tokens fresh, in step with the other tabs. Only the server's refusal ends a session: without an
 * answer the tokens stay and the refresh is tried again, so that a lost connection or a restart signs nobody out.
 */
export class TokenKeeper {
  private known: StoredTokens | null;
  /** Expiry on the monotonic clock, for tokens that this tab fetched itself. */
  private steadyExpiry: number | undefined;
  private lead = REFRESH_LEAD_MS;
  private cancelCheck: () => void = () => undefined;
  private readonly pause: RefreshPause;
  /** Why the tokens could not be renewed when this tab last tried. */
  private failure: Error | undefined;
  private inFlight: Promise<string | null> | undefined;
  private readonly end = new AbortController();

  constructor(private readonly options: TokenKeeperOptions) {
    const { store, clock } = options;
    this.pause = new RefreshPause(clock);
    this.known = store.read();
    const { signal } = this.end;
    signal.addEventListener(
      'abort',
      store.watch(() => this.takeOver()),
    );
    const wake = () => {
      if (document.visibilityState !== 'hidden') this.check();
    };
    const reach = () => {
      // The obstacle may be gone.
      this.pause.skip();
      wake();
    };
    globalThis.addEventListener('online', reach, { signal });
    globalThis.addEventListener('pageshow', wake, { signal });
    document.addEventListener('visibilitychange', wake, { signal });
    this.schedule();
  }

  /** The stored access token, however old. */
  current(): string | null {
    return this.known?.access ?? null;
  }

  /** The access token, refreshed first if it is about to expire. Throws if it has expired and nobody answers. */
  async fresh(): Promise<string | null> {
    if (!this.known || this.remaining(this.known) > this.lead) return this.current();
    try {
      return await this.refresh();
    } catch (error) {
      if (this.known && this.remaining(this.known) > 0) return this.known.access;
      throw error;
    }
  }

  /** Rotates the tokens at once, also while nobody else may. */
  retry(): Promise<string | null> {
    this.pause.skip();
    return this.refresh();
  }

  /**
   * Rotates the tokens unless somebody already replaced the refused one. Null: the session is over. For a while after a failure it throws
   * that without asking anybody.
   */
  refresh(refused: string | null = this.current()): Promise<string | null> {
    this.inFlight ??= inTurn('slotwise:refresh', () => this.rotate(refused))
      .catch((error: unknown) => {
        this.options.renewed('failing');
        // Nobody was asked in vain, but what came cannot be kept: a full storage, say.
        if (this.pause.left() === 0) this.pause.lengthen();
        // A call may have asked for it, too: it is tried again once the wait is over.
        this.schedule(this.pause.left());
        throw error;
      })
      .finally(() => {
        this.inFlight = undefined;
      });
    return this.inFlight;
  }

  signIn(tokens: Tokens, requestedAt: Moment): void {
    this.keep(tokens, requestedAt, 'signed-in');
  }

  /** Clears the tokens; with `refused` only if that is still the one in use. */
  signOut(refused?: string): void {
    if (refused === undefined || refused === this.known?.access) this.endSession();
  }

  close(): void {
    this.end.abort();
    this.cancelCheck();
  }

  /** Milliseconds until the token expires, by the clock that says less. */
  private remaining(tokens: StoredTokens): number {
    const { clock } = this.options;
    const isOwn = tokens.access === this.known?.access && this.steadyExpiry !== undefined;
    const steady = isOwn ? (this.steadyExpiry ?? 0) - clock.steady() : Infinity;
    return Math.min(tokens.expiresAt - clock.now(), steady);
  }

  private schedule(delay?: number): void {
    this.cancelCheck();
    if (!this.known?.refresh || this.end.signal.aborted) return;
    const wait = delay ?? Math.max(0, this.remaining(this.known) - this.lead);
    this.cancelCheck = this.options.clock.after(Math.min(wait, LONGEST_TIMER_MS), () => this.check());
  }

  /** Runs when the timer says so, and when the page wakes up: timers do not count the time that a machine slept. */
  private check(): void {
    if (!this.known) return;
    if (this.remaining(this.known) > this.lead) return this.schedule();
    this.refresh().catch(() => {
      // The tokens stay, and the next try is planned.
    });
  }

  private take(tokens: StoredTokens | null, change: TokenChange): void {
    this.known = tokens;
    this.failure = undefined;
    this.pause.end();
    this.schedule();
    this.options.renewed('ok');
    this.options.changed(change);
  }

  /** Another tab has changed what is stored. */
  private takeOver(): void {
    const stored = this.options.store.read();
    if (stored) this.adopt(stored);
    else if (this.known) this.take(null, 'signed-out');
  }

  /** Takes another tab's tokens. The lead is at most half of the remaining time: two tabs must not drive each other. */
  private adopt(tokens: StoredTokens): string {
    if (tokens.access === this.known?.access) return tokens.access;
    const before = this.known;
    this.steadyExpiry = undefined;
    this.lead = Math.min(REFRESH_LEAD_MS, Math.max(0, tokens.expiresAt - this.options.clock.now()) / 2);
    this.take(tokens, before ? 'adopted' : 'signed-in');
    return tokens.access;
  }

  private endSession(): null {
    this.options.store.clear();
    if (this.known) this.take(null, 'signed-out');
    return null;
  }

  private keep(tokens: Tokens, requestedAt: Moment, change: TokenChange): string {
    const lifetime = tokens.expires_in * 1000;
    const expiresAt = requestedAt.wall + lifetime;
    this.options.store.write(tokens, expiresAt);
    this.steadyExpiry = requestedAt.steady + lifetime;
    // A token that lives shorter than the lead would be refreshed for ever once it came from a refresh.
    this.lead = change === 'signed-in' ? REFRESH_LEAD_MS : Math.min(REFRESH_LEAD_MS, lifetime / 2);
    this.take({ access: tokens.access_token, refresh: tokens.refresh_token, expiresAt }, change);
    return tokens.access_token;
  }

  /** Runs alone among all tabs; another one may have rotated the tokens while this one waited. */
  private async rotate(refused: string | null): Promise<string | null> {
    const { store, clock, requestTokens } = this.options;
    const stored = store.read();
    if (!stored) return this.endSession();
    if (stored.access !== refused && this.remaining(stored) > 0) return this.adopt(stored);
    if (stored.refresh === null) return this.endSession();
    if (this.pause.left() > 0) throw this.failure ?? new NetworkError('Another tab got no answer just now.');
    const requestedAt = momentOf(clock);
    let tokens: Tokens;
    try {
      tokens = await requestTokens(stored.refresh);
    } catch (error) {
      const now = store.read();
      if (now && now.refresh !== stored.refresh) return this.adopt(now);
      if (isRefusal(error)) return this.endSession();
      this.failure = error as Error;
      this.pause.lengthen();
      throw error;
    }
    const now = store.read();
    // Signed out, or in as somebody else, while the answer was on its way: it must not bring the old session back.
    if (now?.refresh !== stored.refresh) return now ? this.adopt(now) : this.endSession();
    return this.keep(tokens, requestedAt, 'rotated');
  }
}

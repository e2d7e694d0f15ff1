import type { Http } from '../http';
import type { EventBus } from './bus';
import type { Extensions, Records } from './extensions';
import type { Outbox } from './outbox';
import type { Readable } from './readable';
import type { Session } from './session';

/** Theme that a page is drawn in. `system` is resolved before it reaches a remote. */
export type ResolvedTheme = 'light' | 'dark' | 'high-contrast';
/** Themes that a person may pick. */
export type ThemeChoice = 'light' | 'dark' | 'system';
/** Density of tables and lists. */
export type Density = 'comfortable' | 'compact';

/** Size of the area that the remote is drawn in, in CSS pixels: the window, or in a partner's page the element. */
export interface Viewport {
  width: number;
  height: number;
}

export type LiveState = 'live' | 'reconnecting' | 'offline';

/** Small choices that a person made on this device. Each remote has its own; a value is short text, gone when the browser's storage is. */
export interface Preferences {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

/** A message that stands on the page for a while. */
export interface Notice {
  intent: 'success' | 'error' | 'warning' | 'info';
  title: string;
  body?: string;
  /** A link or button in the toast. */
  action?: { label: string; onClick: () => void };
  /** Once it is aborted the notice goes: what it says, or what it offers, is so no longer. */
  signal?: AbortSignal;
}

/**
 * All that a remote may use of the page it runs in. In the shell it is the shell's; in a partner's page `embed` builds
 * it from the grants of the partner's server. Versioned by `api` (semver).
 */
export interface Platform {
  api: string;
  session: Session;
  http: Http;
  events: EventBus;
  /** `chosen` is what the person picked, before `system` is resolved. */
  theme: Readable<ResolvedTheme> & { chosen(): ThemeChoice; choose(theme: ThemeChoice): void };
  density: Readable<Density> & { choose(density: Density): void };
  viewport: Readable<Viewport>;
  /** BCP 47 tag of the reader's locale, as `Intl` takes it: texts are in its language where there is a translation, dates and numbers always. */
  locale: Readable<string>;
  /** The search term shared across screens, cut after 200 characters. */
  search: Readable<string> & { set(term: string): void };
  preferences: Preferences;
  outbox: Outbox;
  extensions: Extensions;
  records: Records;
  /** Goes to an address of the application, in any remote. */
  navigate(to: string, options?: { replace?: boolean }): void;
  /** At most 20 in ten seconds, then it throws. */
  notify(notice: Notice): void;
  /** Announces something to people who do not see the screen. At most 50 in ten seconds, then it throws. */
  announce(text: string): void;
  /** Reports an error that the remote caught itself, under the remote's name and version. */
  report(error: unknown): void;
  /** Aborted when the remote is unmounted: ends its timers, listeners, requests and subscriptions. */
  signal: AbortSignal;
}

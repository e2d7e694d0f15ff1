import type { CatalogueTopics } from '@slotwise/contract/bus';
import type { Me, PermissionName, RemoteManifest, Role } from '@slotwise/contract';
import type { ComponentType } from 'react';
import type { Http } from '../http';

/** What a page is drawn in. `system` is resolved before it reaches a remote. */
export type ResolvedTheme = 'light' | 'dark' | 'high-contrast';
/** What a person may pick. */
export type ThemeChoice = 'light' | 'dark' | 'system';
/** How tightly tables and lists are set. */
export type Density = 'comfortable' | 'compact';

/** A value that changes, and whoever wants to know. `subscribe` calls back on each change, not at once. */
export interface Readable<T> {
  get(): T;
  /** Returns the function that ends it; it also ends by itself when the platform's `signal` is aborted. */
  subscribe(listener: (value: T) => void): () => void;
}

/** Who is signed in. */
export interface SessionState {
  status: 'visitor' | 'loading' | 'user';
  me: Me | null;
  /** Null without a role, and until it is known. */
  role: Role | null;
  /** Why user or role could not be loaded (a `LoadError`); `status` stays `loading` while there is no user to show. */
  error: Error | null;
}

/** The session that the page gives to a remote. */
export interface Session extends Readable<SessionState> {
  /** Whether the current user's role holds the permission. False while loading. */
  can(permission: PermissionName): boolean;
  /** The access token, refreshed first if it is about to expire; null for a visitor. */
  getToken(): Promise<string | null>;
  /** Opens a session. Throws `ApiError` with code `invalid_credentials`. */
  login(credentials: { email: string; password: string }): Promise<void>;
  logout(): Promise<void>;
}

/** Size of what the remote is drawn in, in CSS pixels: the window, or in a partner's page the element. */
export interface Viewport {
  width: number;
  height: number;
}

export type LiveState = 'live' | 'reconnecting' | 'offline';

/**
 * Topics of the page's event bus and what each carries. The last value of a topic is kept and handed to late
 * subscribers. A remote may publish or hear only what its manifest names; topics of its own it adds to this interface.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an interface, because a remote can add to that
export interface BusTopics extends CatalogueTopics {}
/** Name of a topic, `area:what`. */
export type Topic = keyof BusTopics;

/**
 * The page's event bus as one remote may use it. A topic that the manifest does not name in `events.publishes` or
 * `events.hears` throws an `Error` that says so, and so does publishing more than 500 times a second.
 */
export interface EventBus {
  /**
   * Hands all listeners one frozen copy of the value, which must be plain data (`TypeError`). Does nothing once the
   * remote is unmounted.
   */
  publish<T extends Topic>(topic: T, value: BusTopics[T]): void;
  /** Called at once with the last value, if there is one, then on each publish. Returns the function that ends it. */
  subscribe<T extends Topic>(topic: T, listener: (value: BusTopics[T]) => void): () => void;
  /** What was published last; undefined if nothing was. */
  last<T extends Topic>(topic: T): BusTopics[T] | undefined;
}

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
}

/**
 * All that a remote may use of the page it runs in. In the shell it is the shell's; in a partner's page `embed`
 * builds it from what the partner's server granted. Versioned by `api` (semver).
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
  /** The search term shared across screens. */
  search: Readable<string> & { set(term: string): void };
  preferences: Preferences;
  /** Goes to an address of the application, of whichever remote owns it. */
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

/** What a remote's component is given. */
export interface RemoteAppProps {
  platform: Platform;
}

/** What a remote's module `./app` exports by default. */
export interface Remote {
  manifest: RemoteManifest;
  App: ComponentType<RemoteAppProps>;
}

type Lifecycle = (props: never) => Promise<unknown>;
/** What a remote's module `./parcel` exports: single-spa's lifecycles. Each may be called again after `unmount`. */
export interface Parcel {
  bootstrap: Lifecycle;
  mount: Lifecycle;
  update: Lifecycle;
  unmount: Lifecycle;
}

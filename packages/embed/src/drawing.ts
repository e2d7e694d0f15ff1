import type { ThemeChoice } from '@slotwise/shared/remote';
import type { Direction } from '@slotwise/shared/words';
import type { FetchToken } from './element';

/** One attempt to put a remote into its place. */
export interface Drawing {
  element: HTMLElement;
  /** The element's own shadow root, empty. */
  place: ShadowRoot;
  name: string;
  /** Address of Slotwise, ending in a slash. */
  server: string;
  /** Origin of the partner's page. */
  page: string;
  fetchToken: FetchToken;
  path: string | null;
  theme: ThemeChoice;
  /** Canonical language tag. */
  locale: string;
  /** Direction of the page; undefined: that of the remote's language. */
  direction: Direction | undefined;
  /** Left out: as tall as its content. */
  height: string | null;
  /** Somebody tries again: the browser's copies of the remote's files are not to be trusted. */
  fresh: boolean;
  /** The page's CSP nonce, if it has one. */
  nonce: string | undefined;
  /** Ends it, wherever it is. */
  signal: AbortSignal;
  /** The content may not be shown any more. */
  onEnd(error: unknown): void;
}

/** A remote that stands in its place. */
export interface Drawn {
  /** Name for people. */
  title: string;
  version: string;
  /** Resolves once it has left its place, after the drawing's signal. */
  unmounted: Promise<void>;
  chooseTheme(theme: ThemeChoice): void;
  chooseLocale(locale: string): void;
  chooseDirection(direction: Direction | undefined): void;
  /** Null: as tall as its content. */
  chooseHeight(height: string | null): void;
}

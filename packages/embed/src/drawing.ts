import type { ThemeChoice } from '@slotwise/shared/remote';
import type { Direction } from '@slotwise/shared/words';
import type { FetchToken } from './element';

/** One attempt to put a remote into its place. */
export interface Drawing {
  element: HTMLElement;
  /** The element's own shadow root, empty. */
  place: ShadowRoot;
  name: string;
  /** Where Slotwise is, ending in a slash. */
  server: string;
  /** Origin of the partner's page. */
  page: string;
  fetchToken: FetchToken;
  path: string | null;
  theme: ThemeChoice;
  /** Canonical language tag. */
  locale: string;
  /** How the page is laid out; undefined: as the language that the remote speaks is written. */
  direction: Direction | undefined;
  /** Left out: as tall as what it shows. */
  height: string | null;
  /** Somebody tries again: what the browser keeps of the remote is not to be trusted. */
  fresh: boolean;
  /** The page's CSP nonce, if it has one. */
  nonce: string | undefined;
  /** Ends it, wherever it is. */
  signal: AbortSignal;
  /** What is shown may not be shown any more. */
  onEnd(error: unknown): void;
}

/** A remote that stands in its place. */
export interface Drawn {
  /** What people call it. */
  title: string;
  version: string;
  /** Resolves once it has left its place, after the drawing's signal. */
  unmounted: Promise<void>;
  chooseTheme(theme: ThemeChoice): void;
  chooseLocale(locale: string): void;
  chooseDirection(direction: Direction | undefined): void;
  /** Null: as tall as what it shows. */
  chooseHeight(height: string | null): void;
}

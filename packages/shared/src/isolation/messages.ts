import type { LiveMessage, RegistryEntry, RemoteManifest } from '@slotwise/contract';
import type { RemoteFault } from '../loading';
import type { Density, Notice, ResolvedTheme, SessionState, ThemeChoice, Viewport } from '../platform';
import type { WireError } from './wire-error';

/** An address of the page, as routers know it. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Plain data that came with the navigation. */
  state: unknown;
  key: string;
  /** How the page came there: `POP` by the back button, or from elsewhere. */
  type: 'POP' | 'PUSH' | 'REPLACE';
}

/** The page's state as it tells it: all of it at the beginning, then the changes. */
export interface PageState {
  /** The role holds only what the remote may do; the error is its message. */
  session: Omit<SessionState, 'error'> & { error: string | null };
  theme: ResolvedTheme;
  themeChoice: ThemeChoice;
  density: Density;
  viewport: Viewport;
  locale: string;
  search: string;
  /** The kinds of records that this person may see, and where. */
  records: NonNullable<RemoteManifest['records']>;
  place: Place;
  /** By how many milliseconds the server's clock is ahead of the browser's. */
  clockAhead: number;
}

/** The options of a call, as far as they can be sent. */
export interface SentInput {
  body?: unknown;
  query?: unknown;
  bytes?: Blob;
  /** Tell how many of the bytes have left. */
  progress?: boolean;
  idempotencyKey?: string;
  timeoutMs?: number;
  changes?: false;
  ifMatch?: string;
}

/** From the shell to the frame. */
export type ToIsolated =
  | {
      kind: 'start';
      entry: RegistryEntry;
      state: PageState;
      preferences: Readonly<Record<string, string>>;
      /** The last values of the topics that the remote hears. */
      topics: readonly (readonly [topic: string, value: unknown])[];
      /** Somebody tries again: what the browser keeps of the remote is not to be trusted. */
      fresh: boolean;
    }
  | { kind: 'state'; changed: Partial<Omit<PageState, 'place'>> }
  /** @param after the last navigation of the frame that the page knew of then */
  | { kind: 'place'; place: Place; after: number }
  | { kind: 'answer'; call: number; value: unknown }
  | { kind: 'refusal'; call: number; error: WireError }
  | { kind: 'sent'; call: number; bytes: number }
  | { kind: 'line'; call: number; value: unknown }
  | { kind: 'topic'; topic: string; value: unknown }
  | { kind: 'live'; message: LiveMessage; short: boolean }
  /** Data that was loaded until now may lack events. */
  | { kind: 'stale' }
  | { kind: 'noticed'; notice: number }
  /** Somebody has come to this page: the focus is the heading's. */
  | { kind: 'arrive' }
  | { kind: 'ping' };

/** From the frame to the shell. */
export type FromIsolated =
  | { kind: 'drawn' }
  | { kind: 'failed'; fault: RemoteFault; message: string }
  | { kind: 'call'; call: number; key: string; input: SentInput; stream: boolean }
  | { kind: 'abort'; call: number }
  | { kind: 'publish'; topic: string; value: unknown }
  /** @param asked counts them, from 1 */
  | { kind: 'navigate'; to: string; replace: boolean; state: unknown; asked: number }
  | { kind: 'go'; steps: number }
  | { kind: 'open'; to: string }
  | {
      kind: 'notify';
      notice: Omit<Notice, 'action' | 'signal'>;
      action: { notice: number; label: string } | null;
      /** Its number, if it may be withdrawn. */
      withdrawable: number | null;
    }
  | { kind: 'withdraw'; notice: number }
  | { kind: 'announce'; text: string }
  | { kind: 'report'; message: string }
  | { kind: 'theme'; choice: ThemeChoice }
  | { kind: 'density'; choice: Density }
  | { kind: 'search'; term: string }
  | { kind: 'preference'; key: string; value: string }
  | { kind: 'keys'; keys: PressedKeys }
  | { kind: 'pong' };

/** A combination that the frame does not use: it may be one of the shell's. */
export type PressedKeys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** How the page in the frame says that its script runs; the shell then hands in the port. */
export const HELLO = 'slotwise:isolated';
/** Of a page of the server, in which the shell draws. */
export const ISOLATED_PAGE = '/embed/isolated';

/** Whether the shell may want the keys: K with the key of commands. */
export const isForShell = ({ code, ctrlKey, metaKey, shiftKey }: PressedKeys): boolean =>
  code === 'KeyK' && (ctrlKey || metaKey) && !shiftKey;

import type { Notice, ThemeChoice } from '@slotwise/shared/remote';
import type { Drawing } from './drawing';
import type { Failure } from './embed-error';
import type { GrantedToken } from './element';

/** From the partner's page to our frame. */
export type ToFrame =
  | ({ kind: 'start' } & Pick<Drawing, 'name' | 'path' | 'theme' | 'locale' | 'direction' | 'height' | 'fresh'>)
  | { kind: 'theme'; theme: ThemeChoice }
  | { kind: 'locale'; locale: string }
  | { kind: 'direction'; direction: Drawing['direction'] }
  | { kind: 'size'; height: string | null }
  | { kind: 'token'; asked: number; granted: GrantedToken }
  | { kind: 'no-token'; asked: number; reason: string };

/** From our frame to the partner's page. */
export type FromFrame =
  | { kind: 'ready' }
  | { kind: 'token'; asked: number }
  | { kind: 'mounted'; title: string; version: string }
  | { kind: 'failed'; failure: Failure; mounted: boolean }
  | { kind: 'navigate'; to: string; replace: boolean }
  | { kind: 'notice'; notice: Notice }
  | { kind: 'height'; height: number };

const MARK = 'slotwise';

/**
 * Talks to exactly one window of exactly one origin: others are neither heard nor told anything.
 * @returns what tells it something
 */
export function talkTo<Said extends { kind: string }, Heard extends { kind: string }>(
  peer: Window,
  origin: string,
  signal: AbortSignal,
  hear: (message: Heard) => void,
): (message: Said) => void {
  globalThis.addEventListener(
    'message',
    ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== peer || from !== origin) return;
      if (typeof data === 'object' && data !== null && MARK in data) hear(data[MARK] as Heard);
    },
    { signal },
  );
  return (message) => peer.postMessage({ [MARK]: message }, origin);
}

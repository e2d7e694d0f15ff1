import { pageClock, type Clock } from '../clock';
import type { LiveState } from '../platform';
import type { RawMessage } from './stream-connection';

/** Messages between tabs. `n` counts what a leader sent, so that a tab that missed something knows it. */
export type TabNote =
  | { kind: 'hello' }
  | { kind: 'lead'; leader: string; n: number; user: string | null; at: string; state: LiveState; reason: string }
  | { kind: 'message'; leader: string; n: number; user: string | null; id: string; message: RawMessage }
  | { kind: 'reload'; leader: string; n: number; user: string | null };

export interface TabsOptions {
  /** This tab is the one that holds the stream, until the returned function is called. */
  lead(): () => void;
  onNote(note: TabNote): void;
  clock?: Clock;
}

export interface Tabs {
  tell(note: TabNote): void;
  /** A leader was heard of. */
  heard(): void;
  close(): void;
}

const NAME = 'slotwise:live';
/**
 * Interval at which a visible tab asks whether its leader still lives, and the time it waits for an answer. A frozen
 * tab keeps its lock.
 */
const ASK_EVERY_MS = 15_000;
const SILENCE_MAX_MS = 40_000;

/** A tab that leads itself and tells nobody. */
export const aloneInTab = (lead: TabsOptions['lead']): Tabs => ({
  tell: () => undefined,
  heard: () => undefined,
  close: lead(),
});

/**
 * One tab of the browser leads: the one that holds the lock. When it goes, the browser hands the lock to the next.
 * Without Web Locks or BroadcastChannel each tab leads itself.
 */
export function joinTabs({ lead, onNote, clock = pageClock }: TabsOptions): Tabs {
  const locks = globalThis.navigator.locks as LockManager | undefined;
  if (!locks || typeof BroadcastChannel === 'undefined') {
    return aloneInTab(lead);
  }
  const channel = new BroadcastChannel(NAME);
  let release: (() => void) | undefined;
  let waiting = new AbortController();
  let lastHeard = clock.steady();
  let closed = false;

  const campaign = (steal = false) => {
    waiting.abort();
    waiting = new AbortController();
    const request = steal ? { steal } : { signal: waiting.signal };
    const reign = locks.request(
      NAME,
      request,
      () =>
        new Promise<void>((resolve) => {
          const stop = lead();
          release = () => {
            release = undefined;
            stop();
            resolve();
          };
        }),
    );
    // Given up while waiting, or taken over by a tab that had heard nothing of this one for long: stand in line again.
    reign.catch(() => {
      if (!release) return;
      release();
      if (!closed) campaign();
    });
  };

  channel.onmessage = ({ data }: MessageEvent<TabNote>) => onNote(data);
  const stopAsking = clock.every(ASK_EVERY_MS, () => {
    if (release || document.visibilityState === 'hidden') {
      lastHeard = clock.steady();
      return;
    }
    if (clock.steady() - lastHeard > SILENCE_MAX_MS) {
      lastHeard = clock.steady();
      campaign(true);
    } else channel.postMessage({ kind: 'hello' } satisfies TabNote);
  });

  campaign();
  channel.postMessage({ kind: 'hello' } satisfies TabNote);
  return {
    tell(note) {
      if (!closed) channel.postMessage(note);
    },
    heard: () => {
      lastHeard = clock.steady();
    },
    close() {
      closed = true;
      stopAsking();
      waiting.abort();
      release?.();
      channel.close();
    },
  };
}

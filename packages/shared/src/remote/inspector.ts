import { createReadable } from '../events/readable';
import { namesOf, type Held } from './held';
import type { Readable } from '../platform';

/** One place where a remote is drawn, to be looked at while it is there. */
export interface MountRecord {
  remote: string;
  version: string;
  /** Milliseconds since the page began. */
  since: number;
  /** When its first screen stood in the page; null until then. */
  drawnAt: number | null;
  /** Things of the platform that it owns right now: all of them end with the mount. */
  owned(): { subscriptions: number; requests: number };
  /** Things that its own code has started and not ended, oldest first; only in a page that watches for leaks. */
  held(): readonly Held[];
}

/** Things that an ended mount has left behind in the page. */
export interface LeftRecord {
  remote: string;
  version: string;
  /** When it was found, in milliseconds since the page began. */
  at: number;
  /** In words, each once: `3 × interval of 500 ms`. */
  names: string[];
}

/** One thing that was published on the page's bus, or refused. */
export interface BusRecord {
  n: number;
  /** Milliseconds since the page began. */
  at: number;
  topic: string;
  /** A remote's id, or `shell`. */
  by: string;
  /** Shape of the value that it carried, without its content: `{ term: string }`. */
  shape: string;
  refused: boolean;
}

/** A page's notes about its remotes, for their developers to see. */
export interface Inspector {
  mounts: Readable<readonly MountRecord[]>;
  /** The last ones, oldest first. */
  left: Readable<readonly LeftRecord[]>;
  /** The last ones, oldest first. */
  journal: Readable<readonly BusRecord[]>;
  noteMount(mount: Omit<MountRecord, 'since' | 'drawnAt'>): {
    drawn(): void;
    ended(): void;
    /** After it has ended. */
    left(held: readonly Held[]): void;
  };
  noteBus(note: Pick<BusRecord, 'topic' | 'by' | 'refused'> & { value?: unknown }): void;
}

export const JOURNAL_LENGTH = 200;
const LEFT_LENGTH = 20;

export function createInspector(): Inspector {
  const mounts = createReadable<readonly MountRecord[]>([]);
  const left = createReadable<readonly LeftRecord[]>([]);
  const journal = createReadable<readonly BusRecord[]>([]);
  let noted = 0;
  return {
    mounts,
    left,
    journal,
    noteMount(mount) {
      const record: MountRecord = { ...mount, since: performance.now(), drawnAt: null };
      mounts.set([...mounts.get(), record]);
      return {
        drawn() {
          record.drawnAt = performance.now();
          mounts.set([...mounts.get()]);
        },
        ended: () => mounts.set(mounts.get().filter((each) => each !== record)),
        left(held) {
          const { remote, version } = record;
          const found = { remote, version, at: performance.now(), names: namesOf(held) };
          left.set([...left.get().slice(1 - LEFT_LENGTH), found]);
        },
      };
    },
    noteBus({ value, ...note }) {
      noted += 1;
      const record = { ...note, n: noted, at: performance.now(), shape: note.refused ? '' : shapeOf(value) };
      journal.set([...journal.get().slice(1 - JOURNAL_LENGTH), record]);
    },
  };
}

/** `{ term: string, list: number[] }`: the kinds of a value, two levels deep. Never what it says. */
export function shapeOf(value: unknown, depth = 2): string {
  if (value === null) return 'null';
  if (typeof value !== 'object') return typeof value;
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `${shapeOf(value[0], depth - 1)}[]`;
  if (depth === 0) return '{…}';
  const fields = Object.entries(value).map(([key, field]) => `${key}: ${shapeOf(field, depth - 1)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

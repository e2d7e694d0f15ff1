/** A build whose code may run. */
export interface Suspect {
  /** Address of the build's manifest of modules: another build of the remote is another suspect. */
  entry: string;
  remote: string;
  version: string;
}

/** A page did not answer while this build was in it. */
export interface Case extends Suspect {
  /** Whether it is proven that it was this build's code. */
  sure: boolean;
  /** Milliseconds since the epoch. */
  at: number;
  /** Set once it was reported. */
  told?: boolean;
  /** The key of the mark that it was concluded from, where no worker saw it. */
  mark?: string;
}

type Mark = Suspect & { at: number };

const HELD = 'slotwise.held.';
/** From when a build begins to run for the first time until the page answers again: a worker may not have started yet. */
const BEGUN = 'slotwise.begun.';
const KEPT_MS = 7 * 24 * 3_600_000;
/** Another page may be drawing it right now, as long as it would take the worker to call that silence. */
const BEGUN_LONG_AGO_MS = 5000;
/** A look that comes later counts for this long: this page was not run either. */
const LOOK_COUNTS_MS = 500;

/**
 * The record of builds that kept a page from answering, in the local storage: all pages of this browser read it, and at
 * once. Without storage it lasts as long as this page.
 */
export class HeldBuilds {
  readonly #storage: () => Storage;
  readonly #own = new Map<string, Case>();
  /** When somebody asked for a build in spite of its case. */
  readonly #released = new Map<string, number>();
  readonly #begunKey: string;
  /** The build that this page has marked as begun. */
  #begun: string | null = null;
  /** Marks of other pages: for how long they were seen to stay, and when they were looked at last. */
  readonly #seen = new Map<string, { at: number; ms: number; lookedAt: number }>();

  constructor(storage: () => Storage, page: string) {
    this.#storage = storage;
    this.#begunKey = `${BEGUN}${page}`;
  }

  get(entry: string): Case | null {
    const found = this.#read<Case>(HELD + entry) ?? this.#own.get(entry);
    return found && Date.now() - found.at < KEPT_MS ? found : null;
  }

  /** @returns false for a case that is older than the question of somebody who wanted the build in spite of it */
  put(found: Case): boolean {
    if (found.at <= (this.#released.get(found.entry) ?? -Infinity)) return false;
    const isKept = this.#write((storage) => storage.setItem(HELD + found.entry, JSON.stringify(found)));
    if (!isKept) this.#own.set(found.entry, found);
    return true;
  }

  release(entry: string): void {
    this.#released.set(entry, Date.now());
    this.#own.delete(entry);
    this.#write((storage) => {
      storage.removeItem(HELD + entry);
      for (const [key, mark] of this.#marks()) if (mark.entry === entry) storage.removeItem(key);
    });
  }

  /** A build begins to run for the first time in this page. */
  begins({ entry, remote, version }: Suspect): void {
    this.#begun = entry;
    this.#write((storage) =>
      storage.setItem(this.#begunKey, JSON.stringify({ entry, remote, version, at: Date.now() })),
    );
  }

  /** This page answers: what another one has concluded from its silence is not so. What its own worker saw stays. */
  answers(): void {
    const begun = this.#begun;
    this.#begun = null;
    this.#write((storage) => {
      storage.removeItem(this.#begunKey);
      if (begun !== null && this.#read<Case>(HELD + begun)?.mark === this.#begunKey) storage.removeItem(HELD + begun);
    });
  }

  /** Builds with which other pages began and never went on, each once. */
  takeNeverOver(): Case[] {
    return this.#marks()
      .filter(([key, mark]) => this.#stayed(key, mark) >= BEGUN_LONG_AGO_MS)
      .map(([key, mark]) => {
        this.#write((storage) => storage.removeItem(key));
        this.#seen.delete(key);
        return { ...mark, at: Date.now(), sure: true, mark: key };
      });
  }

  /** How long a mark has been there, less the time in which this page was not run: that one may not have been either. */
  #stayed(key: string, { at }: Mark): number {
    const now = Date.now();
    const before = this.#seen.get(key);
    const ms = before?.at === at ? before.ms + Math.min(now - before.lookedAt, LOOK_COUNTS_MS) : now - at;
    this.#seen.set(key, { at, ms, lookedAt: now });
    return ms;
  }

  /** Whether another page has begun with it and may never go on. */
  isBegunElsewhere(entry: string): boolean {
    return this.#marks().some(([, mark]) => mark.entry === entry);
  }

  #marks(): [key: string, mark: Mark][] {
    const found: [string, Mark][] = [];
    this.#write((storage) => {
      for (const key of Object.keys(storage)) {
        if (!key.startsWith(BEGUN) || key === this.#begunKey) continue;
        const mark = this.#read<Mark>(key);
        if (mark) found.push([key, mark]);
      }
    });
    for (const key of this.#seen.keys()) if (!found.some(([each]) => each === key)) this.#seen.delete(key);
    return found;
  }

  #read<T>(key: string): T | null {
    try {
      return JSON.parse(this.#storage().getItem(key) ?? 'null') as T | null;
    } catch {
      return null;
    }
  }

  /** @returns false without storage: then nothing is remembered */
  #write(work: (storage: Storage) => void): boolean {
    try {
      work(this.#storage());
      return true;
    } catch {
      return false;
    }
  }
}

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
}

const HELD = 'slotwise.held.';
/** From when a build begins to run for the first time until the page answers again: a worker may not have started yet. */
const BEGUN = 'slotwise.begun.';
const KEPT_MS = 7 * 24 * 3_600_000;
/** Another page may be drawing it right now, as long as it would take the worker to call that silence. */
const BEGUN_LONG_AGO_MS = 5000;

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
    this.#own.set(found.entry, found);
    this.#write((storage) => storage.setItem(HELD + found.entry, JSON.stringify(found)));
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
    this.#write((storage) =>
      storage.setItem(this.#begunKey, JSON.stringify({ entry, remote, version, at: Date.now() })),
    );
  }

  /** This page answers. */
  answers(): void {
    this.#write((storage) => storage.removeItem(this.#begunKey));
  }

  /** Builds with which other pages began and never went on, each once. */
  takeNeverOver(): Case[] {
    return this.#marks()
      .filter(([, { at }]) => Date.now() - at >= BEGUN_LONG_AGO_MS)
      .map(([key, mark]) => {
        this.#write((storage) => storage.removeItem(key));
        return { ...mark, at: Date.now(), sure: true };
      });
  }

  /** Whether another page has begun with it and may never go on. */
  isBegunElsewhere(entry: string): boolean {
    return this.#marks().some(([, mark]) => mark.entry === entry);
  }

  #marks(): [key: string, mark: Suspect & { at: number }][] {
    const found: [string, Suspect & { at: number }][] = [];
    this.#write((storage) => {
      for (const key of Object.keys(storage)) {
        if (!key.startsWith(BEGUN) || key === this.#begunKey) continue;
        const mark = this.#read<Suspect & { at: number }>(key);
        if (mark) found.push([key, mark]);
      }
    });
    return found;
  }

  #read<T>(key: string): T | null {
    try {
      return JSON.parse(this.#storage().getItem(key) ?? 'null') as T | null;
    } catch {
      return null;
    }
  }

  #write(work: (storage: Storage) => void): void {
    try {
      work(this.#storage());
    } catch {
      // Without storage, nothing is remembered.
    }
  }
}

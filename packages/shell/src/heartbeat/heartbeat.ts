import { fellSilent, type RemoteFault } from '@slotwise/shared/loading';
import { randomKey } from '@slotwise/shared/http';
import { onEnterMount, type Report } from '@slotwise/shared/remote';

/** A build whose code may run. */
export interface Suspect {
  /** Address of the build's manifest of modules: another build of the remote is another suspect. */
  entry: string;
  remote: string;
  version: string;
}

interface Running extends Suspect {
  phase: 'loading' | 'drawn';
}

/** A page did not answer while this build ran in it. */
interface Case extends Suspect {
  /** Whether it was this build's code that ran. */
  sure: boolean;
  /** Whether it was reported. */
  told: boolean;
}

/** The worker, as `heartbeat-worker.js` describes. */
export type HeartbeatPort = Pick<Worker, 'postMessage' | 'addEventListener'>;

export interface HeartbeatOptions {
  /** null: nothing is watched, and nothing remembered. */
  port: HeartbeatPort | null;
  page: Window;
  storage: () => Storage;
  report: Report;
  signal: AbortSignal;
}

const BEAT_MS = 500;
/** A worker that has not started by then is not waited for. */
const REMEMBERED_WITHIN_MS = 1500;
/** In the local storage while a page is open: one that finds it may follow on a page that never ended. */
const OPEN = 'slotwise.open';
/** In the local storage from when a build begins to be drawn until the page answers again: a worker may not have started yet. */
const BEGUN = 'slotwise.begun.';
/** Another page may be drawing it right now. */
const BEGUN_LONG_AGO_MS = 3000;
/** These stop the page until somebody answers, which is no fault of anybody. */
const ASKING = ['alert', 'confirm', 'prompt', 'print'] as const;

export const NO_ANSWER = 'The page did not answer for five seconds while it ran.';

/**
 * Tells a worker twice a second that this page answers, and whose code runs in it. When the page falls silent, the worker
 * remembers that; a page that is opened later holds those builds back until somebody asks for them.
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  readonly #running: Running[] = [];
  readonly #cases = new Map<string, Case>();
  readonly #remembered: Promise<void>;
  readonly #begunKey = `${BEGUN}${randomKey()}`;
  #entered = false;
  #waits = false;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    const { port, signal } = options;
    this.#remembered = port && this.#maySucceedHung() ? this.#hearFirst(port) : Promise.resolve();
    if (!port) return;
    this.#hear({ remembered: this.#neverDrawn() });
    port.addEventListener('message', (event) => this.#hear((event as MessageEvent<{ remembered: Case[] }>).data));
    const beat = setInterval(() => {
      this.#answers();
      this.#beat(null);
    }, BEAT_MS);
    const ends = [onEnterMount(({ remote }) => this.#enter(remote)), this.#watchAsking(), this.#watchPage()];
    signal.addEventListener('abort', () => {
      clearInterval(beat);
      for (const end of ends) end();
    });
    this.#beat(null);
  }

  /**
   * The code of a build may run from now on: it is being loaded, or is drawn, which begins now. @returns what says that it is over
   */
  begin(build: Suspect, phase: 'loading' | 'drawn'): () => void {
    const suspect: Running = { ...build, phase };
    this.#running.push(suspect);
    if (phase === 'drawn') this.#begins(suspect);
    else this.#beat(null);
    return () => {
      const at = this.#running.indexOf(suspect);
      if (at >= 0) this.#running.splice(at, 1);
      this.#beat(null);
    };
  }

  /** The code of a remote draws right now: of several that were begun together, it is this one that may never end. */
  draws(remote: string): void {
    const suspect = this.#running.findLast((each) => each.remote === remote && each.phase === 'drawn');
    if (suspect) this.#begins(suspect);
  }

  #begins(suspect: Running): void {
    this.#beat(suspect);
    const { phase: _, ...build } = suspect;
    this.#store((storage) => storage.setItem(this.#begunKey, JSON.stringify({ ...build, at: Date.now() })));
  }

  /** Why a build is not to be opened unasked; null where nothing speaks against it. A promise only where that is not known yet. */
  heldBack(entry: string): RemoteFault | null | Promise<RemoteFault | null> {
    const fault = () => (this.#cases.has(entry) ? fellSilent : null);
    return this.#waits ? this.#remembered.then(fault) : fault();
  }

  /** Somebody has asked for the build in spite of it. */
  release(entry: string): void {
    if (this.#cases.delete(entry)) this.#options.port?.postMessage({ forget: entry });
  }

  /** Whether a page of this browser was never closed: it hung, it crashed, or it is still open. */
  #maySucceedHung(): boolean {
    try {
      return this.#options.storage().getItem(OPEN) !== null;
    } catch {
      return false;
    }
  }

  #store(work: (storage: Storage) => void): void {
    try {
      work(this.#options.storage());
    } catch {
      // Without storage, nothing is remembered.
    }
  }

  #answers(): void {
    this.#store((storage) => storage.removeItem(this.#begunKey));
  }

  /** Builds with whose first drawing a page of this browser ended, or hangs still. */
  #neverDrawn(): Case[] {
    const found: Case[] = [];
    this.#store((storage) => {
      for (const key of Object.keys(storage).filter((each) => each.startsWith(BEGUN))) {
        const { at, ...suspect } = JSON.parse(storage.getItem(key) ?? '{}') as Suspect & { at: number };
        if (Date.now() - at < BEGUN_LONG_AGO_MS) continue;
        storage.removeItem(key);
        found.push({ ...suspect, sure: true, told: false });
      }
    });
    for (const each of found) this.#options.port?.postMessage({ put: { ...each, told: true } });
    return found;
  }

  #hearFirst(port: HeartbeatPort): Promise<void> {
    this.#waits = true;
    return new Promise<void>((resolve) => {
      port.addEventListener('message', () => resolve(), { once: true });
      port.addEventListener('error', () => resolve(), { once: true });
      setTimeout(resolve, REMEMBERED_WITHIN_MS);
    }).then(() => {
      this.#waits = false;
    });
  }

  #hear({ remembered }: { remembered: Case[] }): void {
    for (const each of remembered) {
      this.#cases.set(each.entry, each);
      if (!each.sure || each.told) continue;
      this.#options.port?.postMessage({ told: each.entry });
      const { remote, version } = each;
      this.#options.report(new Error(NO_ANSWER), { remote, version, kind: 'timeout' });
    }
  }

  #beat(begun: Running | null, watched = this.#options.page.document.visibilityState === 'visible'): void {
    this.#options.port?.postMessage({ watched, running: this.#running, begun });
  }

  /** Called once in a task: all code that its first event begins runs in it. */
  #enter(remote: string): void {
    if (this.#entered) return;
    const suspect = this.#running.find((each) => each.remote === remote);
    if (!suspect) return;
    this.#entered = true;
    this.#beat(suspect);
    setTimeout(() => {
      this.#entered = false;
      this.#beat(null);
    });
  }

  #watchAsking(): () => void {
    const page = this.#options.page as unknown as Record<string, (...args: unknown[]) => unknown>;
    const before = ASKING.map((name) => [name, page[name]] as const);
    for (const [name, ask] of before) {
      page[name] = (...args) => {
        this.#beat(null, false);
        try {
          return ask?.apply(page, args);
        } finally {
          this.#beat(null);
        }
      };
    }
    return () => {
      for (const [name, ask] of before) if (ask) page[name] = ask;
    };
  }

  #watchPage(): () => void {
    const { page } = this.#options;
    // As long as there are cases, each page waits until it knows them.
    const mark = (open: boolean) =>
      this.#store((storage) => {
        if (open || this.#cases.size > 0) storage.setItem(OPEN, '1');
        else storage.removeItem(OPEN);
      });
    const onVisibility = () => this.#beat(null);
    const onHide = () => {
      this.#answers();
      mark(false);
      this.#beat(null, false);
    };
    const onShow = () => {
      mark(true);
      this.#beat(null);
    };
    page.document.addEventListener('visibilitychange', onVisibility);
    page.addEventListener('pagehide', onHide);
    page.addEventListener('pageshow', onShow);
    mark(true);
    return () => {
      page.document.removeEventListener('visibilitychange', onVisibility);
      page.removeEventListener('pagehide', onHide);
      page.removeEventListener('pageshow', onShow);
    };
  }
}

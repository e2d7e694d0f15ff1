import { fellSilent, folderOf, maySilence, type RemoteFault } from '@slotwise/shared/loading';
import { randomKey } from '@slotwise/shared/http';
import { onEnterMount, type CodeInPage, type EnteredFor, type Report } from '@slotwise/shared/remote';
import { HeldBuilds, type Case, type Suspect } from './held-builds';

/** The worker, as `heartbeat-worker.js` describes. */
export type HeartbeatPort = Pick<Worker, 'postMessage' | 'addEventListener'>;

export interface HeartbeatOptions {
  /** null: nothing is watched. */
  port: HeartbeatPort | null;
  page: Window;
  storage: () => Storage;
  report: Report;
  signal: AbortSignal;
}

const BEAT_MS = 500;
/** A worker that has not started by then is not waited for. */
const REMEMBERED_WITHIN_MS = 5000;
const LOOK_AGAIN_MS = 250;
/** In the local storage while a page is open: one that finds it may follow on a page that never ended. */
const OPEN = 'slotwise.open';
/** These stop the page until somebody answers, which is no fault of anybody. */
const ASKING = ['alert', 'confirm', 'prompt', 'print'] as const;

export const NO_ANSWER = 'The page did not answer for five seconds while it ran.';

/**
 * Tells a worker twice a second that this page answers, and whose code runs in it. When the page falls silent, the worker
 * remembers that; from then on pages hold those builds back until somebody asks for them.
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  readonly #running: Suspect[] = [];
  /** Builds whose code is in this page, by the address of their manifest of modules. */
  readonly #loaded = new Map<string, Suspect>();
  readonly #held: HeldBuilds;
  readonly #remembered: Promise<void>;
  /** Code of these was called and has not returned, the innermost last. */
  readonly #inside: Suspect[] = [];
  /** Its first drawing or an event in what it drew has begun: what this task still does is its code, until the page answers. */
  #begun: Suspect | null = null;
  #entered = false;
  #said: Suspect | null = null;
  #waits = false;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    this.#held = new HeldBuilds(options.storage, randomKey());
    const { port, signal } = options;
    this.#remembered = port && this.#maySucceedHung() ? this.#hearFirst(port) : Promise.resolve();
    this.#adoptNeverOver();
    if (!port) return;
    port.addEventListener('message', (event) => this.#hear((event as MessageEvent<{ remembered: Case[] }>).data));
    const beat = setInterval(() => {
      this.#held.answers();
      this.#mark(true);
      this.#begun = null;
      this.#beat();
    }, BEAT_MS);
    const ends = [
      onEnterMount(({ remote }, lasts) => this.#enter(remote, lasts)),
      this.#watchAsking(),
      this.#watchPage(),
    ];
    signal.addEventListener('abort', () => {
      clearInterval(beat);
      for (const end of ends) end();
    });
    this.#beat();
  }

  /**
   * The code of a build may run from now on: it is being loaded, or is drawn, which begins now. @returns what says that it is over
   */
  begin(build: Suspect, phase: 'loading' | 'drawn'): () => void {
    const suspect = { ...build };
    this.#running.push(suspect);
    if (phase === 'drawn') this.#begins(suspect);
    this.#beat();
    return () => {
      const at = this.#running.indexOf(suspect);
      if (at >= 0) this.#running.splice(at, 1);
      this.#beat();
    };
  }

  /** Code of the build has come into the page, and stays in it. */
  has(build: Suspect): void {
    this.#loaded.set(build.entry, build);
  }

  /** All builds whose code is in the page. */
  loaded(): Suspect[] {
    return [...this.#loaded.values()];
  }

  /** The code of a remote draws right now: of several that were begun together, it is this one that may never end. */
  draws(remote: string): void {
    const suspect = this.#running.findLast((each) => each.remote === remote);
    if (!suspect) return;
    this.#begins(suspect);
    this.#tell();
  }

  /** Code of a build was called, as in a timer, and runs until what this returns is called. */
  readonly enters = ({ assets }: CodeInPage): (() => void) => {
    const suspect = [...this.#loaded.values(), ...this.#running].find((each) => folderOf(each) === assets);
    return suspect ? this.#goInside(suspect) : () => undefined;
  };

  #goInside(suspect: Suspect): () => void {
    this.#inside.push(suspect);
    this.#tell();
    return () => {
      this.#inside.splice(this.#inside.lastIndexOf(suspect), 1);
      // Promises that it has put off to the end of its task are its own code still.
      void Promise.resolve().then(() => this.#tell());
    };
  }

  /** The code of a build is evaluated for the first time: a worker that has not started yet could not start if that never ended. */
  evaluates(assets: string): () => void {
    const suspect = this.#running.find((each) => folderOf(each) === assets);
    if (!suspect) return () => undefined;
    this.#held.begins(suspect);
    return this.#goInside(suspect);
  }

  #begins(suspect: Suspect): void {
    this.#begun = suspect;
    this.#held.begins(suspect);
  }

  /** Why a build is not to be opened unasked; null where nothing speaks against it. A promise only where that is not known yet. */
  heldBack(entry: string): RemoteFault | null | Promise<RemoteFault | null> {
    this.#adoptNeverOver();
    const found = this.#held.get(entry);
    if (found) return found.sure ? fellSilent : maySilence;
    if (this.#waits) return this.#remembered.then(() => this.heldBack(entry));
    if (!this.#held.isBegunElsewhere(entry)) return null;
    return new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS)).then(() => this.heldBack(entry));
  }

  /** Somebody has asked for the build in spite of it. */
  release(entry: string): void {
    this.#held.release(entry);
    this.#options.port?.postMessage({ taken: [entry] });
  }

  /** Whether a page of this browser was never closed: it hung, it crashed, or it is still open. */
  #maySucceedHung(): boolean {
    try {
      return this.#options.storage().getItem(OPEN) !== null;
    } catch {
      return false;
    }
  }

  #adoptNeverOver(): void {
    for (const found of this.#held.takeNeverOver()) this.#adopt(found);
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

  /** Takes the worker's cases over: from here on all pages read them at once. */
  #hear({ remembered }: { remembered: Case[] }): void {
    if (remembered.length === 0) return;
    for (const each of remembered) this.#adopt(each);
    this.#options.port?.postMessage({ taken: remembered.map(({ entry }) => entry) });
  }

  #adopt(found: Case): void {
    const known = this.#held.get(found.entry);
    // Two pages may hear of the same case.
    if (known?.at === found.at || !this.#held.put({ ...found, told: true })) return;
    const { remote, version, sure } = found;
    if (sure) this.#options.report(new Error(NO_ANSWER), { remote, version, kind: 'timeout' });
    else
      console.info(
        `The page did not answer for five seconds. Which code ran is not known: it may have been ${remote}.`,
      );
  }

  #current(): Suspect | null {
    return this.#inside.at(-1) ?? this.#begun;
  }

  #beat(asking = false): void {
    this.#said = this.#current();
    this.#options.port?.postMessage({
      watched: this.#options.page.document.visibilityState === 'visible',
      asking,
      running: this.#running,
      loaded: this.loaded(),
      begun: this.#said,
    });
  }

  /** Says whose code runs now, where that has changed. */
  #tell(): void {
    const begun = this.#current();
    if (begun === this.#said) return;
    this.#said = begun;
    this.#options.port?.postMessage({ begun });
  }

  #enter(remote: string, lasts: EnteredFor): (() => void) | undefined {
    const suspect = this.#running.find((each) => each.remote === remote);
    if (!suspect) return undefined;
    if (lasts === 'call') return this.#goInside(suspect);
    // An event within one remote's place in that of another may run code of both.
    this.#begun = this.#entered && this.#begun?.remote !== remote ? null : suspect;
    this.#tell();
    if (this.#entered) return undefined;
    this.#entered = true;
    setTimeout(() => {
      this.#entered = false;
      this.#begun = null;
      this.#tell();
    });
    return undefined;
  }

  #watchAsking(): () => void {
    const page = this.#options.page as unknown as Record<string, (...args: unknown[]) => unknown>;
    const before = ASKING.map((name) => [name, page[name]] as const);
    for (const [name, ask] of before) {
      page[name] = (...args) => {
        this.#beat(true);
        try {
          return ask?.apply(page, args);
        } finally {
          this.#beat();
        }
      };
    }
    return () => {
      for (const [name, ask] of before) if (ask) page[name] = ask;
    };
  }

  #mark(open: boolean): void {
    try {
      const storage = this.#options.storage();
      if (!open) storage.removeItem(OPEN);
      else if (storage.getItem(OPEN) === null) storage.setItem(OPEN, '1');
    } catch {
      // Without storage, nothing is remembered.
    }
  }

  #watchPage(): () => void {
    const { page } = this.#options;
    const onVisibility = () => this.#beat();
    const onHide = () => {
      this.#held.answers();
      this.#mark(false);
      this.#beat(true);
    };
    const onShow = () => {
      this.#mark(true);
      this.#beat();
    };
    page.document.addEventListener('visibilitychange', onVisibility);
    page.addEventListener('pagehide', onHide);
    page.addEventListener('pageshow', onShow);
    this.#mark(true);
    return () => {
      page.document.removeEventListener('visibilitychange', onVisibility);
      page.removeEventListener('pagehide', onHide);
      page.removeEventListener('pageshow', onShow);
    };
  }
}

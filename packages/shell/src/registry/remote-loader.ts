import {
  faultOf,
  lateFault,
  isChunkError,
  messageOf,
  RemoteFaultError,
  reportKindOf,
  type RemoteFault,
  type ReportKind,
} from '@slotwise/shared/loading';
import { createKeepUp, type KeepUp, type LoadedRemote } from './keep-up';
import type { KnownRemote } from './known-remote';
import type { LoadOptions, RemoteCode } from './load-remote';
import { remotesAtom, type Registry, type Store } from './registry';
import { replacementOf, replacementSoon } from './replacement';
import { setState, stateOf } from './remote-state';

/** From here on people are told that a remote is late, and may retry. */
export const SLOW_AFTER_MS = 2000;
/** Then it counts as failed. */
export const GIVE_UP_AFTER_MS = 30_000;

/** After a failure it is looked whether the files are there, first after this time, then less and less often. */
export const LOOK_AGAIN_MS = 20_000;
const LOOK_AGAIN_MOST_MS = 120_000;

export type Report = (remote: KnownRemote, kind: ReportKind, ms: number, message?: string) => void;

/** Checks between a build and its being loaded. */
export interface LoadWatch {
  /** Why a build must not be loaded before somebody asks for it by a click, or null. */
  heldBack?: (remote: KnownRemote) => RemoteFault | null | Promise<RemoteFault | null>;
  /** Somebody asks for the build in spite of that. */
  release?: (remote: KnownRemote) => void;
  /** Told when a build's code may begin to run; returns what is called when it is here, or has failed. */
  onRun?: (remote: KnownRemote) => () => void;
}

export interface RemoteLoaderOptions extends LoadWatch {
  store: Store;
  registry: Pick<Registry, 'refresh'>;
  nonce: string | undefined;
  load: (entry: KnownRemote['entry'], options: LoadOptions) => Promise<RemoteCode>;
  report: Report;
  /** Whether the files of a build that could not be reached are there again. Left out: only Retry looks. */
  isThere?: (remote: KnownRemote) => Promise<boolean>;
  /** Told of each build that was loaded for somebody who waited: the rest of its files can come now. */
  onLoaded?: (remote: KnownRemote) => void;
  /** Told of a build before its screens become the remote's. */
  onReady?: (loaded: LoadedRemote) => void;
}

interface Attempt {
  controller: AbortController;
  number: number;
  /** Path of the screen for which it is loaded. */
  address: string | undefined;
  /** Runs from the first moment on: a registry that does not answer makes a remote as late as its own files do. */
  late: ReturnType<typeof setTimeout>;
}

/** @returns a function that says how many milliseconds ago this was */
function stopwatch(): () => number {
  const startedAt = performance.now();
  return () => Math.round(performance.now() - startedAt);
}

/** Ends after so many milliseconds, or as soon as the browser is online again. */
const passed = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });

/** Loads each remote of the page once, says in the store how far it has come, and keeps it up to date. */
export class RemoteLoader {
  readonly #options: RemoteLoaderOptions;
  readonly #attempts = new Map<string, Attempt>();
  /** The build of a remote that failed, by the remote's id: another build is worth a try of its own. */
  readonly #failed = new Map<string, string>();
  readonly #keepUp: KeepUp;

  constructor(options: RemoteLoaderOptions) {
    this.#options = options;
    const { store } = options;
    this.#keepUp = createKeepUp({
      shown: (id) => {
        const state = stateOf(store, id);
        return state.status === 'ready' ? state.loaded : null;
      },
      fetch: (known) => this.#fetchNewer(known),
      show: (id, loaded) => this.#setReady(id, loaded, this.#attempts.get(id)?.number ?? 1),
    });
    store.sub(remotesAtom, () => this.#keepUp.follow(store.get(remotesAtom)));
  }

  /**
   * Loads the remote unless it is loaded, loading, or has failed as this very build.
   * @param address path of the screen that will be drawn, whose own files come at the same time
   */
  load(remote: KnownRemote, address?: string): void {
    const { status } = stateOf(this.#options.store, remote.id);
    const isMended = status === 'failed' && this.#failed.get(remote.id) !== remote.entry.entry;
    if (status === 'idle' || isMended) void this.#run(remote, this.#begin(remote.id, address));
  }

  /** Somebody asks for the remote: gives up what is under way, asks the registry for a newer build and loads that, past all caches. */
  retry(id: string): Promise<void> {
    return this.#again(id, { isAsked: true });
  }

  /** It failed through no fault of its own: nobody has asked for it, and what is held back stays so. */
  again(id: string): Promise<void> {
    return this.#again(id, { isAsked: false });
  }

  async #again(id: string, { isAsked }: { isAsked: boolean }): Promise<void> {
    const attempt = this.#begin(id, this.#attempts.get(id)?.address);
    await this.#options.registry.refresh();
    const remote = this.#known(id);
    if (this.#attempts.get(id) !== attempt) return;
    if (remote) {
      if (isAsked) this.#options.release?.(remote);
      return this.#run(remote, attempt);
    }
    // Its pages are gone with it; should the registry name it again, it is loaded like any other.
    clearTimeout(attempt.late);
    setState(this.#options.store, id, { status: 'idle' });
  }

  /**
   * Told of a failure while a build was drawn. If a deployment has deleted a file that it asked for, the build that
   * replaced it takes its place without anybody asking.
   * @returns whether it is replaced; otherwise the person decides
   */
  async replaceIfGone(known: KnownRemote, error: unknown): Promise<boolean> {
    if (!isChunkError(error) || !(await replacementSoon(known, this.#options))) return false;
    const state = stateOf(this.#options.store, known.id);
    if (state.status !== 'ready' || state.loaded.known.entry.entry !== known.entry.entry) return true;
    await this.#again(known.id, { isAsked: false });
    return true;
  }

  /**
   * While a remote is drawn it stays as it is: a text that somebody types in it must not be lost. @returns a function
   * that ends that
   */
  hold(id: string): () => void {
    return this.#keepUp.hold(id);
  }

  #known(id: string): KnownRemote | undefined {
    return this.#options.store.get(remotesAtom).find((known) => known.id === id);
  }

  #begin(id: string, address: string | undefined): Attempt {
    const { store } = this.#options;
    const before = this.#attempts.get(id);
    before?.controller.abort();
    clearTimeout(before?.late);
    const attempt: Attempt = {
      controller: new AbortController(),
      number: (before?.number ?? 0) + 1,
      address,
      late: setTimeout(() => setState(store, id, { status: 'loading', slow: true }), SLOW_AFTER_MS),
    };
    this.#attempts.set(id, attempt);
    setState(store, id, { status: 'loading', slow: false });
    return attempt;
  }

  #setReady(id: string, loaded: LoadedRemote, attempts: number): void {
    // Before it is drawn: from its first query on, no event may be missed.
    this.#options.onReady?.(loaded);
    setState(this.#options.store, id, { status: 'ready', loaded, attempts });
  }

  async #run(remote: KnownRemote, attempt: Attempt): Promise<void> {
    const { report, onLoaded } = this.#options;
    const { id } = remote;
    const { signal } = attempt.controller;
    const isCurrent = () => this.#attempts.get(id) === attempt;
    const elapsed = stopwatch();
    const fail = (fault: RemoteFault, message: string) => {
      if (!isCurrent()) return;
      clearTimeout(attempt.late);
      this.#failed.set(id, remote.entry.entry);
      setState(this.#options.store, id, { status: 'failed', fault, attempts: attempt.number });
      report(remote, reportKindOf(fault), elapsed(), message);
      if (fault.kind === 'unreachable') void this.#awaitFiles(remote, attempt);
    };
    if (remote.fault) return fail(remote.fault, new RemoteFaultError(remote.fault).message);
    const asked = this.#options.heldBack?.(remote);
    const held = asked instanceof Promise ? await asked : asked;
    if (!isCurrent()) return;
    if (held) return this.#holdBack(remote, attempt, held);
    const giveUp = setTimeout(() => {
      const late = new RemoteFaultError(lateFault(GIVE_UP_AFTER_MS / 1000));
      fail(late.fault, late.message);
      attempt.controller.abort();
    }, GIVE_UP_AFTER_MS);
    try {
      const loaded = await this.#fetch(remote, { signal, fresh: attempt.number > 1, address: attempt.address });
      if (!isCurrent() || signal.aborted) return;
      this.#setReady(id, loaded, attempt.number);
      // None of its code runs in this page: what draws its frame says when it is there.
      if (remote.entry.isolated) return;
      report(remote, 'loaded', elapsed());
      onLoaded?.(remote);
    } catch (error) {
      if (signal.aborted) return;
      const newer = faultOf(error).kind === 'unreachable' ? await replacementOf(remote, this.#options) : null;
      if (newer && isCurrent()) return await this.#run(newer, attempt);
      fail(faultOf(error), messageOf(error));
    } finally {
      clearTimeout(attempt.late);
      clearTimeout(giveUp);
    }
  }

  /** A server that is restarted, or a network that was gone, comes back: then the remote does, without anybody asking. */
  async #awaitFiles(remote: KnownRemote, attempt: Attempt): Promise<void> {
    const { store, isThere } = this.#options;
    const { id } = remote;
    const waits = () => this.#attempts.get(id) === attempt && stateOf(store, id).status === 'failed';
    for (let ms = LOOK_AGAIN_MS; isThere && waits(); ms = Math.min(ms * 1.5, LOOK_AGAIN_MOST_MS)) {
      await passed(ms);
      if (waits() && (await isThere(remote)) && waits()) return this.#again(id, { isAsked: false });
    }
  }

  /** It was told of when it happened. */
  #holdBack({ id, entry }: KnownRemote, attempt: Attempt, fault: RemoteFault): void {
    if (this.#attempts.get(id) !== attempt) return;
    clearTimeout(attempt.late);
    this.#failed.set(id, entry.entry);
    setState(this.#options.store, id, { status: 'failed', fault, attempts: attempt.number });
  }

  /** Brings the code of one build. @throws RemoteFaultError at once for a remote that must not be loaded */
  async #fetch(known: KnownRemote, options: Omit<LoadOptions, 'nonce'>): Promise<LoadedRemote> {
    const { load, nonce } = this.#options;
    const { manifest, fault, entry } = known;
    if (fault || !manifest) throw new RemoteFaultError(fault ?? faultOf(null));
    const end = this.#options.onRun?.(known);
    try {
      const code = await load(entry, { nonce, ...options });
      return { remote: { ...code, manifest }, known };
    } finally {
      end?.();
    }
  }

  /**
   * Loads a build beside the one that is shown, with the files of all its screens: when it is drawn, the next deployment
   * may have deleted them. @returns null if it failed, which has been reported
   */
  async #fetchNewer(known: KnownRemote): Promise<LoadedRemote | null> {
    const { report } = this.#options;
    // People go on with the build that they have.
    if (await this.#options.heldBack?.(known)) return null;
    const elapsed = stopwatch();
    try {
      const signal = AbortSignal.timeout(GIVE_UP_AFTER_MS);
      const loaded = await this.#fetch(known, { signal, fresh: false, whole: true, priority: 'low' });
      if (!known.entry.isolated) report(known, 'loaded', elapsed());
      return loaded;
    } catch (error) {
      const fault = faultOf(error);
      const ms = elapsed();
      const isGone = fault.kind === 'unreachable' && (await replacementSoon(known, this.#options)) !== null;
      if (!isGone) report(known, reportKindOf(fault), ms, messageOf(error));
      return null;
    }
  }
}

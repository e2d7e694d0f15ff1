import {
  faultOf,
  messageOf,
  RemoteFaultError,
  reportKindOf,
  type RemoteFault,
  type ReportKind,
} from '@slotwise/shared/loading';
import { atom } from 'jotai';
import { createKeepUp, type KeepUp, type LoadedRemote } from './keep-up';
import type { KnownRemote } from './known-remote';
import type { LoadOptions, RemoteCode } from './load-remote';
import { remotesAtom, type Registry, type Store } from './registry';

/** From here on people are told that a remote is late, and may retry. */
export const SLOW_AFTER_MS = 2000;
/** Then it counts as failed. */
export const GIVE_UP_AFTER_MS = 30_000;
/** A server reads anew what it serves at least this often. */
export const NAMED_AFTER_MS = 1500;

export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading'; slow: boolean }
  | { status: 'ready'; loaded: LoadedRemote; attempts: number }
  | { status: 'failed'; fault: RemoteFault; attempts: number };

const idle: RemoteState = { status: 'idle' };
const statesAtom = atom<Readonly<Record<string, RemoteState>>>({});
export const remoteStateAtom = (id: string) => atom((get) => get(statesAtom)[id] ?? idle);

export type Report = (remote: KnownRemote, kind: ReportKind, ms: number, message?: string) => void;

export interface RemoteLoaderOptions {
  store: Store;
  registry: Pick<Registry, 'refresh'>;
  nonce: string | undefined;
  load: (entry: KnownRemote['entry'], options: LoadOptions) => Promise<RemoteCode>;
  report: Report;
  /** Told of each build that was loaded: what else of it may be needed later can come now. */
  onLoaded?: (remote: KnownRemote) => void;
  /** Told of each build from which on its screens are the remote's. */
  onReady?: (loaded: LoadedRemote) => void;
}

export interface RemoteLoader extends Pick<KeepUp, 'hold'> {
  /** Loads the remote unless it is loaded, loading, or has failed as this very build. */
  load(remote: KnownRemote): void;
  /** Gives up what is under way, asks the registry for a newer build and loads that, past all caches. */
  retry(id: string): Promise<void>;
}

interface Attempt {
  controller: AbortController;
  number: number;
  /** From the first moment on: a registry that does not answer makes a remote as late as its own files do. */
  late: ReturnType<typeof setTimeout>;
}

export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { store, registry, nonce, load, report, onLoaded, onReady } = options;
  const attempts = new Map<string, Attempt>();
  /** Builds that failed, by remote: another one is worth a try of its own. */
  const failed = new Map<string, string>();
  const stateOf = (id: string) => store.get(statesAtom)[id] ?? idle;
  const setState = (id: string, state: RemoteState) => store.set(statesAtom, (all) => ({ ...all, [id]: state }));

  const setReady = (id: string, loaded: LoadedRemote, tries: number) => {
    // Before it is drawn: from its first query on, no event may be missed.
    onReady?.(loaded);
    setState(id, { status: 'ready', loaded, attempts: tries });
  };

  const begin = (id: string): Attempt => {
    const before = attempts.get(id);
    before?.controller.abort();
    clearTimeout(before?.late);
    const attempt: Attempt = {
      controller: new AbortController(),
      number: (before?.number ?? 0) + 1,
      late: setTimeout(() => setState(id, { status: 'loading', slow: true }), SLOW_AFTER_MS),
    };
    attempts.set(id, attempt);
    setState(id, { status: 'loading', slow: false });
    return attempt;
  };

  /** What the registry names now, if it is another build: a deployment may have deleted the one that this page knew. */
  const replacementOf = async ({ id, entry }: KnownRemote): Promise<KnownRemote | null> => {
    await registry.refresh();
    const now = store.get(remotesAtom).find((known) => known.id === id);
    return now && now.entry.entry !== entry.entry ? now : null;
  };

  /** For a moment the server still names what a deployment has just deleted; nobody waits here, so it is asked again. */
  const isReplaced = async (known: KnownRemote): Promise<boolean> => {
    if (await replacementOf(known)) return true;
    await new Promise((resolve) => setTimeout(resolve, NAMED_AFTER_MS));
    return (await replacementOf(known)) !== null;
  };

  const run = async (remote: KnownRemote, attempt: Attempt) => {
    const { id } = remote;
    const isCurrent = () => attempts.get(id) === attempt;
    const startedAt = performance.now();
    const elapsed = () => Math.round(performance.now() - startedAt);
    const fail = (fault: RemoteFault, message: string) => {
      if (!isCurrent()) return;
      clearTimeout(attempt.late);
      failed.set(id, remote.entry.entry);
      setState(id, { status: 'failed', fault, attempts: attempt.number });
      report(remote, reportKindOf(fault), elapsed(), message);
    };
    const { manifest, fault } = remote;
    if (fault) return fail(fault, fault.detail);
    if (!manifest) return undefined;
    const giveUp = setTimeout(() => {
      const detail = `It did not arrive within ${GIVE_UP_AFTER_MS / 1000} seconds.`;
      fail({ kind: 'timeout', detail }, detail);
      attempt.controller.abort();
    }, GIVE_UP_AFTER_MS);
    try {
      const { signal } = attempt.controller;
      const code = await load(remote.entry, { nonce, signal, fresh: attempt.number > 1 });
      if (!isCurrent() || signal.aborted) return undefined;
      setReady(id, { remote: { ...code, manifest }, known: remote }, attempt.number);
      report(remote, 'loaded', elapsed());
      onLoaded?.(remote);
    } catch (error) {
      if (attempt.controller.signal.aborted) return undefined;
      const newer = faultOf(error).kind === 'unreachable' ? await replacementOf(remote) : null;
      if (newer && isCurrent()) return await run(newer, attempt);
      fail(faultOf(error), messageOf(error));
    } finally {
      clearTimeout(attempt.late);
      clearTimeout(giveUp);
    }
    return undefined;
  };

  const fetchNewer = async (known: KnownRemote): Promise<LoadedRemote | null> => {
    const startedAt = performance.now();
    const elapsed = () => Math.round(performance.now() - startedAt);
    const { manifest, fault } = known;
    try {
      if (fault || !manifest) throw new RemoteFaultError(fault ?? faultOf(null));
      const code = await load(known.entry, { nonce, signal: AbortSignal.timeout(GIVE_UP_AFTER_MS), fresh: false });
      report(known, 'loaded', elapsed());
      onLoaded?.(known);
      return { remote: { ...code, manifest }, known };
    } catch (error) {
      const fault = faultOf(error);
      const ms = elapsed();
      const isGone = fault.kind === 'unreachable' && (await isReplaced(known));
      if (!isGone) report(known, reportKindOf(fault), ms, messageOf(error));
      return null;
    }
  };
  const shown = (id: string) => {
    const state = stateOf(id);
    return state.status === 'ready' ? state.loaded : null;
  };
  const keepUp = createKeepUp({
    shown,
    fetch: fetchNewer,
    show: (id, loaded) => setReady(id, loaded, attempts.get(id)?.number ?? 1),
  });
  store.sub(remotesAtom, () => keepUp.follow(store.get(remotesAtom)));

  return {
    hold: keepUp.hold,
    load(remote) {
      const { status } = stateOf(remote.id);
      const isMended = status === 'failed' && failed.get(remote.id) !== remote.entry.entry;
      if (status === 'idle' || isMended) void run(remote, begin(remote.id));
    },
    async retry(id) {
      const attempt = begin(id);
      await registry.refresh();
      const remote = store.get(remotesAtom).find((known) => known.id === id);
      if (attempts.get(id) !== attempt) return;
      if (remote) return run(remote, attempt);
      // Its pages are gone with it; should the registry name it again, it is loaded like any other.
      clearTimeout(attempt.late);
      setState(id, idle);
    },
  };
}

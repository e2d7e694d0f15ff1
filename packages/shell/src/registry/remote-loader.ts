import type { Remote } from '@slotwise/shared/remote';
import { atom } from 'jotai';
import type { KnownRemote } from './known-remote';
import type { LoadOptions, RemoteApp } from './load-remote';
import { remotesAtom, type Registry, type Store } from './registry';
import { faultOf, messageOf, reportKindOf, type RemoteFault, type ReportKind } from './remote-fault';

/** From here on people are told that a remote is late, and may retry. */
export const SLOW_AFTER_MS = 2000;
/** Then it counts as failed. */
export const GIVE_UP_AFTER_MS = 30_000;

export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading'; slow: boolean }
  | { status: 'ready'; loaded: Remote; attempts: number }
  | { status: 'failed'; fault: RemoteFault; attempts: number };

const idle: RemoteState = { status: 'idle' };
const statesAtom = atom<Readonly<Record<string, RemoteState>>>({});
export const remoteStateAtom = (id: string) => atom((get) => get(statesAtom)[id] ?? idle);

export type Report = (remote: KnownRemote, kind: ReportKind, ms: number, message?: string) => void;

export interface RemoteLoaderOptions {
  store: Store;
  registry: Pick<Registry, 'refresh'>;
  nonce: string | undefined;
  load: (entry: KnownRemote['entry'], options: LoadOptions) => Promise<RemoteApp>;
  report: Report;
}

export interface RemoteLoader {
  /** Loads the remote unless it is loaded, loading, or has failed. */
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

export function createRemoteLoader({ store, registry, nonce, load, report }: RemoteLoaderOptions): RemoteLoader {
  const attempts = new Map<string, Attempt>();
  const stateOf = (id: string) => store.get(statesAtom)[id] ?? idle;
  const setState = (id: string, state: RemoteState) => store.set(statesAtom, (all) => ({ ...all, [id]: state }));

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

  const run = async (remote: KnownRemote, attempt: Attempt) => {
    const { id } = remote;
    const isCurrent = () => attempts.get(id) === attempt;
    const startedAt = performance.now();
    const elapsed = () => Math.round(performance.now() - startedAt);
    const fail = (fault: RemoteFault, message: string) => {
      if (!isCurrent()) return;
      clearTimeout(attempt.late);
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
      const App = await load(remote.entry, { nonce, signal, fresh: attempt.number > 1 });
      if (!isCurrent() || signal.aborted) return undefined;
      setState(id, { status: 'ready', loaded: { manifest, App }, attempts: attempt.number });
      report(remote, 'loaded', elapsed());
    } catch (error) {
      if (!attempt.controller.signal.aborted) fail(faultOf(error), messageOf(error));
    } finally {
      clearTimeout(attempt.late);
      clearTimeout(giveUp);
    }
    return undefined;
  };

  return {
    load(remote) {
      if (stateOf(remote.id).status === 'idle') void run(remote, begin(remote.id));
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

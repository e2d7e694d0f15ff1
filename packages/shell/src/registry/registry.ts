import type { RegistryEntry } from '@slotwise/contract';
import type { RemoteFault } from '@slotwise/shared/loading';
import { atom, type createStore } from 'jotai';
import { knownRemote, type KnownRemote } from './known-remote';
import { fetchRegistry, inlinedRegistry, shellOf, type RegistryReading, type RegistrySource } from './read-registry';

export type Store = ReturnType<typeof createStore>;

export type RegistryState =
  | { status: 'loading' }
  | { status: 'ready'; source: RegistrySource; remotes: readonly KnownRemote[] }
  | { status: 'failed' };

export const registryAtom = atom<RegistryState>({ status: 'loading' });
export const remotesAtom = atom((get): readonly KnownRemote[] => {
  const state = get(registryAtom);
  return state.status === 'ready' ? state.remotes : [];
});

/** Works out again what follows from the known remotes, and has it drawn. */
export function deriveAgain(store: Store): void {
  const state = store.get(registryAtom);
  if (state.status === 'ready') store.set(registryAtom, { ...state, remotes: [...state.remotes] });
}

export interface RegistryOptions {
  store: Store;
  page: Document;
  /** Asked for only when it is needed: if storage is blocked the question itself throws. */
  storage: () => Storage;
  /** `GET /remotes/registry`, for the build of this shell if the page says it. */
  ask: (shell: string | undefined) => Promise<unknown>;
  /** Entries that this browser takes from elsewhere, put in the places of the registry's. */
  override?: (entries: readonly RegistryEntry[]) => readonly RegistryEntry[];
  /** Told once of each build whose manifest cannot be read: nothing of it is shown, so nobody would load it and see why. */
  refused?: (remote: KnownRemote, fault: RemoteFault) => void;
}

/** A page that stays open asks again what there is when somebody goes somewhere, but not more often than this. */
export const LOOK_AGAIN_AFTER_MS = 15_000;

export interface Registry {
  /**
   * Asks the server again if the known list was resolved for somebody else: tenants and people get versions of their
   * own.
   */
  follow(userId: string): Promise<void>;
  /** Takes the page's own list if there is one, else asks the server. Never throws. */
  start(): Promise<void>;
  /** Somebody goes somewhere: asks the server again if that was long ago. Never throws. */
  lookAgain(): Promise<void>;
  /** Asks the server again; keeps what is known if it cannot answer. Never throws. */
  refresh(): Promise<void>;
}

/** Tells of each build whose manifest cannot be read, the first time that a list names it. */
function refusalTeller(refused: RegistryOptions['refused']): (remotes: readonly KnownRemote[]) => void {
  const told = new Set<string>();
  return (remotes) => {
    for (const remote of remotes) {
      const { manifest, fault, entry } = remote;
      if (manifest || !fault || told.has(entry.entry)) continue;
      told.add(entry.entry);
      refused?.(remote, fault);
    }
  };
}

export function createRegistry({ store, page, storage, ask, override, refused }: RegistryOptions): Registry {
  const tellRefusals = refusalTeller(refused);
  let resolvedFor: string | null = null;
  let lookedAt = -Infinity;
  const shell = shellOf(page);
  const accept = ({ entries, source, resolvedFor: reader }: RegistryReading) => {
    resolvedFor = reader;
    const remotes = (override?.(entries) ?? entries).map((entry) => knownRemote(entry, { shell }));
    store.set(registryAtom, { status: 'ready', source, remotes });
    tellRefusals(remotes);
  };
  const refresh = async () => {
    lookedAt = performance.now();
    try {
      accept(await fetchRegistry(() => ask(shell), page, storage));
    } catch (error) {
      console.warn('The list of remotes could not be loaded.', error);
      if (store.get(registryAtom).status !== 'ready') store.set(registryAtom, { status: 'failed' });
    }
  };
  const begin = async () => {
    const inlined = await inlinedRegistry(page, storage);
    if (!inlined) return refresh();
    lookedAt = performance.now();
    return accept(inlined);
  };
  let started: Promise<void> | undefined;
  let followed: string | null = null;
  return {
    start: () => (started = begin()),
    refresh,
    async lookAgain() {
      const isKnown = store.get(registryAtom).status === 'ready';
      if (isKnown && performance.now() - lookedAt >= LOOK_AGAIN_AFTER_MS) await refresh();
    },
    async follow(userId) {
      await started;
      // Once for each: a person whose request failed gets their own versions with the next page.
      if (resolvedFor === userId || followed === userId) return;
      followed = userId;
      await refresh();
    },
  };
}

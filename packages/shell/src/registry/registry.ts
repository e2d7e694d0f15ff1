import { atom, type createStore } from 'jotai';
import { knownRemote, type KnownRemote } from './known-remote';
import { fetchRegistry, inlinedRegistry, type RegistryReading, type RegistrySource } from './read-registry';

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

export interface RegistryOptions {
  store: Store;
  page: Document;
  /** Asked for only when it is needed: where storage is blocked the question itself throws. */
  storage: () => Storage;
  platformVersion: string;
  /** `GET /remotes/registry`. */
  ask: () => Promise<unknown>;
}

export interface Registry {
  /** Takes the page's own list if there is one, else asks the server. Never throws. */
  start(): Promise<void>;
  /** Asks the server again; keeps what is known if it cannot answer. Never throws. */
  refresh(): Promise<void>;
}

export function createRegistry({ store, page, storage, platformVersion, ask }: RegistryOptions): Registry {
  const accept = ({ entries, source }: RegistryReading) => {
    const remotes = entries.map((entry) => knownRemote(entry, platformVersion));
    store.set(registryAtom, { status: 'ready', source, remotes });
  };
  const refresh = async () => {
    try {
      accept(await fetchRegistry(ask, storage));
    } catch (error) {
      console.warn('The list of remotes could not be loaded.', error);
      if (store.get(registryAtom).status !== 'ready') store.set(registryAtom, { status: 'failed' });
    }
  };
  return {
    async start() {
      const inlined = inlinedRegistry(page);
      if (inlined) accept(inlined);
      else await refresh();
    },
    refresh,
  };
}

import type { RemoteFault } from '@slotwise/shared/loading';
import { atom } from 'jotai';
import type { LoadedRemote } from './keep-up';
import type { Store } from './registry';

/** Progress of a remote's loading in this page. */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading'; slow: boolean }
  | { status: 'ready'; loaded: LoadedRemote; attempts: number }
  | { status: 'failed'; fault: RemoteFault; attempts: number };

const idle: RemoteState = { status: 'idle' };
const statesAtom = atom<Readonly<Record<string, RemoteState>>>({});

export const remoteStateAtom = (id: string) => atom((get) => get(statesAtom)[id] ?? idle);
export const stateOf = (store: Store, id: string): RemoteState => store.get(statesAtom)[id] ?? idle;
export const setState = (store: Store, id: string, state: RemoteState): void =>
  store.set(statesAtom, (all) => ({ ...all, [id]: state }));

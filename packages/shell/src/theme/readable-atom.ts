import type { Atom } from 'jotai';
import type { Readable } from '@slotwise/shared/remote';
import type { Store } from '../registry/registry';

/** An atom as remotes see it: a value and its listeners. */
export const readableAtom = <T>(store: Store, atom: Atom<T>): Readable<T> => ({
  get: () => store.get(atom),
  subscribe: (listener) => store.sub(atom, () => listener(store.get(atom))),
});

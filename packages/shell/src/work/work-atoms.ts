import type { BusTopics, EventBus } from '@slotwise/shared/remote';
import type { PageSession } from '@slotwise/shared/session';
import { atom } from 'jotai';
import type { Store } from '../registry/registry';

type Work = BusTopics['work:changed'];

/** Long work that goes on in the page or on the server, oldest first, wherever people are meanwhile. */
export const workAtom = atom<readonly Work[]>([]);

/** The list with the latest state of one work, in its place. */
export const withWork = (list: readonly Work[], work: Work): readonly Work[] =>
  list.some(({ id }) => id === work.id) ? list.map((one) => (one.id === work.id ? work : one)) : [...list, work];

export const stillRunning = (list: readonly Work[]): readonly Work[] => list.filter(({ state }) => state === 'running');

interface Page {
  store: Store;
  bus: EventBus;
  session: Pick<PageSession, 'get' | 'subscribe'>;
}

/** Keeps the list, also while no remote that tells of work is shown. It is one person's: it ends with their session. */
export function followWork({ store, bus, session }: Page): void {
  bus.subscribe('work:changed', (work) => store.set(workAtom, withWork(store.get(workAtom), work)));
  session.subscribe(() => {
    if (session.get().status === 'visitor') store.set(workAtom, []);
  });
}

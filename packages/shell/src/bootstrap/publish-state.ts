import type { EventBus, Session } from '@slotwise/shared/remote';
import { themeAtom } from '../theme/theme-atoms';
import { searchAtom, viewportAtom } from '../theme/viewport-atoms';
import type { Store } from '../registry/registry';

interface Sources {
  store: Store;
  session: Session;
  bus: EventBus;
  signal: AbortSignal;
}

/** Publishes the page's state on the bus, now and on each change. */
export function publishState({ store, session, bus, signal }: Sources): void {
  const topics = {
    theme: () => bus.publish('theme:changed', { theme: store.get(themeAtom) }),
    viewport: () => bus.publish('viewport:changed', store.get(viewportAtom)),
    search: () => bus.publish('search:changed', { term: store.get(searchAtom) }),
    session: () => {
      const { status, me } = session.get();
      bus.publish('session:changed', { status, userId: me?.id ?? null });
    },
  };
  for (const publish of Object.values(topics)) publish();
  const ends = [
    store.sub(themeAtom, topics.theme),
    store.sub(viewportAtom, topics.viewport),
    store.sub(searchAtom, topics.search),
    session.subscribe(topics.session),
  ];
  signal.addEventListener('abort', () => ends.forEach((end) => end()));
}

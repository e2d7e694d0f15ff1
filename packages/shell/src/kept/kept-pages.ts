import { sparesData } from '@slotwise/shared/loading';
import type { Kept } from './kept-parts';

/** Tag with the address of the worker that keeps pages; the server names none if it must not be used. */
const META = 'slotwise-service-worker';
/** Parts in use have brought their own files by then. */
const AFTER_MS = 2000;

interface Options {
  page: Window & typeof globalThis;
  /** Ids of remotes that are used here; grows. */
  used: ReadonlySet<string>;
  /** Only for people who work here. */
  isSignedIn: () => boolean;
  signal: AbortSignal;
}

/**
 * Has the page kept, with the remotes that are used in it, so that it can be loaded without network. Registers the worker that
 * does so once the page has settled; takes it away where the server no longer offers it.
 */
export function createKeptPages({ page, used, isSignedIn, signal }: Options): Pick<Kept, 'changed'> {
  const workers = page.navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const address = page.document.querySelector<HTMLMetaElement>(`meta[name=${META}]`)?.content;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const failed = (error: unknown) => console.debug('This page is not kept for when there is no network.', error);

  const tell = async (container: ServiceWorkerContainer, url: string) => {
    await container.register(url, { updateViaCache: 'none' });
    const { active } = await container.ready;
    active?.postMessage({ keep: [...used] });
  };
  const later = () => {
    if (!workers || !address || used.size === 0 || sparesData() || signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isSignedIn() && page.navigator.onLine) tell(workers, address).catch(failed);
    }, AFTER_MS);
  };
  const takeAway = async (container: ServiceWorkerContainer) => {
    for (const registration of await container.getRegistrations()) await registration.unregister();
  };
  if (workers && !address) takeAway(workers).catch(failed);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  later();
  return { changed: later };
}

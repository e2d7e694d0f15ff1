import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { showLastResort } from '../last-resort';
import type { Suspect } from '../heartbeat/held-builds';
import { remotesAtom } from '../registry/registry';
import { matchRoute, routeTable } from '../routing/route-table';
import { App } from './app';
import { createServices } from './services';
import type { ShellServices } from './shell-services';
import { wordsIn } from '../words';

/** The remote of the address that was opened starts loading before anything is drawn. */
function loadFirst({ store, session, loader }: ShellServices): void {
  const route = matchRoute(routeTable(store.get(remotesAtom)), location.pathname);
  const access = session.hasToken() ? 'user' : 'visitor';
  if (route && (route.access === 'anyone' || route.access === access)) loader.load(route.remote, route.path);
}

/** All remotes and the shell ask through the page's one `fetch`: code that tries to replace it fails, and is named. */
function keepFetch(page: Window & typeof globalThis): void {
  Object.defineProperty(page, 'fetch', { value: page.fetch, writable: false, configurable: false });
}

/** Says which remote has changed what everybody uses, if one has, in the reader's language. What was changed is put back at once. */
async function causeOf({ intrinsics, store, locale }: ShellServices): Promise<string> {
  // First: what it uses may be broken.
  const broken = await intrinsics.whoBroke();
  if (!broken) return '';
  const known = store.get(remotesAtom);
  const remoteOf = ({ entry }: Suspect) => known.find((remote) => remote.entry.entry === entry);
  const { t } = wordsIn(locale.get());
  const names = broken.suspects.map((suspect) => remoteOf(suspect)?.name ?? suspect.remote);
  const [name, ...others] = names;
  const what = broken.changed.join(', ');
  if (name === undefined) return '';
  return others.length === 0
    ? t('crash.changed-by', { name, what })
    : t('crash.changed-by-one', { names: names.join(', '), what });
}

/** Draws the shell into the page. Errors that no boundary caught are the shell's own: nothing of the page is left then. */
export function start(element: HTMLElement): void {
  const services = createServices(window, new AbortController().signal);
  keepFetch(window);
  void services.overrides.keepUp();
  void services.registry.start().then(() => loadFirst(services));
  const root = createRoot(element, {
    onUncaughtError(error, { componentStack }) {
      const asked = causeOf(services);
      console.error('The shell failed.', error, componentStack);
      showLastResort(error);
      void asked.then((cause) => showLastResort(error, cause));
    },
    onCaughtError: (error) => console.warn('A part of the page failed and was contained.', error),
    onRecoverableError: (error) => console.info('React recovered from an error.', error),
  });
  root.render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  );
}

import type { RemoteManifest } from '@slotwise/contract';
import { PLATFORM_API_VERSION, STORAGE_KEYS } from '@slotwise/contract/constants';
import { createEventBus } from '../events/event-bus';
import { createReadable } from '../events/readable';
import { browserLocale } from './locale';
import { openKeptOutbox } from '../outbox';
import type { PageSession } from '../session';
import type { PlatformHost } from './platform-host';
import type { Density, Notice, ResolvedTheme, ThemeChoice, Viewport } from '../platform';
import { onlyRemote } from './only-remote';
import { createPreferences } from './preferences';
import { createReporter } from './report';

/** Functions of the drawn page for the host: they exist only once something is drawn. */
export interface Surface {
  navigate(to: string, options?: { replace?: boolean }): void;
  notify(notice: Notice): void;
  announce(text: string): void;
}

interface StandaloneParts {
  manifest: RemoteManifest;
  session: PageSession;
  surface: () => Surface;
  signal: AbortSignal;
}

/** The platform of a page that is nothing but one remote. Listeners on the page end with the signal. */
export function createStandaloneHost({ manifest, session, surface, signal }: StandaloneParts): PlatformHost {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const chosen = () => (localStorage.getItem(STORAGE_KEYS.theme) ?? 'system') as ThemeChoice;
  const resolve = (choice: ThemeChoice): ResolvedTheme =>
    choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice;
  const size = (): Viewport => ({ width: innerWidth, height: innerHeight });

  const theme = createReadable(resolve(chosen()));
  const density = createReadable<Density>('comfortable');
  const viewport = createReadable(size());
  dark.addEventListener('change', () => theme.set(resolve(chosen())), { signal });
  addEventListener('resize', () => viewport.set(size()), { signal });

  const bus = createEventBus((error, topic) => console.error(`A listener of "${topic}" failed.`, error));
  return {
    api: PLATFORM_API_VERSION,
    session,
    http: session.http,
    events: bus,
    theme: {
      ...theme,
      chosen,
      choose(choice) {
        localStorage.setItem(STORAGE_KEYS.theme, choice);
        theme.set(resolve(choice));
      },
    },
    density: { ...density, choose: density.set },
    viewport,
    locale: browserLocale(signal),
    search: createReadable(''),
    preferences: createPreferences(),
    outbox: openKeptOutbox({ session, http: session.http, signal }),
    ...onlyRemote(manifest),
    navigate: (to, options) => surface().navigate(to, options),
    notify: (notice) => surface().notify(notice),
    announce: (text) => surface().announce(text),
    report: createReporter(session.http),
  };
}

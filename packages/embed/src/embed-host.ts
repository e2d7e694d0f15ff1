import type { RemoteManifest } from '@slotwise/contract';
import { createEventBus, createReadable } from '@slotwise/shared/events';
import type { Writable } from '@slotwise/shared/events';
import { platformApiOf } from '@slotwise/shared/loading';
import { createPageOutbox } from '@slotwise/shared/outbox';
import { createReporter, onlyRemote } from '@slotwise/shared/remote';
import type { Density, Notice, PlatformHost, ResolvedTheme, ThemeChoice, Viewport } from '@slotwise/shared/remote';
import type { Direction } from '@slotwise/shared/words';
import type { TokenSession } from './token-session';

/** Services of the host page for the remote. */
export interface HostPage {
  navigate(to: string, options?: { replace?: boolean }): void;
  notify(notice: Notice): void;
  announce(text: string): void;
}

export interface EmbedHost extends PlatformHost {
  /** Called when the element's theme attribute changes. */
  chooseTheme(choice: ThemeChoice): void;
  /** Called when the element's locale attribute changes. */
  chooseLocale(locale: string): void;
  /** Called when the element's direction changes. */
  chooseDirection(direction: Direction | undefined): void;
}

interface EmbedHostOptions {
  manifest: Pick<RemoteManifest, 'platform' | 'records'>;
  element: HTMLElement;
  session: TokenSession;
  page: HostPage;
  theme: ThemeChoice;
  locale: string;
  direction: Direction | undefined;
  /** Told what the remote throws while it is drawn: nothing of it is left then. */
  onCrash(error: unknown): void;
  /** Told once the remote was drawn for the first time. */
  onDrawn(): void;
  /** Ends the listeners on the host page. */
  signal: AbortSignal;
}

/** Choices last as long as the page: an embedded remote leaves nothing behind in somebody else's storage. */
function preferencesInMemory() {
  const values = new Map<string, string>();
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
  };
}

function watchSize(element: HTMLElement, viewport: Writable<Viewport>, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    const { width, height } = element.getBoundingClientRect();
    viewport.set({ width, height });
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** The platform of a remote that stands in a page which is not ours. */
export function createEmbedHost({ theme: first, ...options }: EmbedHostOptions): EmbedHost {
  const { element, session, page, signal } = options;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let choice = first;
  const resolved = (): ResolvedTheme => (choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice);
  const theme = createReadable(resolved());
  const chooseTheme = (next: ThemeChoice) => {
    choice = next;
    theme.set(resolved());
  };
  dark.addEventListener('change', () => theme.set(resolved()), { signal });
  const density = createReadable<Density>('comfortable');
  const locale = createReadable(options.locale);
  const direction = createReadable(options.direction);
  const search = createReadable('');
  const viewport = createReadable<Viewport>({ width: element.clientWidth, height: element.clientHeight });
  watchSize(element, viewport, signal);
  const send = createReporter(session.http);
  return {
    // A parcel hands it on as it is: one of 1.x brings all else of its platform with it.
    api: platformApiOf(options.manifest),
    session,
    http: session.http,
    events: createEventBus((error, topic) => console.error(`A listener of "${topic}" failed.`, error)),
    theme: { ...theme, chosen: () => choice, choose: chooseTheme },
    density: { ...density, choose: density.set },
    viewport,
    locale,
    direction,
    search,
    preferences: preferencesInMemory(),
    // In memory for the same reason.
    outbox: createPageOutbox({ session, http: session.http, signal }),
    ...onlyRemote(options.manifest),
    ...page,
    live: { reloadSession: () => void session.reload() },
    watchDrawing: () => options.onDrawn,
    report(error, about) {
      send(error, about);
      if (about.kind === 'render_failed') options.onCrash(error);
    },
    chooseTheme,
    chooseLocale: locale.set,
    chooseDirection: direction.set,
  };
}

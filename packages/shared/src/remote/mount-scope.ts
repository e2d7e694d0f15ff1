import type { RemoteManifest } from '@slotwise/contract';
import { SEARCH_TERM_MAX } from '@slotwise/contract/constants';
import { scopeBus } from '../events/scope-bus';
import { isAborted } from '../http';
import type { Extension, Platform, Readable } from '../platform';
import { counting, countingHttp, notingBus } from './counting';
import { currentMount, enterMount, isFailure, type MountedPlace } from './current-mount';
import { atMost, freezePlain, noticeOf, oneOf, textOf } from './handed';
import { watchMount } from './leak-watch';
import { isAdapted, platform1 } from './platform-1';
import type { PlatformHost } from './platform-host';

export interface Mount {
  platform: Platform;
  /** Place of the mount, which distinguishes it from others, also of the same remote. */
  place: MountedPlace;
  /** Its first screen stands in the page. */
  drawn(): void;
  /** Aborts the mount's signal: ends its timers, listeners, requests and subscriptions. */
  end(): void;
}

/** Notices and announcements stand in line: a flood would keep everybody else's from being seen and heard. */
const NOTICES_MAX = 20;
const SAID_MAX = 50;
/** A remote that navigates again and again leaves people no time to see where they are, or to go elsewhere. */
const NAVIGATIONS_MAX = 30;
const WITHIN_MS = 10_000;
const flood = (id: string, does: string, max: number, what = 'messages') =>
  new Error(`"${id}" ${does} more than ${max} ${what} in ${WITHIN_MS / 1000} s.`);

/** The platform for one mount of one remote: ends with the mount, and knows whose it is. */
export function mountScope(
  host: PlatformHost,
  manifest: Pick<RemoteManifest, 'id' | 'version' | 'platform' | 'events'>,
  /** Address of the remote's files: an uncaught error whose stack names it is reported as this remote's. */
  assets = `/remotes/${manifest.id}/`,
): Mount {
  const controller = new AbortController();
  const { signal } = controller;
  const report = (error: unknown) => {
    if (!isAborted(error)) {
      host.report(error, { remote: manifest.id, version: manifest.version, kind: 'runtime_failed' });
    }
  };
  const place: MountedPlace = { remote: manifest.id };
  /** A listener that throws is this remote's fault, and harms neither its caller nor the other listeners. */
  const own =
    <A extends unknown[]>(listener: (...args: A) => void) =>
    (...args: A) => {
      enterMount(place);
      try {
        listener(...args);
      } catch (error) {
        report(error);
      }
    };
  const owned = { subscriptions: 0, requests: 0 };
  const scoped = <T>(readable: Readable<T>): Readable<T> => scopedReadable(counting(readable, owned), signal, own);
  const { session, theme, density, search } = host;
  const outbox = host.outbox.forRemote(manifest.id);
  const extensions = new Map<string, Readable<readonly Extension[]>>();
  const countNotice = atMost(NOTICES_MAX, WITHIN_MS, () => flood(manifest.id, 'shows', NOTICES_MAX), report);
  const countAnnouncement = atMost(SAID_MAX, WITHIN_MS, () => flood(manifest.id, 'announces', SAID_MAX), report);
  const navigating = () => flood(manifest.id, 'navigates', NAVIGATIONS_MAX, 'times');
  const countNavigation = atMost(NAVIGATIONS_MAX, WITHIN_MS, navigating, report);
  const api = host.apiFor?.(manifest) ?? host.api;
  const platform: Platform = {
    api,
    session: {
      ...scoped(session),
      can: (permission) => session.can(permission),
      getToken: () => session.getToken(),
      login: (credentials) => session.login(credentials),
      logout: () => session.logout(),
    },
    http: host.inspector ? countingHttp(host.http.scoped({ signal }), owned) : host.http.scoped({ signal }),
    events: scopeBus(notingBus(host, manifest.id, owned), manifest, {
      signal,
      own,
      refused(error, topic) {
        host.inspector?.noteBus({ topic, by: manifest.id, refused: true });
        report(error);
      },
    }),
    theme: {
      ...scoped(theme),
      chosen: () => theme.chosen(),
      choose: (name) => theme.choose(oneOf(name, ['light', 'dark', 'system'], 'The theme')),
    },
    density: {
      ...scoped(density),
      choose: (name) => density.choose(oneOf(name, ['comfortable', 'compact'], 'The density')),
    },
    viewport: scoped(host.viewport),
    locale: scoped(host.locale),
    // Other screens ask the server for it: a longer one would be refused there, and their lists with it.
    search: {
      ...scoped(search),
      set: (term) => search.set(textOf(term, 'The search term').slice(0, SEARCH_TERM_MAX)),
    },
    preferences: {
      get: (key) => host.preferences.get(`${manifest.id}.${key}`),
      set: (key, value) => host.preferences.set(`${manifest.id}.${key}`, textOf(value, 'A preference')),
    },
    outbox: {
      ...scoped(outbox),
      add: (call, change) => outbox.add(textOf(call, 'The call') as typeof call, change),
      correct: (key, change) => outbox.correct(textOf(key, 'The key'), change),
      dismiss: (key) => outbox.dismiss(textOf(key, 'The key')),
    },
    extensions: {
      at(point) {
        const known = extensions.get(point) ?? scoped(host.extensions.at(textOf(point, 'The extension point')));
        extensions.set(point, known);
        return known;
      },
    },
    records: {
      href: (kind, id) =>
        host.records.href(textOf(kind, 'The kind'), id === undefined ? undefined : textOf(id, 'The id')),
    },
    navigate(to, options) {
      // Work that a remote finishes after people left it must not pull them back.
      if (signal.aborted) return;
      countNavigation();
      host.navigate(textOf(to, 'The address'), options);
    },
    notify(notice) {
      countNotice();
      host.notify(noticeOf(notice, () => enterMount(place)));
    },
    announce(text) {
      countAnnouncement();
      host.announce(textOf(text, 'What is announced'));
    },
    report,
    signal,
  };
  const endWatch = watchUncaught({ place, assets, report });
  const watch = watchMount(manifest, assets);
  const noted = host.inspector?.noteMount({
    remote: manifest.id,
    version: manifest.version,
    owned: () => ({ ...owned }),
    held: () => watch.held(),
  });
  return {
    // The type is that of builds of today: one of 1.x was compiled with its own.
    platform: isAdapted(api) ? (platform1(platform) as Platform) : platform,
    place,
    drawn: () => noted?.drawn(),
    end() {
      controller.abort();
      // Ends last: errors that the remote throws because it ends are still its own.
      endWatch();
      watch.end(noted?.left);
      noted?.ended();
    },
  };
}

/** A readable whose subscriptions end with the signal. */
function scopedReadable<T>(
  readable: Readable<T>,
  signal: AbortSignal,
  own: (listener: (value: T) => void) => (value: T) => void,
): Readable<T> {
  return {
    get: () => freezePlain(readable.get()),
    subscribe(listener) {
      if (signal.aborted) return () => undefined;
      const end = readable.subscribe(own((value) => listener(freezePlain(value))));
      signal.addEventListener('abort', end, { once: true });
      return () => {
        signal.removeEventListener('abort', end);
        end();
      };
    },
  };
}

interface Watch {
  place: MountedPlace;
  assets: string;
  report(error: unknown): void;
}

/**
 * Errors that no one caught belong to the mount whose code runs; if that is not known, as in timers and promises, to
 * the remote whose file they come from. Returns what ends it.
 */
function watchUncaught({ place, assets, report }: Watch): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const isOwn = (...traces: (string | undefined)[]) => {
    const running = currentMount();
    return running ? running === place : traces.some((trace) => trace?.includes(assets));
  };
  const stackOf = (error: unknown) => (error instanceof Error ? error.stack : undefined);
  globalThis.addEventListener(
    'error',
    (event) => {
      if (isFailure(event) && isOwn(event.filename, stackOf(event.error))) report(event.error ?? event.message);
    },
    { signal },
  );
  globalThis.addEventListener(
    'unhandledrejection',
    (event) => {
      if (isOwn(stackOf(event.reason))) report(event.reason);
    },
    { signal },
  );
  return () => controller.abort();
}

import type { RemoteManifest } from '@slotwise/contract';
import { SEARCH_TERM_MAX } from '@slotwise/contract/constants';
import { scopeBus } from '../events/scope-bus';
import { isAborted } from '../http';
import type { Extension, Platform, Readable } from '../platform';
import { counting, countingHttp, notingBus } from './counting';
import { enterMount, type MountedPlace } from './current-mount';
import { atMost, freezePlain, noticeOf, oneOf, textOf } from './handed';
import type { Inspector } from './inspector';
import { watchMount } from './leak-watch';
import { isAdapted, platform1 } from './platform-1';
import type { PlatformHost } from './platform-host';
import { watchUncaught } from './watch-uncaught';

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

type MountedManifest = Pick<RemoteManifest, 'id' | 'version' | 'platform' | 'events'>;

/** The platform for one mount of one remote: ends with the mount, and knows whose it is. */
class MountScope implements Mount {
  readonly platform: Platform;
  readonly place: MountedPlace;
  private readonly controller = new AbortController();
  private readonly owned = { subscriptions: 0, requests: 0 };
  private readonly extensions = new Map<string, Readable<readonly Extension[]>>();
  private readonly endUncaught: () => void;
  private readonly leaks: ReturnType<typeof watchMount>;
  private readonly noted: ReturnType<Inspector['noteMount']> | undefined;

  constructor(
    private readonly host: PlatformHost,
    private readonly manifest: MountedManifest,
    assets: string,
  ) {
    const { id: remote, version } = manifest;
    this.place = { remote };
    const platform = this.platformOf(host.apiFor?.(manifest) ?? host.api);
    this.endUncaught = watchUncaught({ place: this.place, assets, report: this.report });
    this.leaks = watchMount(manifest, assets);
    const [owned, held] = [() => ({ ...this.owned }), () => this.leaks.held()];
    this.noted = host.inspector?.noteMount({ remote, version, owned, held });
    // The type is that of builds of today: one of 1.x was compiled with its own.
    this.platform = isAdapted(platform.api) ? (platform1(platform) as Platform) : platform;
  }

  readonly drawn = () => this.noted?.drawn();

  readonly end = () => {
    this.controller.abort();
    // Ends last: errors that the remote throws because it ends are still its own.
    this.endUncaught();
    this.leaks.end(this.noted?.left);
    this.noted?.ended();
  };

  private readonly report = (error: unknown) => {
    const { id: remote, version } = this.manifest;
    if (!isAborted(error)) this.host.report(error, { remote, version, kind: 'runtime_failed' });
  };

  /** A listener that throws is this remote's fault, and harms neither its caller nor the other listeners. */
  private readonly own =
    <A extends unknown[]>(listener: (...args: A) => void) =>
    (...args: A) => {
      const over = enterMount(this.place, 'call');
      try {
        listener(...args);
      } catch (error) {
        this.report(error);
      } finally {
        over();
      }
    };

  private scoped<T>(readable: Readable<T>): Readable<T> {
    return scopedReadable(counting(readable, this.owned), this.controller.signal, this.own);
  }

  private platformOf(api: Platform['api']): Platform {
    const { host, manifest, owned, report } = this;
    const { signal } = this.controller;
    const http = host.httpFor?.(signal) ?? host.http.scoped({ signal });
    return {
      api,
      session: this.session(),
      http: host.inspector ? countingHttp(http, owned) : http,
      events: scopeBus(notingBus(host, manifest.id, owned), manifest, {
        signal,
        own: this.own,
        refused(error, topic) {
          host.inspector?.noteBus({ topic, by: manifest.id, refused: true });
          report(error);
        },
      }),
      viewport: this.scoped(host.viewport),
      locale: this.scoped(host.locale),
      ...this.choices(),
      outbox: this.outbox(),
      extensions: { at: (point) => this.extensionsAt(point) },
      records: {
        href: (kind, id) =>
          host.records.href(textOf(kind, 'The kind'), id === undefined ? undefined : textOf(id, 'The id')),
      },
      ...this.sayings(),
      report,
      signal,
    };
  }

  private session(): Platform['session'] {
    const { session } = this.host;
    return {
      ...this.scoped(session),
      can: (permission) => session.can(permission),
      getToken: () => session.getToken(),
      login: (credentials) => session.login(credentials),
      logout: () => session.logout(),
    };
  }

  /** The choices that people made for their pages. */
  private choices(): Pick<Platform, 'theme' | 'density' | 'search' | 'preferences'> {
    const { theme, density, search, preferences } = this.host;
    const { id } = this.manifest;
    return {
      theme: {
        ...this.scoped(theme),
        chosen: () => theme.chosen(),
        choose: (name) => theme.choose(oneOf(name, ['light', 'dark', 'system'], 'The theme')),
      },
      density: {
        ...this.scoped(density),
        choose: (name) => density.choose(oneOf(name, ['comfortable', 'compact'], 'The density')),
      },
      // Other screens ask the server for it: a longer one would be refused there, and their lists with it.
      search: {
        ...this.scoped(search),
        set: (term) => search.set(textOf(term, 'The search term').slice(0, SEARCH_TERM_MAX)),
      },
      preferences: {
        get: (key) => preferences.get(`${id}.${key}`),
        set: (key, value) => preferences.set(`${id}.${key}`, textOf(value, 'A preference')),
      },
    };
  }

  private outbox(): Platform['outbox'] {
    const outbox = this.host.outbox.forRemote(this.manifest.id);
    return {
      ...this.scoped(outbox),
      add: (call, change) => outbox.add(textOf(call, 'The call') as typeof call, change),
      correct: (key, change) => outbox.correct(textOf(key, 'The key'), change),
      dismiss: (key) => outbox.dismiss(textOf(key, 'The key')),
    };
  }

  private extensionsAt(point: string): Readable<readonly Extension[]> {
    const known =
      this.extensions.get(point) ?? this.scoped(this.host.extensions.at(textOf(point, 'The extension point')));
    this.extensions.set(point, known);
    return known;
  }

  /** The ways by which a remote moves people and speaks to them, none of them more often than people can bear. */
  private sayings(): Pick<Platform, 'navigate' | 'notify' | 'announce'> {
    const { host, place, report } = this;
    const { id } = this.manifest;
    const { signal } = this.controller;
    const countNotice = atMost(NOTICES_MAX, WITHIN_MS, () => flood(id, 'shows', NOTICES_MAX), report);
    const countAnnouncement = atMost(SAID_MAX, WITHIN_MS, () => flood(id, 'announces', SAID_MAX), report);
    const navigating = () => flood(id, 'navigates', NAVIGATIONS_MAX, 'times');
    const countNavigation = atMost(NAVIGATIONS_MAX, WITHIN_MS, navigating, report);
    return {
      navigate(to, options) {
        // Work that a remote finishes after people left it must not pull them back.
        if (signal.aborted) return;
        countNavigation();
        host.navigate(textOf(to, 'The address'), options);
      },
      notify(notice) {
        countNotice();
        host.notify(noticeOf(notice, () => void enterMount(place)));
      },
      announce(text) {
        countAnnouncement();
        host.announce(textOf(text, 'What is announced'));
      },
    };
  }
}

/** @param assets address of the remote's files: an uncaught error whose stack names it is reported as this remote's */
export const mountScope = (host: PlatformHost, manifest: MountedManifest, assets = `/remotes/${manifest.id}/`): Mount =>
  new MountScope(host, manifest, assets);

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

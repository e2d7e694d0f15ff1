import type { Body, RemoteManifest } from '@slotwise/contract';
import { scopeBus } from '../events/scope-bus';
import { isAborted } from '../http';
import type { Platform, Readable } from './platform';

export type ReportKind = Body<'POST /remotes/reports'>['kind'];

/** What a page offers to the remotes that it mounts, before it is cut down to one mount. */
export interface PlatformHost extends Omit<Platform, 'signal' | 'report'> {
  /** Only of a page without a live connection: each parcel then opens its own, and says when it is about the user. */
  live?: { reloadSession(): void };
  report(error: unknown, about: { remote: string; version: string; kind: ReportKind; ms?: number }): void;
}

export interface Mount {
  platform: Platform;
  /** Aborts the mount's signal: ends its timers, listeners, requests and subscriptions. */
  end(): void;
}

/** The platform for one mount of one remote: ends with the mount, and knows whose it is. */
export function mountScope(
  host: PlatformHost,
  manifest: Pick<RemoteManifest, 'id' | 'version' | 'events'>,
  /** Where the remote's files come from: an uncaught error whose stack names it is reported as this remote's. */
  assets = `/remotes/${manifest.id}/`,
): Mount {
  const controller = new AbortController();
  const { signal } = controller;
  const report = (error: unknown) => {
    if (!isAborted(error)) {
      host.report(error, { remote: manifest.id, version: manifest.version, kind: 'runtime_failed' });
    }
  };
  const { session, theme, density, search } = host;
  const platform: Platform = {
    api: host.api,
    session: {
      ...scoped(session, signal),
      can: (permission) => session.can(permission),
      getToken: () => session.getToken(),
      login: (credentials) => session.login(credentials),
      logout: () => session.logout(),
    },
    http: host.http.scoped({ signal }),
    events: scopeBus(host.events, manifest, signal),
    theme: { ...scoped(theme, signal), chosen: () => theme.chosen(), choose: (name) => theme.choose(name) },
    density: { ...scoped(density, signal), choose: (name) => density.choose(name) },
    viewport: scoped(host.viewport, signal),
    search: { ...scoped(search, signal), set: (term) => search.set(term) },
    preferences: {
      get: (key) => host.preferences.get(`${manifest.id}.${key}`),
      set: (key, value) => host.preferences.set(`${manifest.id}.${key}`, value),
    },
    navigate(to, options) {
      // What a remote finishes after people left it must not pull them back.
      if (!signal.aborted) host.navigate(to, options);
    },
    notify: (notice) => host.notify(notice),
    announce: (text) => host.announce(text),
    report,
    signal,
  };
  watchUncaught(assets, report, signal);
  return { platform, end: () => controller.abort() };
}

/** A readable whose subscriptions end with the signal. */
function scoped<T>(readable: Readable<T>, signal: AbortSignal): Readable<T> {
  return {
    get: () => readable.get(),
    subscribe(listener) {
      if (signal.aborted) return () => undefined;
      const end = readable.subscribe(listener);
      signal.addEventListener('abort', end, { once: true });
      return () => {
        signal.removeEventListener('abort', end);
        end();
      };
    },
  };
}

/** Errors that no one caught (event handlers, timers, promises) belong to the remote whose file they come from. */
function watchUncaught(assets: string, report: (error: unknown) => void, signal: AbortSignal): void {
  const comesFrom = (text: string | undefined) => text?.includes(assets) ?? false;
  const stackOf = (error: unknown) => (error instanceof Error ? error.stack : undefined);
  globalThis.addEventListener(
    'error',
    (event) => {
      if (comesFrom(event.filename) || comesFrom(stackOf(event.error))) report(event.error ?? event.message);
    },
    { signal },
  );
  globalThis.addEventListener(
    'unhandledrejection',
    (event) => {
      if (comesFrom(stackOf(event.reason))) report(event.reason);
    },
    { signal },
  );
}

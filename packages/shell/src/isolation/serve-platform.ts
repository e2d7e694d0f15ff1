import type { RemoteManifest } from '@slotwise/contract';
import { permissionsOfScopes } from '@slotwise/contract/permissions';
import type { LiveConnection } from '@slotwise/shared/events';
import type { FromIsolated, Place, ToIsolated } from '@slotwise/shared/isolation';
import { isForShell } from '@slotwise/shared/isolation';
import { frameFlooded, RemoteFaultError } from '@slotwise/shared/loading';
import type { EventBus, Platform } from '@slotwise/shared/remote';
import type { KnownRemote } from '../registry/known-remote';
import type { Store } from '../registry/registry';
import { faultFrom } from './fault-from';
import { gate } from './gate';
import { ownPreferences } from './own-preferences';
import { pagePlace } from './page-place';
import { followState, stateOf } from './page-state';
import { serveCalls } from './serve-calls';
import { ownAddress, ServedNavigation } from './served-navigation';
import { ServedNotices } from './served-notices';

type Told<K extends FromIsolated['kind']> = Extract<FromIsolated, { kind: K }>;

/** More than any remote tells. Whoever tells more leaves the page no time for anything else. */
export const TOLD_MAX = 1000;
export const TOLD_WITHIN_MS = 1000;
const PREFERENCE_MAX = 10_000;
const PREFERENCES_MAX = 200;

export interface ServingParts {
  port: MessagePort;
  /** Cut down to one mount of this remote: its limits are those of every remote, and all of it ends with its signal. */
  platform: Platform;
  known: KnownRemote & { manifest: RemoteManifest };
  store: Store;
  hear: LiveConnection['hear'];
  /** Somebody tries again. */
  fresh: boolean;
  onDrawn(): void;
  /** Nothing of it is to be shown any more. */
  onEnd(fault: RemoteFaultError): void;
  /** It answers. */
  onPong(): void;
  navigate(to: string, options: { replace: boolean; state: unknown }): void;
  go(steps: number): void;
  /** Keys that the frame has no use for. */
  onKeys(keys: KeyboardEventInit): void;
}

interface Served {
  tell(message: ToIsolated): void;
  /** The page is elsewhere. */
  follow(type: Place['type']): void;
}

/** Hands a platform through a port to the remote in a frame. */
export function servePlatform(parts: ServingParts): Served {
  const { port, platform, known } = parts;
  const { signal } = platform;
  const { manifest } = known;
  const tell = (message: ToIsolated) => {
    if (!signal.aborted) port.postMessage(message);
  };
  const end = (fault: RemoteFaultError) => {
    port.onmessage = null;
    parts.onEnd(fault);
  };
  const within = permissionsOfScopes(manifest.scopes);
  const stateParts = { platform, store: parts.store, within };
  const calls = serveCalls(platform.http, within, tell);
  const events = platform.events as unknown as LooseBus;
  const navigation = new ServedNavigation(known.id, { navigate: parts.navigate, go: parts.go, tell });
  const notices = new ServedNotices((notice) => platform.notify(notice), tell);

  const on: { [K in FromIsolated['kind']]: (message: Told<K>) => void } = {
    drawn: parts.onDrawn,
    failed: ({ fault, message }) => end(new RemoteFaultError(faultFrom(fault), { cause: new Error(String(message)) })),
    call: (called) => void calls.call(called),
    abort: calls.abort,
    publish: ({ topic, value }) => events.publish(topic, value),
    navigate: (told) => navigation.navigate(told),
    go: (told) => navigation.go(told),
    open({ to }) {
      // Only by somebody's own click, which the browser knows of.
      if (navigator.userActivation?.isActive) window.open(ownAddress(to), '_blank', 'noopener');
    },
    notify: (told) => notices.show(told),
    withdraw: (told) => notices.withdraw(told),
    announce: ({ text }) => platform.announce(text),
    report: ({ message }) => platform.report(new Error(String(message))),
    theme: ({ choice }) => platform.theme.choose(choice),
    density: ({ choice }) => platform.density.choose(choice),
    search: ({ term }) => platform.search.set(term),
    preference({ key, value }) {
      const kept = ownPreferences(known.id);
      const isKnown = Object.hasOwn(kept, key);
      if (String(key + value).length > PREFERENCE_MAX || (!isKnown && Object.keys(kept).length >= PREFERENCES_MAX))
        return;
      platform.preferences.set(String(key), value);
    },
    keys: ({ keys }) => isForShell(keys) && parts.onKeys(keys),
    pong: parts.onPong,
  };
  const passes = gate(TOLD_MAX, TOLD_WITHIN_MS);
  port.onmessage = ({ data }: MessageEvent<FromIsolated>) => {
    if (signal.aborted) return;
    if (!passes()) return end(new RemoteFaultError(frameFlooded));
    if (typeof data !== 'object' || data === null || !Object.hasOwn(on, data.kind)) return;
    try {
      (on[data.kind] as (message: FromIsolated) => void)(data);
    } catch (error) {
      // A call that it may not make is its own fault, and reaches nobody else.
      platform.report(error);
    }
  };
  signal.addEventListener('abort', () => port.close(), { once: true });

  tell({
    kind: 'start',
    entry: known.entry,
    fresh: parts.fresh,
    state: { ...stateOf(stateParts), place: pagePlace('POP') },
    preferences: ownPreferences(known.id),
    topics: manifest.events.hears.flatMap((topic) => {
      const value = events.last(topic);
      return value === undefined ? [] : [[topic, value] as const];
    }),
  });
  followState(stateParts, tell);
  for (const topic of manifest.events.hears) events.subscribe(topic, (value) => tell({ kind: 'topic', topic, value }));
  signal.addEventListener(
    'abort',
    parts.hear((heard) => tell(heard === 'stale' ? { kind: 'stale' } : { kind: 'live', ...heard })),
  );
  return { tell, follow: (type) => navigation.follow(type) };
}

/** The bus by the names that a manifest gives. */
interface LooseBus {
  publish(topic: string, value: unknown): void;
  subscribe(topic: string, listener: (value: unknown) => void): () => void;
  last(topic: string): ReturnType<EventBus['last']>;
}

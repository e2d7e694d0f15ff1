import type { RemoteManifest } from '@slotwise/contract';
import { createEventBus, createReadable, type Heard } from '@slotwise/shared/events';
import type { FromIsolated, PageState, Place, ToIsolated } from '@slotwise/shared/isolation';
import { platformApiOf } from '@slotwise/shared/loading';
import { createPageOutbox } from '@slotwise/shared/outbox';
import { recordAddress } from '@slotwise/shared/remote';
import type { Extension, Notice, PlatformHost, Readable, SessionState } from '@slotwise/shared/remote';
import type { PortCalls } from './port-http';

type Start = Extract<ToIsolated, { kind: 'start' }>;

/** The platform of a remote in its frame, and what the page around it tells of changes. */
export interface PortHost {
  host: PlatformHost;
  changed(changed: Partial<Omit<PageState, 'place'>>): void;
  /** Where the page is. */
  followed(place: Place, after: number): void;
  topic(topic: string, value: unknown): void;
  heard(heard: Heard): void;
  /** Somebody pressed what stands in a notice. */
  noticed(notice: number): void;
}

interface PortHostParts {
  start: Start;
  tell: (message: FromIsolated) => void;
  calls: PortCalls;
  /** Told once the remote was drawn for the first time. */
  onDrawn(): void;
  /** Told what the remote throws while it is drawn: nothing of it is left then. */
  onCrash(error: unknown): void;
  signal: AbortSignal;
}

/** Notices with something to press that stand on the page at the same time; of earlier ones nothing happens any more. */
const NOTICES_KEPT = 50;

const isAtOrBelow = (address: string, path: string) => address === path || address.startsWith(`${path}/`);
const none = createReadable<readonly Extension[]>([]);

const sessionOf = ({ session: { error, ...session } }: PageState): SessionState => ({
  ...session,
  error: error === null ? null : new Error(error),
});

/** One value of the state, as a remote reads it. */
function part<T>(state: Readable<PageState>, select: (state: PageState) => T): Readable<T> {
  const own = createReadable(select(state.get()));
  state.subscribe((next) => own.set(select(next)));
  return { get: own.get, subscribe: own.subscribe };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const refused = (what: string) => () => Promise.reject(new Error(`A remote that is kept apart ${what}.`));

/** The services of the page around the frame for the remote: all of them go through the port, and nothing else does. */
export function createPortHost({ start, tell, calls, onDrawn, onCrash, signal }: PortHostParts): PortHost {
  const { manifest } = start.entry;
  const state = createReadable(start.state);
  const session = createReadable(sessionOf(start.state));
  const preferences = new Map(Object.entries(start.preferences));
  const ownKey = (key: string) => key.slice(`${manifest.id}.`.length);
  const bus = createEventBus((error, topic) => console.error(`A listener of "${topic}" failed.`, error));
  const told = bus as { publish(topic: string, value: unknown): void };
  for (const [topic, value] of start.topics) told.publish(topic, value);
  const hearers = new Set<(heard: Heard) => void>();
  const actions = new Map<number, () => void>();
  let notices = 0;
  const http = calls.http();
  const whole = {
    get: session.get,
    subscribe: session.subscribe,
    can: (permission: string) => session.get().role?.permissions.some(({ name }) => name === permission) ?? false,
    getToken: () => Promise.resolve(null),
    login: refused('signs nobody in'),
    logout: refused('signs nobody out'),
  };
  const host: PlatformHost = {
    api: platformApiOf(manifest),
    session: whole,
    http,
    events: { ...bus, publish: (topic, value) => tell({ kind: 'publish', topic, value }) },
    theme: {
      ...part(state, ({ theme }) => theme),
      chosen: () => state.get().themeChoice,
      choose: (choice) => tell({ kind: 'theme', choice }),
    },
    density: { ...part(state, ({ density }) => density), choose: (choice) => tell({ kind: 'density', choice }) },
    viewport: part(state, ({ viewport }) => viewport),
    locale: part(state, ({ locale }) => locale),
    search: { ...part(state, ({ search }) => search), set: (term) => tell({ kind: 'search', term }) },
    preferences: {
      get: (key) => preferences.get(ownKey(key)) ?? null,
      set(key, value) {
        preferences.set(ownKey(key), value);
        tell({ kind: 'preference', key: ownKey(key), value });
      },
    },
    // In memory: what is kept would be sent without what limits the calls of this frame.
    outbox: createPageOutbox({
      session: { ...whole, getToken: () => Promise.resolve('the page has it') },
      http,
      signal,
    }),
    // Parts of other remotes are drawn by the page, which reaches into no frame.
    extensions: { at: () => none },
    records: { href: (kind, id) => recordAddress([{ records: state.get().records }], kind, id) },
    navigate: (to, options) => address.navigate(to, options ?? {}),
    notify({ action, signal: until, ...notice }: Notice) {
      if (until?.aborted) return;
      const number = ++notices;
      if (action) actions.set(number, action.onClick);
      actions.delete(number - NOTICES_KEPT);
      tell({
        kind: 'notify',
        notice,
        action: action ? { notice: number, label: action.label } : null,
        withdrawable: until ? number : null,
      });
      until?.addEventListener('abort', () => tell({ kind: 'withdraw', notice: number }), { once: true });
    },
    announce: (text) => tell({ kind: 'announce', text }),
    hear(listener) {
      hearers.add(listener);
      return () => void hearers.delete(listener);
    },
    watchDrawing: () => onDrawn,
    report(error, { kind }) {
      if (kind === 'render_failed') onCrash(error);
      else tell({ kind: 'report', message: reasonOf(error) });
    },
  };
  const address = pageAddress(start.state.place, manifest, tell);
  host.address = address;
  return {
    host,
    followed: address.followed,
    changed(changed) {
      state.set({ ...state.get(), ...changed });
      if (changed.session) session.set(sessionOf(state.get()));
    },
    topic: told.publish,
    heard: (heard) => hearers.forEach((hear) => hear(heard)),
    noticed(number) {
      actions.get(number)?.();
      actions.delete(number);
    },
  };
}

/** The page's address. Within the remote's own it changes at once; the page says where it really is. */
function pageAddress(first: Place, { routes }: Pick<RemoteManifest, 'routes'>, tell: (message: FromIsolated) => void) {
  const place = createReadable(first);
  let asked = 0;
  return {
    get: place.get,
    subscribe: place.subscribe,
    navigate(to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown }) {
      const { origin, pathname, search, hash } = new URL(to, new URL(place.get().pathname, location.origin));
      tell({ kind: 'navigate', to, replace, state, asked: ++asked });
      if (origin !== location.origin || !routes.some(({ path }) => isAtOrBelow(pathname, path))) return;
      place.set({ pathname, search, hash, state, key: `asked-${asked}`, type: replace ? 'REPLACE' : 'PUSH' });
    },
    go: (steps: number) => tell({ kind: 'go', steps }),
    /** States that the page told before it heard of the last change are older than that. */
    followed(next: Place, after: number) {
      if (after >= asked) place.set(next);
    },
  };
}

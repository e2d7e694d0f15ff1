import type { LiveMessage, Me, Role } from '@slotwise/contract';
import { BUS_TOPICS } from '@slotwise/contract/bus';
import { PLATFORM_API_VERSION, STORAGE_KEYS } from '@slotwise/contract/constants';
import type { QueryClient } from '@tanstack/react-query';
import { createEventBus } from '../events/event-bus';
import { applyReactions } from '../events/reactions';
import { createReadable, type Writable } from '../events/readable';
import { RemoteReactions } from '../events/remote-reactions';
import { createPageOutbox } from '../outbox';
import type {
  Density,
  Extension,
  LiveEvents,
  Notice,
  Platform,
  Reactions,
  ResolvedTheme,
  ThemeChoice,
  Viewport,
} from '../platform';
import type { PlatformHost } from '../remote/platform-host';
import type { ReportKind } from '../remote/report';
import { createPreferences } from '../remote/preferences';
import { recordAddress } from '../remote/record-address';
import { createQueryClient, createSession, queryKeys } from '../session';
import { aRole, allPermissions, me as someone } from './builders';
import { fakeApi, type FakeApi, type FakeRoutes } from './fake-api';

export interface TestPlatformOptions {
  /** The signed-in user; null: a visitor. Default: Ada with all permissions. */
  me?: Me | null;
  /** The user's role; null: without one. */
  role?: Role | null;
  /** False: the role is asked for first, instead of being known from the start. */
  roleKnown?: boolean;
  /** Answers of the API. `GET /me` and `GET /myroles` are answered from `me` and `role`. */
  routes?: FakeRoutes;
  /** Reactions to live events of the remote under test. */
  reactions?: Reactions;
  /** Extensions of other remotes, by the point. */
  extensions?: Readonly<Record<string, readonly Extension[]>>;
  /** Addresses of records by their kind: `{ role: '/roles?role={id}' }`. */
  records?: Readonly<Record<string, string>>;
  /** Default: 1280 × 800. */
  viewport?: Viewport;
}

/** A platform on a faked network: everything else in it is real. */
export interface TestPlatform extends Platform {
  /** `en-US` until it is set. */
  locale: Writable<string>;
  /** The same, before it is cut down to a mount. */
  host: PlatformHost;
  queryClient: QueryClient;
  fake: FakeApi;
  /** Navigations that the page was asked for. */
  navigations: { to: string; replace: boolean }[];
  notices: Notice[];
  announcements: string[];
  reports: { error: unknown; remote?: string; version?: string; kind?: ReportKind }[];
  /** Lets a live event arrive, of the user or of their tenant. */
  receive<K extends keyof LiveEvents, E extends keyof LiveEvents[K] & string>(
    kind: K,
    event: E,
    data: LiveEvents[K][E],
  ): void;
  /** Aborts `signal`, as an unmount does. */
  end(): void;
}

const records = ({ records: shown = {} }: TestPlatformOptions) =>
  Object.entries(shown).map(([kind, href]) => ({ kind, href, icon: 'app' as const, label: kind }));

export function createTestPlatform(options: TestPlatformOptions = {}): TestPlatform {
  const me = options.me === undefined ? someone() : options.me;
  const role =
    options.role === undefined ? aRole({ id: me?.roleID ?? 'role-1', permissions: allPermissions() }) : options.role;
  const user = me && { ...me, roleID: role?.id ?? null };
  const fake = fakeApi({
    ...(user ? { 'GET /me': () => ({ me: user }), 'GET /myroles': () => ({ myRole: role }) } : {}),
    'POST /logout': () => ({ message: 'Signed out.' }),
    ...options.routes,
  });
  localStorage.clear();
  if (user) {
    localStorage.setItem(STORAGE_KEYS.refreshToken, 'refresh-token');
    localStorage.setItem(STORAGE_KEYS.expiresAt, String(Date.now() + 600_000));
    localStorage.setItem(STORAGE_KEYS.accessToken, 'access-token');
  }
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  if (user) {
    queryClient.setQueryData(queryKeys.me, user);
    if (role && options.roleKnown !== false) queryClient.setQueryData(queryKeys.role, role);
  }
  const session = createSession({ queryClient });

  const controller = new AbortController();
  const navigations: TestPlatform['navigations'] = [];
  const notices: Notice[] = [];
  const announcements: string[] = [];
  const reports: TestPlatform['reports'] = [];
  const theme = createReadable<ResolvedTheme>('light');
  let chosenTheme: ThemeChoice = 'light';
  const locale = createReadable('en-US');
  const density = createReadable<Density>('comfortable');
  const points = new Map<string, Writable<readonly Extension[]>>();
  const extensionsOf = (point: string) => {
    const known = points.get(point) ?? createReadable(options.extensions?.[point] ?? []);
    points.set(point, known);
    return known;
  };
  const host: PlatformHost = {
    api: PLATFORM_API_VERSION,
    session,
    http: session.http,
    events: createEventBus((error) => void reports.push({ error })),
    theme: {
      ...theme,
      chosen: () => chosenTheme,
      choose(name) {
        chosenTheme = name;
        theme.set(name === 'system' ? 'light' : name);
      },
    },
    density: { ...density, choose: density.set },
    viewport: createReadable(options.viewport ?? { width: 1280, height: 800 }),
    locale,
    search: createReadable(''),
    preferences: createPreferences(),
    outbox: createPageOutbox({ session, http: session.http, signal: controller.signal }),
    extensions: { at: (point) => extensionsOf(point) },
    records: { href: (kind, id) => recordAddress([{ records: records(options) }], kind, id) },
    navigate: (to, { replace = false } = {}) => void navigations.push({ to, replace }),
    notify: (notice) => void notices.push(notice),
    announce: (text) => void announcements.push(text),
    report: (error, about) => void reports.push({ error, ...about }),
  };
  const remotes = new RemoteReactions((error) => void reports.push({ error }), host.events);
  const events = { publishes: Object.keys(BUS_TOPICS), hears: [] };
  remotes.set({ id: 'tested', version: '1.0.0', events }, options.reactions);
  cleanups.add(() => {
    controller.abort();
    session.close();
    queryClient.clear();
  });
  return {
    ...host,
    outbox: host.outbox.forRemote('tested'),
    report: (error) => void reports.push({ error }),
    signal: controller.signal,
    locale,
    host,
    queryClient,
    fake,
    navigations,
    notices,
    announcements,
    reports,
    receive(kind, event, data) {
      // The compiler cannot see that the three belong together.
      const message = { event, channel: `${kind}:1`, data } as unknown as LiveMessage;
      applyReactions(message, { queryClient, me: session.get().me, remotes });
    },
    end: () => controller.abort(),
  };
}

const cleanups = new Set<() => void>();
afterEach(() => {
  for (const cleanup of cleanups) cleanup();
  cleanups.clear();
});

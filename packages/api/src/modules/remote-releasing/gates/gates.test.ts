import type { RemoteManifest } from '@slotwise/contract';
import { BUS_TOPICS } from '@slotwise/contract/bus';
import { accessibilityGate, faultsOf, manifestGate, sizeGate } from './index';

const manifest = (id: string, change: Partial<RemoteManifest> = {}): RemoteManifest => ({
  id,
  name: id,
  version: '1.0.0',
  platform: '^2.0.0',
  routes: [{ path: `/${id}`, access: 'user', title: id }],
  navigation: [],
  events: { publishes: [], hears: [] },
  permissions: [],
  scopes: [],
  ...change,
});
const route = (path: string) => ({ path, access: 'user' as const, title: path });
const link = (href: string) => ({ href, label: href, icon: 'app' as const, order: 1 });
const events = (publishes: string[], hears: string[] = []) => {
  const own = [...publishes, ...hears].filter((topic) => !(topic in BUS_TOPICS));
  return { events: { publishes, hears, schemas: Object.fromEntries(own.map((topic) => [topic, {}])) } };
};
const reasons = (candidate: unknown, live: RemoteManifest[] = []) =>
  faultsOf(candidate, { live, together: live }).map(({ field, reason }) => `${field}: ${reason}`);
const alone = (candidate: unknown) => manifestGate(candidate).map(({ field, reason }) => `${field}: ${reason}`);

test('a remote that clashes with nobody passes, beside its own last version', () => {
  const before = manifest('roles', { ...events(['roles:saved']), navigation: [link('/roles')] });
  const next = manifest('roles', { version: '1.1.0', ...events(['roles:saved']), navigation: [link('/roles')] });
  expect(reasons(next, [before, manifest('users')])).toEqual([]);
});

test.each([
  ['^3.0.0', ['platform: it needs platform ^3.0.0, and pages offer 2.3.0 and 1.0.0']],
  ['^2.5.0', ['platform: it needs platform ^2.5.0, and pages offer 2.3.0 and 1.0.0']],
  ['newest', ['platform: "newest" is not a range of versions']],
  ['^2.0.0', []],
  ['^1.0.0', []],
  ['>=1', []],
])('platform %s', (platform, expected) => {
  expect(reasons(manifest('roles', { platform }))).toEqual(expected);
});

test('a manifest of a later platform is refused for that, and not for its shape', () => {
  const later = { ...manifest('roles', { platform: '^3.0.0' }), routes: { main: '/roles' } };
  expect(reasons(later)).toEqual(['platform: it needs platform ^3.0.0, and pages offer 2.3.0 and 1.0.0']);
  expect(reasons({ ...later, platform: '^2.0.0' })).toEqual([expect.stringMatching(/^manifest: \/routes /)]);
});

test('what a newer version of this platform adds to a manifest is nothing against it', () => {
  expect(reasons({ ...manifest('roles'), offline: { routes: ['/roles'] } })).toEqual([]);
});

test('routes and navigation of others are named with their owner', () => {
  const live = [manifest('users', { routes: [route('/people')], navigation: [link('/people')] })];
  const routes = [route('/people'), route('/mine'), route('/mine')];
  expect(reasons(manifest('roles', { routes, navigation: [link('/people'), link('/else')] }), live)).toEqual([
    'routes: /people belongs to users 1.0.0',
    'navigation: /people is already in the navigation, by users 1.0.0',
    'routes: /mine stands there twice',
    'navigation: /else is not below one of its own routes',
  ]);
});

test('nobody takes part of what is another’s, or what the server answers itself', () => {
  const live = [manifest('users', { routes: [route('/people'), route('/teams/all')] })];
  const routes = ['/people/new', '/teams', '/peoples', '/', '/api/people', '/embed'].map(route);
  expect(reasons(manifest('roles', { routes }), live)).toEqual([
    'routes: /people/new is below /people, which belongs to users 1.0.0',
    'routes: /teams/all, which belongs to users 1.0.0, is below /teams',
    'routes: / is where the shell sends people home',
    'routes: /api/people is never asked for: the server answers /api',
    'routes: /embed is never asked for: the server answers /embed',
  ]);
});

describe('a name has one owner', () => {
  const action = (label: string, href = '/roles') => ({
    id: 'go',
    label,
    href,
    icon: 'app' as const,
    menu: 'profile' as const,
  });
  const record = (kind: string, href = '/roles?x={id}') => ({ kind, href, icon: 'app' as const, label: kind });
  const note = { kind: 'access.asked', about: 'Asked', text: 'Asked', many: 'Asked' };
  const card = { point: 'dashboard.card', module: './card', title: 'Users by role', order: 1 };
  const audit = { en: { 'action.role.deleted': 'looked at the role', 'kind.role': 'Cup of tea' } };

  test.each<[string, Partial<RemoteManifest>, string[]]>([
    ['kinds of records', { records: [record('role')] }, ['records: "role" belongs to users 1.0.0']],
    ['notifications', { notifications: [note] }, ['notifications: "access.asked" belongs to users 1.0.0']],
    [
      'what the audit says, in any language',
      { audit: { de: audit.en } },
      ['audit: "action.role.deleted" belongs to users 1.0.0', 'audit: "kind.role" belongs to users 1.0.0'],
    ],
    ['entries of the profile menu', { actions: [action('ЅETTINGS')] }, ['actions: "ЅETTINGS" belongs to users 1.0.0']],
    [
      'entries of the profile menu in another language',
      { actions: [action('Own')], words: { fr: { 'actions.go.label': 'Einstellungen' } } },
      ['actions: "Einstellungen" belongs to users 1.0.0'],
    ],
    ['parts of a page', { extensions: [card] }, ['extensions: "Users by role" belongs to users 1.0.0']],
  ])('%s', (_, claims, expected) => {
    const owner = manifest('users', {
      ...{ records: [record('role', '/users?x={id}')], notifications: [note], audit, extensions: [card] },
      ...{ actions: [action('Settings', '/users')], words: { de: { 'actions.go.label': 'Einstellungen' } } },
    });
    const said = reasons(manifest('roles', claims), [owner]);
    expect(said.filter((reason) => !reason.includes('several alphabets'))).toEqual(expected);
    expect(reasons({ ...owner, version: '1.1.0' }, [owner])).toEqual([]);
    expect(reasons(manifest('roles', claims), [manifest('users')]).filter((r) => r.includes('belongs'))).toEqual([]);
  });

  test('those of the shell too', () => {
    const routes = [route('/roles'), route('/search'), route('/notifications/all')];
    const actions = [action('log out'), { ...action('Abmelden'), id: 'out' }];
    const extensions = [{ ...card, point: 'dashboard.notifications' }];
    expect(reasons(manifest('roles', { routes, actions, extensions }))).toEqual([
      'routes: /search belongs to the shell',
      'routes: /notifications/all is below /notifications, which belongs to the shell',
      'actions: "log out" belongs to the shell',
      'actions: "Abmelden" belongs to the shell',
      'extensions: "dashboard.notifications" belongs to the shell',
    ]);
  });

  test('nothing of a remote leads to pages of another', () => {
    const claims = {
      pages: [{ id: 'own', href: '/login?b', label: 'Own', icon: 'box' as const }],
      records: [record('role', '/login?x={id}')],
      actions: [action('Own', '/login?a')],
    };
    expect(reasons(manifest('roles', claims))).toEqual([
      'pages: /login?b is not below one of its own routes',
      'records: /login?x={id} is not below one of its own routes',
      'actions: /login?a is not below one of its own routes',
    ]);
  });
});

test('an entry that is called as another is refused, by whose name it has', () => {
  const live = [manifest('users', { navigation: [{ ...link('/users'), label: 'People' }] })];
  expect(reasons(manifest('roles', { navigation: [{ ...link('/roles'), label: 'people ' }] }), live)).toEqual([
    'navigation: "people " is already in the navigation, by users 1.0.0',
  ]);
});

test.each([
  ['Реорle', 'in Cyrillic letters'],
  ['PeopIe', 'with a capital I'],
  ['Peo\u200bple', 'with a space that nobody sees'],
  ['Ｐｅｏｐｌｅ', 'in wide letters'],
])('%s, which is People %s, is refused', (label) => {
  const live = [manifest('users', { navigation: [{ ...link('/users'), label: 'People' }] })];
  const said = reasons(manifest('roles', { navigation: [{ ...link('/roles'), label }] }), live);
  expect(said).toContain(`navigation: "${label}" is already in the navigation, by users 1.0.0`);
});

test('a word of two alphabets is refused, in each language; words of one each are not', () => {
  const words = (label: string) => ({
    navigation: [link('/roles')],
    words: { ru: { 'navigation./roles.label': label } },
  });
  expect(reasons(manifest('roles', words('Рoли')))).toEqual([
    'navigation: "Рoли" has letters of several alphabets in the word "Рoли"',
  ]);
  for (const label of ['Роли WMS', 'Rôles', 'ロール表 WMS', 'Αθήνα 1'])
    expect(reasons(manifest('roles', words(label)))).toEqual([]);
});

test('nobody hears or sends what is between parts of one remote, such as the password on its way to the login form', () => {
  const auth = manifest('auth', events(['auth:credentials'], ['auth:credentials']));
  expect(reasons(manifest('auth', auth), [])).toEqual([]);
  for (const own of [events([], ['auth:credentials']), events(['auth:credentials'])]) {
    expect(reasons(manifest('roles', own), [auth])).toEqual(['events: "auth:credentials" is for auth alone']);
  }
});

test('a scope that stands for nothing is named', () => {
  const faults = manifestGate(manifest('roles', { scopes: ['roles:read', 'roels:write', 'remotes:manage'] }));
  expect(faults.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
    'scopes: the scope "roels:write" stands for no permission',
  ]);
});

test.each<[Record<string, unknown>, string]>([
  [{ anyOf: [] }, 'anyOf'],
  [{ anyOf: 'x' }, 'anyOf'],
  [{ required: 'abc' }, 'required'],
  [{ required: 5 }, 'required'],
  [{ enum: { a: 1 } }, 'enum'],
  [{ properties: { theme: null } }, 'properties'],
  [{ properties: { theme: { anyOf: [{ items: 5 }] } } }, 'properties.theme.anyOf.0.items'],
])('the schema %j is refused to those who wrote it, and nobody else is held up by it', (schema, at) => {
  const carrying = (id: string, direction: 'publishes' | 'hears', carries: Record<string, unknown>) =>
    manifest(id, {
      events: { publishes: [], hears: [], [direction]: ['aardvark:x'], schemas: { 'aardvark:x': carries } },
    });
  const fault = `events: "aardvark:x" has a schema that is none, at "${at}"`;
  expect(alone(carrying('aardvark', 'publishes', schema))).toEqual([fault]);
  expect(alone(carrying('bobby', 'hears', schema))).toEqual([fault]);
  const whole = { type: 'object', properties: { theme: { type: 'string' } }, required: ['theme'] };
  expect(reasons(carrying('bobby', 'hears', whole), [carrying('aardvark', 'publishes', schema)])).toEqual([]);
  expect(reasons(carrying('aardvark', 'publishes', whole), [carrying('bobby', 'hears', schema)])).toEqual([]);
});

test('a schema is refused that nests without end', () => {
  const deep = JSON.parse(`${'{"items":'.repeat(3000)}{}${'}'.repeat(3000)}`) as Record<string, unknown>;
  const events = { publishes: ['aardvark:x'], hears: [], schemas: { 'aardvark:x': deep } };
  expect(alone(manifest('aardvark', { events }))).toEqual([expect.stringContaining('has a schema that is none')]);
});

test('a manifest that would make every page heavy is refused, by its size', () => {
  const words = (place: string) =>
    Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`${place}${n}`, 'x'.repeat(150)]));
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const ids = Array.from(
    { length: 300 },
    (_, n) => `action.${letters.charAt(n % 26)}.${'o'.repeat(1 + Math.floor(n / 26))}`,
  );
  const audit = { en: Object.fromEntries(ids.map((id) => [id, 'x'.repeat(150)])) };
  expect(alone(manifest('aardvark', { words: { de: words('routes.') }, audit }))).toEqual([
    expect.stringMatching(/^manifest: it has \d+[.]\d kB, and 40 are allowed$/),
    expect.stringMatching(/^audit: it has \d+[.]\d kB, and 40 are allowed$/),
  ]);
});

test('a topic that nobody publishes cannot be heard; one that somebody hears cannot be dropped', () => {
  const users = manifest('users', events(['users:left'], ['roles:saved', 'theme:changed']));
  const before = manifest('roles', events(['roles:saved', 'roles:gone']));
  expect(reasons(manifest('roles', events([], ['users:left', 'stock:counted'])), [users, before])).toEqual([
    'events: it hears "stock:counted", which nobody publishes',
    'events: it no longer publishes "roles:saved", which users 1.0.0 hears',
  ]);
  expect(reasons(manifest('roles', events(['theme:changed'])))).toEqual([
    'events: "theme:changed" is published by the shell alone',
  ]);
});

test('a topic that another still publishes may be dropped', () => {
  const users = manifest('users', events(['stock:counted']));
  const hearing = manifest('board', events([], ['stock:counted']));
  const before = manifest('roles', events(['stock:counted']));
  expect(reasons(manifest('roles'), [users, hearing, before])).toEqual([]);
});

test('an unknown permission is named; so is what else is no manifest', () => {
  const unknown = manifestGate({ ...manifest('roles'), permissions: ['rule_the_world', 'view_users'] });
  expect(unknown.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
    'permissions: the permission "rule_the_world" does not exist',
  ]);
  expect(reasons({ ...manifest('roles'), routes: [] })[0]).toMatch(/^manifest: \/routes /);
  expect(reasons(null)[0]).toMatch(/^manifest: /);
});

test('the size budget', () => {
  expect(sizeGate({ gzip: 120 * 1024, raw: 960 * 1024 }, 120)).toEqual([]);
  expect(sizeGate({ gzip: 120 * 1024 + 1, raw: 0 }, 120)[0]?.reason).toBe(
    'its first screen is 120.0 kB gzip, of 120 kB allowed',
  );
  expect(sizeGate({ gzip: 5000, raw: 5_000_000 }, 120)[0]?.reason).toBe(
    'its first screen is 4882.8 kB unpacked, of 960 kB allowed',
  );
});

test('a screen that was not checked is named, and so are the rule and the element of what was found', () => {
  const candidate = manifest('roles', { routes: [route('/roles'), route('/audit')] });
  const said = (checked: Parameters<typeof accessibilityGate>[1]) =>
    accessibilityGate(candidate, checked).map(({ reason }) => reason);
  const engine = 'axe-core 4.14.1';
  const clean = { path: '/audit', violations: [] };
  expect(said(undefined)).toEqual([expect.stringContaining('were not checked')]);
  expect(said({ engine, screens: [clean] })).toEqual(['/roles was not checked']);
  const found = { rule: 'button-name', help: 'Buttons must have discernible text', element: '.add <button>' };
  expect(said({ engine, screens: [clean, { path: '/roles', violations: [found] }] })).toEqual([
    'button-name at /roles: .add <button> (Buttons must have discernible text)',
  ]);
  expect(said({ engine, screens: [clean, { path: '/roles', violations: [] }] })).toEqual([]);
});

test('a topic of a remote must say what it carries, or no change of it could be told', () => {
  const unsaid = { events: { publishes: ['roles:saved', 'shell:open'], hears: ['stock:counted'] } };
  const stock = manifest('stock', events(['stock:counted']));
  expect(reasons(manifest('roles', unsaid), [stock])).toEqual(
    ['roles:saved', 'stock:counted'].map(
      (topic) => `events: "${topic}" has no schema: name in events.schemas what it carries`,
    ),
  );
});

test('fifty remotes, each beside all others, are checked with work that grows with their pairs, and no faster', () => {
  const readsOf = (count: number) => {
    let reads = 0;
    const live = Array.from({ length: count }, (_, n) => {
      const made = manifest(`remote-${n}`, {
        routes: Array.from({ length: 10 }, (_each, page) => route(`/remote-${n}/page-${page}`)),
        navigation: [link(`/remote-${n}/page-0`)],
        ...events([`remote:done-${'abcdefghij'[n % 10]}`], ['theme:changed']),
      });
      const { routes } = made;
      return Object.defineProperty(made, 'routes', { enumerable: true, get: () => (reads++, routes) });
    });
    const screens = (candidate: RemoteManifest) => candidate.routes.map(({ path }) => ({ path, violations: [] }));
    const faults = live.flatMap((candidate) => [
      ...faultsOf(candidate, { live, together: live }),
      ...accessibilityGate(candidate, { engine: 'axe-core 4.14.1', screens: screens(candidate) }),
      ...sizeGate({ gzip: 100_000, raw: 100_000 }, 120),
    ]);
    expect(faults).toEqual([]);
    return reads;
  };
  const few = readsOf(25);
  expect(few).toBeGreaterThan(25 * 24);
  expect(readsOf(50) / few).toBeLessThan(4.5);
});

describe('what a topic carries', () => {
  const saved = (properties: object, required: string[]) => ({ type: 'object', properties, required });
  const shaped = (
    id: string,
    direction: 'publishes' | 'hears',
    schema: Record<string, unknown>,
    topic = 'roles:saved',
  ) => manifest(id, { events: { publishes: [], hears: [], [direction]: [topic], schemas: { [topic]: schema } } });
  const text = { type: 'string' };
  const hears = shaped(
    'users',
    'hears',
    saved({ id: text, kind: { type: 'string', enum: ['new', 'old'] } }, ['id', 'kind']),
  );

  test.each([
    ['the same', saved({ id: text, kind: { type: 'string', enum: ['new'] } }, ['id', 'kind']), null],
    ['more', saved({ id: text, kind: { type: 'string', enum: ['old'] }, at: text }, ['id', 'kind', 'at']), null],
    [
      'less',
      saved({ id: text, kind: { type: 'string', enum: ['new'] } }, ['kind']),
      '"id" is expected, and not always sent',
    ],
    [
      'another type',
      saved({ id: { type: 'number' }, kind: { type: 'string', enum: ['new'] } }, ['id', 'kind']),
      'at id: number is sent, string is expected',
    ],
    [
      'another word',
      saved({ id: text, kind: { type: 'string', enum: ['new', 'odd'] } }, ['id', 'kind']),
      'at kind: "odd" is sent, only "new", "old" is expected',
    ],
    [
      'any word',
      saved({ id: text, kind: text }, ['id', 'kind']),
      'at kind: any string is sent, only "new", "old" is expected',
    ],
    [
      'or nothing',
      { anyOf: [saved({ id: text, kind: { type: 'string', enum: ['new'] } }, ['id', 'kind']), { type: 'null' }] },
      'null is sent, object is expected',
    ],
  ])('%s', (_, schema, fault) => {
    const publishes = shaped('roles', 'publishes', schema);
    expect(reasons(publishes, [hears])).toEqual(fault ? [`events: "roles:saved" ${fault} (users 1.0.0 hears it)`] : []);
    expect(reasons(hears, [publishes])).toEqual(
      fault ? [`events: "roles:saved" ${fault} (roles 1.0.0 publishes it)`] : [],
    );
  });

  test('the shell is asked too, in both directions', () => {
    const theme = saved({ theme: { type: 'string', enum: ['light', 'dark'] } }, ['theme']);
    expect(reasons(shaped('roles', 'hears', theme, 'theme:changed'))).toEqual([
      'events: "theme:changed" at theme: "high-contrast" is sent, only "light", "dark" is expected (the shell publishes it)',
    ]);
    const open = saved({ surface: { type: 'string', enum: ['search', 'cellar'] } }, ['surface']);
    expect(reasons(shaped('roles', 'publishes', open, 'shell:open'))).toEqual([
      'events: "shell:open" at surface: "cellar" is sent, only "search", "assistant" is expected (the shell hears it)',
    ]);
  });

  test('lists, and values that may be nothing', () => {
    const list = (items: object) => saved({ ids: { type: 'array', items } }, ['ids']);
    const numbers = shaped('users', 'hears', list({ anyOf: [{ type: 'number' }, { type: 'null' }] }));
    expect(reasons(shaped('roles', 'publishes', list({ type: 'integer' })), [numbers])).toEqual([]);
    expect(reasons(shaped('roles', 'publishes', list(text)), [numbers])).toEqual([
      'events: "roles:saved" at ids[]: string is sent, number is expected (users 1.0.0 hears it)',
    ]);
  });
});

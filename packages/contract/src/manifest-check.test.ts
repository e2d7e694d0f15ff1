import { Check } from 'typebox/value';
import { RemoteManifest } from './manifest';
import { isRemoteManifest, manifestFaults } from './manifest-check';
import { manifestFaultText, unknownFields } from './manifest-fields';
import { unknownPermissions } from './manifest-permissions';
import type { PermissionName } from './permissions';

const manifest: RemoteManifest = {
  id: 'counts',
  name: 'Cycle counts',
  version: '1.2.0',
  platform: '^2.0.0',
  routes: [{ path: '/counts', access: 'user', title: 'Counts' }],
  navigation: [{ href: '/counts', label: 'Counts', icon: 'box', order: 60, permission: 'count_inventory' }],
  events: { publishes: [], hears: ['theme:changed'] },
  permissions: ['count_inventory'],
  scopes: ['inventory:count'],
};
const complete: RemoteManifest = {
  ...manifest,
  records: [
    { kind: 'count', href: '/counts?count={id}', icon: 'box', label: 'Counts' },
    { kind: 'counted-place', href: '/counts/places/{id}', icon: 'building', label: 'Places' },
    { kind: 'team', href: '/counts', icon: 'people', label: 'Teams' },
  ],
  search: ['count'],
  actions: [{ id: 'start', label: 'Start a count', href: '/counts?new', icon: 'box', permission: 'count_inventory' }],
  extensions: [{ point: 'dashboard.card', module: './open-counts', title: 'Open counts', order: 20 }],
  words: { de: { 'records.count.label': 'Zählungen' } },
  audit: { en: { 'action.count.approved': 'approved a count', 'kind.count': 'Count' } },
};
const newer = 'manage_dock_doors' as PermissionName;
const ofDockDoors = {
  routes: [{ ...manifest.routes[0]!, permission: newer }],
  navigation: [{ ...manifest.navigation[0]!, permission: newer }],
  actions: [{ ...complete.actions![0]!, permission: newer }],
  extensions: [{ ...complete.extensions![0]!, permission: newer }],
  permissions: ['count_inventory' as const, newer],
  scopes: ['dock_doors:write'],
};
const FAULTY: [string, unknown][] = [
  ['nothing', undefined],
  ['an id with a slash', { ...manifest, id: '../shell' }],
  ['no route', { ...manifest, routes: [] }],
  ['an address elsewhere', { ...manifest, routes: [{ ...manifest.routes[0], path: '//evil.example' }] }],
  ['a permission that is none by its form', { ...manifest, permissions: ['Rule the world'] }],
  ['a scope that is none by its form', { ...manifest, scopes: ['dock doors:write'] }],
  ['a record elsewhere', { ...complete, records: [{ ...complete.records![0], href: '//evil.example/{id}' }] }],
  ['an address with two ids', { ...complete, records: [{ ...complete.records![0], href: '/a/{id}?b={id}' }] }],
  ['an action elsewhere', { ...complete, actions: [{ ...complete.actions![0], href: 'https://evil.example' }] }],
  ['an extension of nobody', { ...complete, extensions: [{ ...complete.extensions![0], point: 'card' }] }],
  ['a module elsewhere', { ...complete, extensions: [{ ...complete.extensions![0], module: '../app' }] }],
  ['a word of the audit that says nothing', { ...complete, audit: { en: { 'kind.count': '' } } }],
  ['a version that is none', { ...manifest, version: 'latest' }],
];
const CONTRADICTORY: [string, RemoteManifest][] = [
  ['a kind that stands twice', { ...complete, records: [...complete.records!, complete.records![0]!] }],
  ['an action that stands twice', { ...complete, actions: [complete.actions![0]!, complete.actions![0]!] }],
  ['a module that stands twice', { ...complete, extensions: [complete.extensions![0]!, complete.extensions![0]!] }],
  ['a search for what it does not show', { ...complete, search: ['pallet'] }],
];

test.each([
  ['one that says the least', manifest],
  ['one that says all', complete],
  ['one for the platform 1.x', { ...manifest, slots: [] }],
  ['one of a newer version', { ...manifest, offline: { routes: ['/counts'] } }],
  ['one with a permission and a scope of a newer version', { ...manifest, ...ofDockDoors }],
  ['one with a newer route', { ...manifest, routes: [{ ...manifest.routes[0], keepsScroll: true }] }],
])('%s is a manifest', (_, candidate) => {
  expect(manifestFaults(candidate)).toEqual([]);
});

test.each(FAULTY)('%s is refused, by the compiled check and by the schema alike', (_, candidate) => {
  expect(isRemoteManifest(candidate)).toBe(false);
  expect(manifestFaults(candidate)[0]).toMatchObject({
    code: 'manifest_shape',
    params: { at: expect.stringMatching(/./) },
  });
  expect(Check(RemoteManifest, candidate)).toBe(false);
});

test.each(CONTRADICTORY)('%s is refused in words', (_, candidate) => {
  expect(manifestFaults(candidate).map(manifestFaultText)).toEqual([
    expect.stringMatching(/^\/(records|actions|extensions|search) (has ".*" twice|names ".*", of which)/),
  ]);
});

test('fields that are not known are named where a remote is built', () => {
  expect(unknownFields(complete)).toEqual([]);
  const mistaken = { ...complete, routes: [complete.routes[0], { ...complete.routes[0], titel: 'Counts' }], slots: [] };
  expect(unknownFields(mistaken)).toEqual([
    '/routes/1/titel is no field of a manifest',
    '/slots is no field of a manifest',
  ]);
});

test('permissions that are not known are named with their list where a remote is built or published', () => {
  expect(unknownPermissions(complete)).toEqual([]);
  expect(unknownPermissions({ ...complete, ...ofDockDoors })).toEqual(
    ['routes', 'navigation', 'actions', 'extensions', 'permissions'].map((list) => ({ list, permission: newer })),
  );
});

test.each([
  ['blanks', '\u00a0 '],
  ['a turn of direction', '\u202eskcod'],
  ['a second line', 'Docks\nLog out'],
])('a name of %s is none', (_, text) => {
  const link = { href: '/docks', label: text, icon: 'box', order: 1 };
  expect(manifestFaults({ ...manifest, navigation: [link] })).not.toEqual([]);
  expect(manifestFaults({ ...manifest, name: text })).not.toEqual([]);
  expect(manifestFaults({ ...manifest, words: { de: { name: text } } })).not.toEqual([]);
  expect(manifestFaults({ ...manifest, audit: { en: { 'kind.dock': text } } })).not.toEqual([]);
});

test('no list of a manifest is endless, and nobody goes before everything', () => {
  const many = (n: number) => Array.from({ length: n }, (_, at) => at);
  const links = (n: number, order = 1) =>
    many(n).map((at) => ({ href: `/d${at}`, label: 'Docks', icon: 'box', order }));
  const texts = (n: number) => ({ de: Object.fromEntries(many(n).map((at) => [`t${at}`, 'x'])) });
  const schemas = (n: number) => Object.fromEntries(many(n).map((at) => [`docks:t${at}`, {}]));
  const faults = (change: object) => manifestFaults({ ...manifest, ...change }).length;
  expect(faults({ navigation: links(20), words: texts(300) })).toBe(0);
  expect(faults({ navigation: links(21) })).toBe(1);
  expect(faults({ navigation: links(1, -1e308) })).toBe(1);
  expect(faults({ routes: many(101).map((at) => ({ path: `/r${at}`, access: 'user', title: 'R' })) })).toBe(1);
  expect(faults({ words: texts(301) })).toBe(1);
  expect(faults({ events: { publishes: [], hears: [], schemas: schemas(51) } })).toBe(1);
});

import { Check } from 'typebox/value';
import { RemoteManifest } from './manifest';
import { isRemoteManifest, manifestFaults } from './manifest-check';

const manifest: RemoteManifest = {
  id: 'counts',
  name: 'Cycle counts',
  version: '1.2.0',
  platform: '^1.0.0',
  routes: [{ path: '/counts', access: 'user', title: 'Counts' }],
  navigation: [{ href: '/counts', label: 'Counts', icon: 'box', order: 60, permission: 'count_inventory' }],
  slots: [],
  events: { publishes: [], hears: ['theme:changed'] },
  permissions: ['count_inventory'],
  scopes: ['inventory:count'],
};
const FAULTY: [string, unknown][] = [
  ['nothing', undefined],
  ['an unknown field', { ...manifest, script: 'x' }],
  ['an id with a slash', { ...manifest, id: '../shell' }],
  ['no route', { ...manifest, routes: [] }],
  ['an address elsewhere', { ...manifest, routes: [{ ...manifest.routes[0], path: '//evil.example' }] }],
  ['an unknown permission', { ...manifest, permissions: ['rule_the_world'] }],
  ['a version that is none', { ...manifest, version: 'latest' }],
];

test('a manifest is one', () => {
  expect(manifestFaults(manifest)).toEqual([]);
});

test.each(FAULTY)('%s is refused, by the compiled check and by the schema alike', (_, candidate) => {
  expect(isRemoteManifest(candidate)).toBe(false);
  expect(manifestFaults(candidate)[0]).toMatch(/./);
  expect(Check(RemoteManifest, candidate)).toBe(false);
});

import type { RemoteManifest } from './manifest';
import { manifestTexts, manifestWith } from './manifest-texts';

const manifest: RemoteManifest = {
  id: 'counts',
  name: 'Cycle counts',
  version: '1.2.0',
  platform: '^2.0.0',
  routes: [{ path: '/counts', access: 'user', title: 'Counting' }],
  navigation: [{ href: '/counts', label: 'Counts', icon: 'box', order: 60, words: 'stocktake' }],
  pages: [
    { id: 'lists', href: '/counts?tab=lists', label: 'Lists', icon: 'box' },
    { id: 'all', href: '/counts', icon: 'box' },
  ],
  records: [{ kind: 'count', href: '/counts?count={id}', icon: 'box', label: 'Counts' }],
  actions: [{ id: 'start', label: 'Start a count', words: 'new list', href: '/counts?new', icon: 'box' }],
  extensions: [{ point: 'dashboard.card', module: './open-counts', title: 'Open counts', order: 20 }],
  events: { publishes: [], hears: [] },
  permissions: [],
  scopes: [],
};
const words = { name: 'Inventur', 'records.count.label': 'Zählungen', 'extensions.open-counts.title': 'Offen' };

test('all that people read of a manifest has a place', () => {
  expect(manifestTexts(manifest)).toEqual({
    name: 'Cycle counts',
    'routes./counts.title': 'Counting',
    'navigation./counts.label': 'Counts',
    'navigation./counts.words': 'stocktake',
    'pages.lists.label': 'Lists',
    'records.count.label': 'Counts',
    'actions.start.label': 'Start a count',
    'actions.start.words': 'new list',
    'extensions.open-counts.title': 'Open counts',
  });
  expect(manifestTexts({ ...manifest, records: undefined })).not.toHaveProperty(['records.count.label']);
});

test('other texts stand in their places, and the rest stays', () => {
  const german = manifestWith(manifest, words);
  expect(german.name).toBe('Inventur');
  expect(german.records?.[0]?.label).toBe('Zählungen');
  expect(german.extensions?.[0]?.title).toBe('Offen');
  expect(german.actions?.[0]?.label).toBe('Start a count');
  expect(manifestWith({ ...manifest, records: undefined }, words)).not.toHaveProperty('records', expect.anything());
  expect(manifestWith(manifest, {})).toEqual(manifest);
});

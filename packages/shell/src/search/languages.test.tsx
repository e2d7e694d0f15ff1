import { aManifest } from '@slotwise/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { optionsIn, show, typeIn } from '../testing/open-search';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

test('pages are found by the names that they have in the other languages', async () => {
  const { services } = show({
    manifests: [
      aManifest({
        id: 'trail',
        navigation: [{ href: '/trail', label: 'Audit log', icon: 'shield', order: 1, words: 'history' }],
        routes: [
          { path: '/trail', access: 'user', title: 'Audit log' },
          { path: '/trail/moves', access: 'user', title: 'Moves' },
        ],
        pages: [{ id: 'moves', href: '/trail/moves', icon: 'box' }],
        words: { de: { 'navigation./trail.label': 'Protokoll', 'routes./trail/moves.title': 'Bewegungen' } },
      }),
    ],
    routes: { 'GET /search': () => ({ groups: [] }) },
  });
  await typeIn('protok');
  expect(optionsIn('Pages')).toEqual(['Audit log']);
  await typeIn('bewegung');
  expect(optionsIn('Pages')).toEqual([expect.stringContaining('Moves')]);
  await typeIn('history');
  expect(optionsIn('Pages')).toEqual(['Audit log']);
  await act(() => services.locale.choose('de'));
  fireEvent.change(await screen.findByRole('combobox', { name: 'Suche' }), { target: { value: 'audit' } });
  expect(optionsIn('Seiten')).toEqual(['Protokoll']);
});

test('pages and actions are found by the words that people have for them in any language, whichever the page speaks', async () => {
  const { services } = show({
    manifests: [
      aManifest({
        id: 'trail',
        navigation: [{ href: '/trail', label: 'Audit log', icon: 'shield', order: 1, words: 'history, who did what' }],
        routes: [
          { path: '/trail', access: 'user', title: 'Audit log' },
          { path: '/trail/moves', access: 'user', title: 'Moves' },
        ],
        pages: [{ id: 'moves', href: '/trail/moves', icon: 'box', words: 'movements, transfers' }],
        actions: [{ id: 'bell', label: 'All news', href: '/trail', icon: 'mail', words: 'alerts' }],
        words: {
          de: {
            'navigation./trail.label': 'Protokoll',
            'navigation./trail.words': 'Verlauf',
            'routes./trail/moves.title': 'Bewegungen',
            'pages.moves.words': 'Buchungen, Umlagerungen',
            'actions.bell.label': 'Alle Hinweise',
            'actions.bell.words': 'Benachrichtigungen',
          },
        },
      }),
    ],
    routes: { 'GET /search': () => ({ groups: [] }) },
  });
  await typeIn('umlager');
  expect(optionsIn('Pages')).toEqual([expect.stringContaining('Moves')]);
  await typeIn('verlauf');
  expect(optionsIn('Pages')).toEqual(['Audit log']);
  await typeIn('Benachrichtigungen');
  expect(optionsIn('Actions')).toEqual(['All news']);
  await act(() => services.locale.choose('de'));
  const type = async (value: string) =>
    fireEvent.change(await screen.findByRole('combobox', { name: 'Suche' }), { target: { value } });
  await type('movements');
  expect(optionsIn('Seiten')).toEqual([expect.stringContaining('Bewegungen')]);
  await type('Bewegungen');
  expect(optionsIn('Seiten')).toEqual([expect.stringContaining('Bewegungen')]);
  await type('Benachrichtigungen');
  expect(optionsIn('Aktionen')).toEqual(['Alle Hinweise']);
  await type('alerts');
  expect(optionsIn('Aktionen')).toEqual(['Alle Hinweise']);
});

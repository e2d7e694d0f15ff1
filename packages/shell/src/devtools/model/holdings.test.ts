import type { Held } from '@slotwise/shared/remote';
import { wordsIn } from '../words';
import { holdingsOf, startedAt } from './holdings';

const held = (...sorts: Held['sort'][]): Held[] => sorts.map((sort) => ({ sort, name: sort, stack: '' }));

test('counts what a mount holds, of the page and of the platform', () => {
  const owned = () => ({ subscriptions: 4, requests: 1 });
  const text = (all: Held[]) =>
    wordsIn('en').t('mounts.facts', { ...holdingsOf({ owned, held: () => all }), elements: 1200, since: '2 s' });
  expect(text([])).toBe(
    '0 timers · 0 listeners · 0 observers · 1 request · 4 subscriptions · 0 styles · 1,200 elements · since 2 s',
  );
  const all = held('timer', 'interval', 'frame', 'listener', 'request', 'observer', 'style');
  expect(text(all)).toBe(
    '3 timers · 1 listener · 1 observer · 2 requests · 4 subscriptions · 1 style · 1,200 elements · since 2 s',
  );
});

test('says in which file something was started', () => {
  const chromium =
    'Error\n    at leak (http://h:4000/remotes/roles/b1/roles.1234.js:1:5678)\n    at http://h/assets/x.js:2:1';
  expect(startedAt(chromium)).toBe('roles.1234.js:1:5678');
  expect(startedAt('leak@http://h/remotes/roles/b1/roles.1234.js:1:5678\nother@http://h/x.js:1:1')).toBe(
    'roles.1234.js:1:5678',
  );
  expect(startedAt('')).toBe('');
});

import { QueryClient } from '@tanstack/react-query';
import { createLiveCache } from './cache';

const client = new QueryClient();
const cache = createLiveCache(client);
const keyed = (filter: string) => ['inventory', 'items', { filter }];
const data = (filter: string) => client.getQueryData(keyed(filter));
beforeEach(() => {
  client.clear();
  client.setQueryData(keyed('all'), [{ id: 'a' }, { id: 'b' }]);
  client.setQueryData(keyed('low'), [{ id: 'b' }]);
  client.setQueryData(['inventory', 'settings'], { unit: 'kg' });
});
const stale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

it('acts on every query whose key begins with the one that is named', () => {
  cache.reload(['inventory', 'items']);
  expect([stale(keyed('all')), stale(keyed('low')), stale(['inventory', 'settings'])]).toEqual([true, true, false]);
  cache.remove(['inventory', 'items'], { id: 'b' });
  expect([data('all'), data('low')]).toEqual([[{ id: 'a' }], []]);
  cache.change(['inventory', 'items'], (list: { id: string }[]) => [...list, { id: 'c' }]);
  expect([data('all'), data('low')]).toEqual([[{ id: 'a' }, { id: 'c' }], [{ id: 'c' }]]);
  cache.clear(['inventory']);
  expect([data('all'), data('low')]).toEqual([undefined, undefined]);
});

it('puts entities into lists, and leaves alone what is none', () => {
  cache.upsert(['inventory'], { id: 'b', version: 2 });
  expect(data('all')).toEqual([{ id: 'a' }, { id: 'b', version: 2 }]);
  expect(client.getQueryData(['inventory', 'settings'])).toEqual({ unit: 'kg' });
});

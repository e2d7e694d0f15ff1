import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { liveCacheOf } from './cache';

const client = new QueryClient();
const cache = liveCacheOf(client);
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

describe('a list in pages', () => {
  const key = ['company', 'users', 'pages', {}];
  let stop: () => void = () => undefined;
  let heads: string[][];
  let answers: ((ids: string[], matching?: number) => void)[];
  const page = (ids: string[], nextCursor: string | null = null) => ({
    items: ids.map((id) => ({ id, version: 1 })),
    nextCursor,
  });
  /** Looked at, so that its first page is read again; each read waits for its answer. */
  function look(pages: string[][], matching = pages.flat().length) {
    heads = [];
    answers = [];
    const hasMore = matching > pages.flat().length;
    client.setQueryData(key, {
      pages: pages.map((ids, at) => ({
        ...page(ids, hasMore || at < pages.length - 1 ? `after ${ids.at(-1)}` : null),
        ...(at === 0 && { matching }),
      })),
      pageParams: pages.map((_, at) => (at === 0 ? undefined : `at ${at}`)),
    });
    const observer = new InfiniteQueryObserver(client, {
      queryKey: key,
      queryFn: () => whole(),
      initialPageParam: undefined,
      getNextPageParam: () => undefined,
      staleTime: Infinity,
      meta: {
        readHead: () =>
          new Promise((resolve) => {
            heads.push([]);
            answers.push((ids, now) => resolve({ ...page(ids), total: ids.length, matching: now }));
          }),
      },
    });
    stop = observer.subscribe(() => undefined);
  }
  const shown = () =>
    client
      .getQueryData<{ pages: { items: { id: string; version: number }[] }[] }>(key)
      ?.pages.map(({ items }) => items.map(({ id, version }) => `${id}${version}`).join(' '));
  const whole = jest.fn(() => Promise.reject(new Error('it is away')));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  afterEach(() => {
    stop();
    whole.mockClear();
  });

  it('gets what changed in its place, and never what is older', () => {
    look([['a', 'b'], ['c']]);
    cache.upsert(['company', 'users'], { id: 'c', version: 2 });
    expect(shown()).toEqual(['a1 b1', 'c2']);
    cache.upsert(['company', 'users'], { id: 'c', version: 1 });
    expect(shown()).toEqual(['a1 b1', 'c2']);
    cache.remove(['company', 'users'], { id: 'a' });
    expect(shown()).toEqual(['b1', 'c2']);
  });

  it('gets what is new from its first page, and keeps what was loaded', async () => {
    look([['a', 'b'], ['c']]);
    cache.upsert(['company', 'users'], { id: 'new', version: 1 });
    expect(shown()).toEqual(['a1 b1', 'c1']);
    answers[0]?.(['new', 'a']);
    await settled();
    expect(shown()).toEqual(['new1 a1 b1', 'c1']);
    expect(client.getQueryData(key)).toMatchObject({ pages: [{ total: 2, nextCursor: 'after b' }, {}] });
  });

  it('asks once at a time, however many events come', async () => {
    look([['a']]);
    for (let n = 0; n < 500; n++) cache.upsert(['company', 'users'], { id: `n${n}` });
    expect(heads).toHaveLength(1);
    answers[0]?.(['a']);
    await settled();
    expect(heads).toHaveLength(2);
    answers[1]?.(['b', 'a']);
    await settled();
    expect(heads).toHaveLength(2);
    expect(shown()).toEqual(['b1 a1']);
  });

  it('takes nothing older than what it heard while the page was on its way', async () => {
    look([['a', 'b']]);
    cache.upsert(['company', 'users'], { id: 'new' });
    cache.upsert(['company', 'users'], { id: 'a', version: 5 });
    answers[0]?.(['new', 'a', 'b']);
    await settled();
    expect(shown()).toEqual(['new1 a5 b1']);
  });

  it('is read again whole if what is new stands further down than its first page', async () => {
    look([['a', 'b'], ['c']]);
    cache.upsert(['company', 'users'], { id: 'z' });
    answers[0]?.(['a', 'b'], 4);
    await settled();
    expect(whole).toHaveBeenCalledTimes(1);
  });

  it('is read again whole also while more of it is to be loaded', async () => {
    look(
      [
        ['a', 'c'],
        ['e', 'g'],
      ],
      9,
    );
    cache.upsert(['company', 'users'], { id: 'd' });
    answers[0]?.(['a', 'c'], 10);
    await settled();
    expect(whole).toHaveBeenCalledTimes(1);
  });

  it('is not read again whole for what its first page brings, or what is known', async () => {
    look([['a', 'b'], ['c']]);
    cache.upsert(['company', 'users'], { id: 'new' });
    answers[0]?.(['new', 'a'], 4);
    await settled();
    cache.upsert(['company', 'users'], { id: 'c', version: 2 });
    answers[1]?.(['new', 'a'], 4);
    await settled();
    stop();
    // Of one page, what stands further down comes with the next one.
    look([['a', 'b']], 9);
    cache.upsert(['company', 'users'], { id: 'z' });
    answers[0]?.(['a', 'b'], 10);
    await settled();
    expect(whole).not.toHaveBeenCalled();
  });

  it('is only marked as old while nobody looks at it', () => {
    look([['a']]);
    stop();
    cache.upsert(['company', 'users'], { id: 'new' });
    expect([heads, stale(key)]).toEqual([[], true]);
  });
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ListPage } from '@slotwise/shared/session';
import { useInfiniteList } from './use-infinite-list';
import type { InfiniteList } from './use-infinite-list';

type Item = { id: string };
const page = (ids: string, nextCursor: string | null): ListPage<Item> => ({
  items: [...ids].map((id) => ({ id })),
  nextCursor,
});

let list: InfiniteList<Item>;
function Subject({ fetchPage }: { fetchPage: (cursor: string | undefined) => Promise<ListPage<Item>> }) {
  list = useInfiniteList({ queryKey: ['things'], fetchPage });
  return <p>{list.items.map(({ id }) => id).join('')}</p>;
}
function show(fetchPage: (cursor: string | undefined) => Promise<ListPage<Item>>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Subject fetchPage={fetchPage} />
    </QueryClientProvider>,
  );
}

test('pages follow each other by their cursors, until there is none', async () => {
  const fetchPage = jest.fn(async (cursor: string | undefined) =>
    cursor === 'b' ? page('cd', null) : page('ab', 'b'),
  );
  show(fetchPage);
  expect(list.isPending).toBe(true);
  await screen.findByText('ab');
  expect(list.hasMore).toBe(true);
  act(() => list.loadMore());
  await screen.findByText('abcd');
  expect(list.hasMore).toBe(false);
  act(() => list.loadMore());
  expect(fetchPage.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, 'b']);
});

test('the next page is asked for once, however often its end comes into sight', async () => {
  const fetchPage = jest.fn((cursor: string | undefined) =>
    cursor === undefined ? Promise.resolve(page('a', 'a')) : new Promise<ListPage<Item>>(() => undefined),
  );
  show(fetchPage);
  await screen.findByText('a');
  act(() => list.loadMore());
  act(() => list.loadMore());
  await waitFor(() => expect(list.isLoadingMore).toBe(true));
  act(() => list.loadMore());
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

test('asked for while all is loaded again, the next page can be asked for after that', async () => {
  let answer: (() => void) | undefined;
  const fetchPage = jest.fn(async (cursor: string | undefined) => {
    if (cursor === undefined && fetchPage.mock.calls.length > 1)
      await new Promise<void>((resolve) => (answer = resolve));
    return cursor === undefined ? page('ab', 'b') : page('cd', null);
  });
  show(fetchPage);
  await screen.findByText('ab');
  act(() => list.reload());
  await waitFor(() => expect(list.isReloading).toBe(true));
  const { loadMore } = list;
  act(() => loadMore());
  act(() => answer?.());
  await waitFor(() => expect(list.isReloading).toBe(false));
  expect(list.loadMore).not.toBe(loadMore);
  act(() => list.loadMore());
  await screen.findByText('abcd');
});

test('a record that stands on two pages is there once', async () => {
  show(async (cursor) => (cursor === undefined ? page('ab', 'b') : page('bc', null)));
  await screen.findByText('ab');
  act(() => list.loadMore());
  await screen.findByText('abc');
});

test('a page that could not be loaded takes nothing away, and is loaded again when somebody asks', async () => {
  let broken = true;
  show(async (cursor) => {
    if (cursor === undefined) return page('ab', 'b');
    if (broken) throw new Error('no answer');
    return page('c', null);
  });
  await screen.findByText('ab');
  act(() => list.loadMore());
  await waitFor(() => expect(list.moreError?.message).toBe('no answer'));
  expect(list.error).toBeNull();
  expect(screen.getByText('ab')).toBeVisible();
  broken = false;
  act(() => list.loadMore());
  expect(screen.getByText('ab')).toBeVisible();
  act(() => list.retryMore());
  await screen.findByText('abc');
  expect(list.moreError).toBeNull();
});

test('if nothing could be loaded it says why', async () => {
  show(() => Promise.reject(new Error('refused')));
  await waitFor(() => expect(list.error?.message).toBe('refused'));
});

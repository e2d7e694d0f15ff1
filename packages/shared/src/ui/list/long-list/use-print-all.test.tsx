import { renderWithPlatform } from '@slotwise/shared/testing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { InfiniteList } from '../use-infinite-list';
import { LongList } from './index';

const PAGE = 50;
const print = jest.fn();
const told = (now: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(now)));
beforeEach(() => {
  print.mockReset();
  window.print = print;
});
afterEach(() => told('afterprint'));

interface PlacesProps {
  total: number;
  /** The page that cannot be loaded. */
  failing?: number;
  isOurs?: boolean;
}
/** A list of so many places, of which a page is loaded a moment after it is asked for. */
function Places({ total, failing, isOurs = true }: PlacesProps) {
  const [pages, setPages] = useState(1);
  const [moreError, setError] = useState<Error | null>(null);
  const list: InfiniteList<{ id: string }> = {
    items: Array.from({ length: Math.min(total, pages * PAGE) }, (_, at) => ({ id: `A-${at}` })),
    ...{ total, matching: total, isPrevious: false, isPending: false, error: null, moreError },
    ...{ hasMore: pages * PAGE < total, isLoadingMore: false, isReloading: false },
    loadMore: () =>
      void setTimeout(() => (pages + 1 === failing ? setError(new Error('Refused')) : setPages(pages + 1))),
    ...{ retryMore: () => undefined, reload: () => undefined },
  };
  const table = (
    <LongList
      label="Places"
      columns={[{ id: 'code', header: 'Place', cell: ({ id }) => id, width: 120 }]}
      list={list}
      filter=""
      nameOf={({ id }) => id}
      empty={null}
    />
  );
  return <div data-slotwise-root="">{isOurs ? <main>{table}</main> : table}</div>;
}

/** @returns whether the page, and not the browser, takes the keys */
function press(keys: Partial<KeyboardEventInit> = { ctrlKey: true }): boolean {
  const event = createEvent.keyDown(document.body, { key: 'p', ...keys });
  fireEvent(document.body, event);
  return event.defaultPrevented;
}
const line = () => {
  told('beforeprint');
  return within(screen.getByRole('table', { name: /^Places/ }));
};

test('the keys for printing have a list loaded to its end, and then printed', async () => {
  renderWithPlatform(<Places total={230} />);
  expect(press()).toBe(true);
  expect(print).not.toHaveBeenCalled();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(line().getAllByRole('row')).toHaveLength(231);
  // All of it is here: the browser prints by itself.
  expect(press()).toBe(false);
});

test('a page that cannot be loaded keeps nobody from printing what is there, and the paper says that the rest is missing', async () => {
  renderWithPlatform(<Places total={230} failing={3} />);
  press({ metaKey: true });
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(line().getByText(/the first 100 rows of 230\. .* press Ctrl\+P or ⌘P/)).toBeInTheDocument();
});

test('of a list that is too long for paper the browser prints what is there, and the paper names filters and files', () => {
  renderWithPlatform(<Places total={1001} />);
  expect(press()).toBe(false);
  expect(line().getByText(/of 1,001\. .*filter the list, or take it as a file/)).toBeInTheDocument();
});

test('other keys, and the page of a partner, are left alone', () => {
  const { unmount } = renderWithPlatform(<Places total={230} />);
  expect([press({}), press({ ctrlKey: true, shiftKey: true }), press({ altKey: true, metaKey: true })]).toEqual([
    false,
    false,
    false,
  ]);
  unmount();
  renderWithPlatform(<Places total={230} isOurs={false} />);
  expect(press()).toBe(false);
});

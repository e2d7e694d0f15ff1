import { renderWithPlatform } from '@slotwise/shared/testing';
import type { Column } from '@slotwise/shared/ui/table';
import { fireEvent, screen } from '@testing-library/react';
import type { InfiniteList } from '../use-infinite-list';
import { LongList, sortingOf, useColumnChoices } from './index';

interface Place {
  id: string;
}

const COLUMNS: Column<Place>[] = [
  { id: 'code', header: 'Place', cell: ({ id }) => id, width: 120 },
  { id: 'zone', header: 'Zone', cell: ({ id }) => `Zone of ${id}`, width: 120 },
];

const listed = (known: Partial<InfiniteList<Place>>): InfiniteList<Place> => ({
  ...{ items: [], total: undefined, matching: undefined, isPrevious: false, isPending: false, error: null },
  ...{ hasMore: false, isLoadingMore: false, moreError: null, isReloading: false },
  ...{ loadMore: () => undefined, retryMore: () => undefined, reload: () => undefined },
  ...known,
});

function Places({ table, ...known }: Partial<InfiniteList<Place>> & { table?: string }) {
  const [choices, onChoices] = useColumnChoices(table);
  return (
    <>
      <button onClick={() => onChoices({ zone: { hidden: true } } as never)}>Hide the zone</button>
      <LongList
        label="Places"
        columns={COLUMNS}
        list={listed(known)}
        filter=""
        nameOf={({ id }) => id}
        choices={choices}
        onChoices={onChoices}
        empty={<p>No place</p>}
      />
    </>
  );
}

const items = [{ id: 'A-01' }, { id: 'A-02' }];

test('a list that could not be read says so and is read again by Retry; one of whose next page that is true keeps its rows', () => {
  const reload = jest.fn();
  const { unmount } = renderWithPlatform(<Places error={new Error('Refused')} reload={reload} />);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledTimes(1);
  unmount();
  const retryMore = jest.fn();
  renderWithPlatform(<Places items={items} hasMore moreError={new Error('Refused')} retryMore={retryMore} />);
  expect(screen.getByText('A-01')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retryMore).toHaveBeenCalledTimes(1);
});

test('its length is told where it is known: not of a filter that is being loaded, and not beyond what is counted', () => {
  const rowsTold = (known: Partial<InfiniteList<Place>>) => {
    const { unmount } = renderWithPlatform(<Places items={items} hasMore {...known} />);
    const told = screen.getByRole('grid').getAttribute('aria-rowcount');
    unmount();
    return told;
  };
  expect(rowsTold({ matching: 1200 })).toBe('1201');
  expect(rowsTold({ matching: 1200, isPrevious: true })).toBe('-1');
  expect(rowsTold({ matching: 10_001 })).toBe('-1');
  expect(rowsTold({})).toBe('-1');
});

test('the choice of columns is kept by table, and by the remote alone where it has one table', () => {
  for (const [table, key] of [
    ['places', 'columns:places'],
    [undefined, 'columns'],
  ] as const) {
    const { platform, unmount } = renderWithPlatform(<Places items={items} {...(table && { table })} />);
    fireEvent.click(screen.getByText('Hide the zone'));
    expect(platform.preferences.get(key)).toEqual(expect.any(String));
    unmount();
  }
});

test('the order of a list is left out of its address where it is the usual one', () => {
  const onChange = jest.fn();
  const { sort, onSort } = sortingOf({ columns: ['code', 'zone'], usual: 'code', value: null, onChange });
  expect(sort).toEqual({ column: 'code', direction: 'ascending' });
  onSort({ column: 'zone', direction: 'descending' });
  onSort({ column: 'code', direction: 'ascending' });
  onSort(null);
  expect(onChange.mock.calls).toEqual([['-zone'], [null], [null]]);
});

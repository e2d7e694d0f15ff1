import { Button, EmptyState, makeStyles } from '@slotwise/shared/ui';
import { ColumnPicker } from '@slotwise/shared/ui/table';
import type { Column, ColumnChoices, Sort } from '@slotwise/shared/ui/table';
import { useState } from 'react';
import type { PartStates } from '../../part-states';
import type { InfiniteList } from '../use-infinite-list';
import { LongList, RowSummary } from './index';

interface Place {
  id: string;
  code: string;
  zone: string;
  pieces: number;
}

const useStyles = makeStyles({
  box: { display: 'flex', flexDirection: 'column', height: '22rem', minWidth: 0 },
  narrow: { maxWidth: '18rem' },
  bar: { display: 'flex', justifyContent: 'flex-end', paddingInline: '24px' },
});

const PLACES = Array.from({ length: 40 }, (_, at): Place => ({
  id: `place-${at}`,
  code: `${'ABCD'[at % 4]}-${String(at).padStart(2, '0')}`,
  zone: ['Fast movers', 'Bulk', 'Cold store'][at % 3] ?? '',
  pieces: (at * 37) % 480,
}));
const COLUMNS: Column<Place>[] = [
  { id: 'code', header: 'Place', cell: ({ code }) => code, width: 120, names: true, sortable: true },
  { id: 'zone', header: 'Zone', cell: ({ zone }) => zone, width: 160, grows: true },
  { id: 'pieces', header: 'Pieces', cell: ({ pieces }) => pieces, width: 100, align: 'end', sortable: true },
];
const nothing = () => undefined;
const refused = new Error('The next places could not be read.');

const listed = (known: Partial<InfiniteList<Place>>): InfiniteList<Place> => ({
  ...{ items: [], total: undefined, matching: undefined, isPrevious: false, isPending: false, error: null },
  ...{ hasMore: false, isLoadingMore: false, moreError: null, isReloading: false },
  ...{ loadMore: nothing, retryMore: nothing, reload: nothing },
  ...known,
});

function Example({ isNarrow = false, ...known }: Partial<InfiniteList<Place>> & { isNarrow?: boolean }) {
  const styles = useStyles();
  const [choices, setChoices] = useState<ColumnChoices>({});
  const [sort, setSort] = useState<Sort | null>({ column: 'code', direction: 'ascending' });
  return (
    <div className={`${styles.box} ${isNarrow ? styles.narrow : ''}`}>
      <div className={styles.bar}>
        <ColumnPicker columns={COLUMNS} choices={choices} onChoices={setChoices} />
      </div>
      <LongList
        label="Places"
        columns={COLUMNS}
        list={listed(known)}
        filter=""
        sort={sort}
        onSort={setSort}
        nameOf={({ code }) => code}
        choices={choices}
        onChoices={setChoices}
        empty={<EmptyState title="No place matches" action={<Button onClick={nothing}>Show all</Button>} />}
        summary={({ code, zone, pieces }) => <RowSummary name={code} figure={pieces} detail={zone} mark="Counted" />}
      />
    </div>
  );
}

export default {
  part: 'Long list',
  states: {
    'with its records': () => <Example items={PLACES} matching={40} />,
    'in a frame too narrow for columns': () => <Example items={PLACES} matching={40} isNarrow />,
    'before the first records': () => <Example isPending />,
    'next records could not be loaded': () => (
      <Example items={PLACES.slice(0, 3)} matching={40} hasMore moreError={refused} />
    ),
    empty: () => <Example matching={0} />,
    failed: () => <Example error={refused} />,
  },
} satisfies PartStates;

import { Button, EmptyState, ErrorState, InitialsAvatar, makeStyles, tokens } from '@slotwise/shared/ui';
import { memo, useState } from 'react';
import { ArrowSync16Regular, Delete16Regular, Edit16Regular } from '../../icons';
import { StateBadge } from '../../feedback';
import type { StateName } from '../../feedback';
import type { PartStates } from '../../part-states';
import { ColumnPicker, DataTable, NOTHING_SELECTED, sortRows } from './index';
import type { Column, ColumnChoices, DataTableProps, RowAction, Selection, Sort } from './index';

interface Item {
  id: string;
  name: string;
  sku: string;
  location: string;
  stock: number | null;
  state: StateName;
  counted: string;
  owner: string;
}

const useStyles = makeStyles({
  box: { display: 'flex', flexDirection: 'column', height: '26rem', minWidth: 0 },
  bar: { display: 'flex', justifyContent: 'flex-end' },
  who: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, overflow: 'hidden' },
  clip: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  summary: { display: 'flex', flexDirection: 'column', minWidth: 0, flexGrow: 1 },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  line: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px', minWidth: 0 },
});

const GOODS = [
  'Pallet foil',
  'Adhesive tape 50 mm',
  'Cardboard box XL',
  'Edge protector',
  'Strapping band',
  'Label roll',
];
const PEOPLE = ['Helen Marsh', 'Jonas Weber', 'Aiko Tanaka', 'Priya Nair'];
const STATES: StateName[] = ['active', 'pending', 'failed', 'canceled', 'expiring'];

const item = (at: number): Item => ({
  id: `item-${at}`,
  name: `${GOODS[at % GOODS.length]} ${at + 1}`,
  sku: `SKU-${String(at + 1).padStart(6, '0')}`,
  location: `${'ABCDEF'[at % 6]}-${String((at * 7) % 40).padStart(2, '0')}-${(at % 5) + 1}`,
  stock: at % 11 === 0 ? null : (at * 37) % 4800,
  state: STATES[at % STATES.length] ?? 'active',
  counted: new Date(Date.UTC(2026, 0, 1 + (at % 300))).toISOString().slice(0, 10),
  owner: PEOPLE[at % PEOPLE.length] ?? '',
});
const items = (count: number): Item[] => Array.from({ length: count }, (_, at) => item(at));

const Owner = memo(function Owner({ name }: { name: string }) {
  const styles = useStyles();
  return (
    <span className={styles.who}>
      <InitialsAvatar name={name} size={24} />
      <span className={styles.clip}>{name}</span>
    </span>
  );
});

const COLUMNS: Column<Item>[] = [
  { id: 'name', header: 'Product', cell: ({ name }) => name, width: 220, grows: true, sortable: true, pin: 'start' },
  { id: 'sku', header: 'SKU', cell: ({ sku }) => sku, width: 120, sortable: true },
  { id: 'location', header: 'Location', cell: ({ location }) => location, width: 110, sortable: true },
  {
    id: 'stock',
    header: 'Pieces',
    cell: ({ stock }) => stock?.toLocaleString('en') ?? '–',
    width: 100,
    align: 'end',
    sortable: true,
    firstSort: 'descending',
  },
  { id: 'state', header: 'State', cell: ({ state }) => <StateBadge state={state} />, width: 140 },
  { id: 'owner', header: 'Counted by', cell: ({ owner }) => <Owner name={owner} />, width: 170 },
  { id: 'counted', header: 'Counted on', cell: ({ counted }) => counted, width: 130, optional: true },
];
const nothing = () => undefined;

const actions = ({ state }: Item): RowAction[] => [
  { key: 'count', label: 'Count again', icon: <ArrowSync16Regular />, onClick: nothing, quick: true },
  { key: 'edit', label: 'Edit', icon: <Edit16Regular />, onClick: nothing },
  {
    key: 'delete',
    label: 'Delete',
    icon: <Delete16Regular />,
    danger: true,
    onClick: nothing,
    disabled: state === 'active' ? 'It has stock.' : undefined,
  },
];
const BULK: RowAction[] = [
  { key: 'count', label: 'Count again', icon: <ArrowSync16Regular />, onClick: nothing },
  { key: 'delete', label: 'Delete', icon: <Delete16Regular />, onClick: nothing, danger: true },
];

function Summary({ record }: { record: Item }) {
  const styles = useStyles();
  return (
    <span className={styles.summary}>
      <span className={styles.line}>
        <span className={styles.clip}>{record.name}</span>
        <span>{record.stock ?? '–'}</span>
      </span>
      <span className={styles.line}>
        <span className={styles.quiet}>
          {record.sku} · {record.location}
        </span>
        <StateBadge state={record.state} />
      </span>
    </span>
  );
}

type ExampleProps = Partial<DataTableProps<Item>> & { selected?: string[] };

function Example({ selected, rows = [], ...props }: ExampleProps) {
  const styles = useStyles();
  const [sort, setSort] = useState<Sort | null>(null);
  const [choices, setChoices] = useState<ColumnChoices>({});
  const [selection, setSelection] = useState<Selection>(
    selected ? { kind: 'some', ids: new Set(selected) } : NOTHING_SELECTED,
  );
  const shown = sort ? sortRows(rows, (row) => row[sort.column as keyof Item], sort.direction) : rows;
  return (
    <div className={styles.box}>
      <div className={styles.bar}>
        <ColumnPicker columns={COLUMNS} choices={choices} onChoices={setChoices} />
      </div>
      <DataTable
        label="Products"
        columns={COLUMNS}
        rows={shown}
        nameOf={({ name }) => name}
        total={rows.length}
        sort={sort}
        onSort={setSort}
        choices={choices}
        onChoices={setChoices}
        selection={selection}
        onSelection={setSelection}
        bulkActions={BULK}
        rowActions={actions}
        summary={(record) => <Summary record={record} />}
        {...props}
      />
    </div>
  );
}

const many = items(100_000);

export default {
  part: 'Data table',
  states: {
    '100,000 records': () => <Example rows={many} />,
    'some selected': () => <Example rows={many.slice(0, 40)} selected={['item-1', 'item-3']} />,
    'all that is loaded selected, and more that match': () => (
      <Example rows={many.slice(0, 12)} selected={many.slice(0, 12).map(({ id }) => id)} hasMore total={100_000} />
    ),
    'before the first records': () => <Example isPending />,
    'next records could not be loaded': () => (
      <Example rows={many.slice(0, 5)} end={<Button size="small">Try to load more</Button>} />
    ),
    empty: () => <Example empty={<EmptyState title="No products yet" reason="Import them from a file." />} />,
    failed: () => <Example empty={<ErrorState title="Failed to fetch products" onRetry={nothing} />} />,
    'to look at only': () => (
      <Example rows={many.slice(0, 4)} onSelection={undefined} rowActions={undefined} onChoices={undefined} />
    ),
  },
} satisfies PartStates;

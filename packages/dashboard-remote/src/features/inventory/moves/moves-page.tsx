import { MOVE_KINDS } from '@slotwise/contract/constants';
import { Button, EmptyState } from '@slotwise/shared/ui';
import { choice, FilterBar, text, typed, useAddress } from '@slotwise/shared/ui/list';
import { ColumnPicker } from '@slotwise/shared/ui/table';
import { BookingMenu } from '../booking/booking-menu';
import { useSkuByCode } from '../booking/use-sku-by-code';
import { ListViews } from '../sections/list-views';
import { useRowCount } from '../sections/long-list';
import { SectionPage } from '../sections/section-page';
import { useColumnChoices } from '../sections/use-column-choices';
import { useWarehouses } from '../sections/use-warehouses';
import { useWords } from '../words';
import { MovesTable, useMoveColumns, useMovesList } from './moves-table';

const PARAMETERS = {
  sku: typed('sku'),
  warehouse: text('word.warehouse'),
  location: text('word.location'),
  kind: choice('kind', MOVE_KINDS),
};

/** The ledger of the whole company. */
export default function MovesPage() {
  return (
    <SectionPage permission="view_inventory" isFramed action={<BookingMenu />}>
      {() => <Ledger />}
    </SectionPage>
  );
}

function Ledger() {
  const { t } = useWords();
  const { values, change } = useAddress(PARAMETERS);
  const [choices, setChoices] = useColumnChoices('moves');
  const columns = useMoveColumns();
  const warehouses = useWarehouses();
  const sku = useSkuByCode(values.sku);
  const filter = {
    ...(sku.data && { sku_id: sku.data.sku.id }),
    ...(values.warehouse && { warehouse_id: values.warehouse }),
    ...(values.location && { location_id: values.location }),
    ...(values.kind && { kind: values.kind }),
  };
  const list = useMovesList(filter);
  const count = useRowCount(list.matching);
  const clear = () => change({ sku: '', warehouse: '', location: '', kind: null });
  const isUnknown = values.sku.trim() !== '' && sku.data === null;
  return (
    <>
      <ListViews
        list="moves"
        choices={choices}
        onChoices={setChoices}
        presets={[
          { id: 'all', name: t('view.all'), search: '' },
          { id: 'adjust', name: t('view.adjustments'), search: 'kind=adjust' },
          { id: 'undo', name: t('view.undone'), search: 'kind=undo' },
        ]}
      />
      <FilterBar
        label={t('moves.find')}
        count={isUnknown ? undefined : count}
        search={{ placeholder: t('moves.search'), value: values.sku, onChange: (value) => change({ sku: value }) }}
        filters={[
          {
            key: 'kind',
            name: t('moves.kind'),
            label: t('filter.kind'),
            all: t('filter.all-kinds'),
            options: MOVE_KINDS.map((one) => ({ value: one, label: t(`kind.${one}`) })),
            value: values.kind,
            onChange: (value) => change({ kind: MOVE_KINDS.find((one) => one === value) ?? null }),
          },
          {
            key: 'warehouse',
            name: t('word.warehouse'),
            label: t('filter.warehouse'),
            all: t('filter.all-warehouses'),
            options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
            value: values.warehouse || null,
            onChange: (value) => change({ warehouse: value ?? '', location: '' }),
          },
        ]}
        onClear={clear}
        end={<ColumnPicker columns={columns} choices={choices} onChoices={setChoices} />}
      />
      <MovesTable
        list={isUnknown ? { ...list, items: [], matching: 0, hasMore: false } : list}
        filter={filter}
        columns={columns}
        choices={choices}
        onChoices={setChoices}
        empty={
          isUnknown || Object.keys(filter).length > 0 ? (
            <EmptyState
              title={isUnknown ? t('moves.sku-unknown') : t('list.nothing-found')}
              action={<Button onClick={clear}>{t('list.clear')}</Button>}
            />
          ) : (
            <EmptyState title={t('moves.none')} reason={t('moves.none-reason')} />
          )
        }
      />
    </>
  );
}

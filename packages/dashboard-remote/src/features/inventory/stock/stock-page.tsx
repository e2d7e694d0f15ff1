import { STOCK_STATES } from '@slotwise/contract/constants';
import { Button, EmptyState } from '@slotwise/shared/ui';
import { choice, FilterBar, text, typed, useAddress } from '@slotwise/shared/ui/list';
import { ColumnPicker } from '@slotwise/shared/ui/table';
import { BookingMenu } from '../booking/booking-menu';
import { useStockActions } from '../booking/use-stock-actions';
import { ListViews } from '../sections/list-views';
import { useRowCount } from '../sections/long-list';
import { SectionPage } from '../sections/section-page';
import { useColumnChoices } from '../sections/use-column-choices';
import { useWarehouses } from '../sections/use-warehouses';
import { useWords } from '../words';
import { StockTable, useStockColumns, useStockList } from './stock-table';

const PARAMETERS = {
  q: typed('q'),
  warehouse: text('word.warehouse'),
  location: text('word.location'),
  state: choice('state', STOCK_STATES),
  expires: text('word.expires'),
};

/** What lies where, in the whole company. */
export default function StockPage() {
  return (
    <SectionPage permission="view_inventory" isFramed action={<BookingMenu />}>
      {() => <StockList />}
    </SectionPage>
  );
}

function StockList() {
  const { t } = useWords();
  const { values, change } = useAddress(PARAMETERS);
  const [choices, setChoices] = useColumnChoices('stock');
  const columns = useStockColumns(true);
  const warehouses = useWarehouses();
  const filter = {
    ...(values.q.trim() && { q: values.q.trim() }),
    ...(values.warehouse && { warehouse_id: values.warehouse }),
    ...(values.location && { location_id: values.location }),
    ...(values.state && { state: values.state }),
    ...(/^\d{4}-\d\d-\d\d$/.test(values.expires) && { expires_until: values.expires }),
  };
  const list = useStockList(filter);
  const actions = useStockActions();
  const clear = () => change({ q: '', warehouse: '', location: '', state: null, expires: '' });
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <>
      <ListViews
        list="stock"
        choices={choices}
        onChoices={setChoices}
        presets={[
          { id: 'all', name: t('view.all'), search: '' },
          { id: 'quarantine', name: t('view.quarantine'), search: 'state=quarantine' },
        ]}
      />
      <FilterBar
        label={t('stock.find')}
        count={useRowCount(list.matching)}
        search={{ placeholder: t('stock.search'), value: values.q, onChange: (q) => change({ q }) }}
        filters={[
          {
            key: 'warehouse',
            name: t('word.warehouse'),
            label: t('filter.warehouse'),
            all: t('filter.all-warehouses'),
            options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
            value: values.warehouse || null,
            onChange: (value) => change({ warehouse: value ?? '', location: '' }),
          },
          {
            key: 'state',
            name: t('word.state'),
            label: t('filter.state'),
            all: t('filter.all-states'),
            options: STOCK_STATES.map((one) => ({ value: one, label: t(`state.${one}`) })),
            value: values.state,
            onChange: (value) => change({ state: STOCK_STATES.find((one) => one === value) ?? null }),
          },
        ]}
        onClear={clear}
        end={<ColumnPicker columns={columns} choices={choices} onChoices={setChoices} />}
      />
      <StockTable
        list={list}
        filter={filter}
        columns={columns}
        choices={choices}
        onChoices={setChoices}
        rowActions={actions.rowActions}
        empty={
          isNarrowed ? (
            <EmptyState title={t('list.nothing-found')} action={<Button onClick={clear}>{t('list.clear')}</Button>} />
          ) : (
            <EmptyState title={t('stock.none')} reason={t('stock.none-reason')} />
          )
        }
      />
      {actions.dialog}
    </>
  );
}

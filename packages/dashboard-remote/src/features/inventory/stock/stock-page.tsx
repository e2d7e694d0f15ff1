import { useSharedTerm } from '@slotwise/shared/remote';
import { AGES, STOCK_SORTS, STOCK_STATES } from '@slotwise/contract/constants';
import { EmptyState } from '@slotwise/shared/ui';
import { choice, text, typed, useAddress } from '@slotwise/shared/ui/list';
import { sortingOf, sortParameter, useColumnChoices } from '@slotwise/shared/ui/long-list';
import { useState } from 'react';
import { BookingMenu } from '../booking/booking-menu';
import { useStockActions } from '../booking/use-stock-actions';
import { ExportList } from '../exports/export-list';
import { leftOut } from '../exports/left-out';
import { ImportButton } from '../imports/import-button';
import { deadFilter, useDeadFilter } from '../sections/dead-filter';
import { choiceFilter, useWarehouseFilter } from '../sections/filters';
import { ListHead } from '../sections/list-head';
import { useRowCount } from '../sections/use-row-count';
import { NothingFound } from '../sections/nothing-found';
import { SectionPage } from '../sections/section-page';
import { useWords } from '../words';
import { EXPIRIES, expiryRange } from './model/expiry-range';
import { hasLots, StockTable, useStockColumns, useStockList } from './stock-table';

const PARAMETERS = {
  q: typed('q'),
  warehouse: text('warehouse'),
  location: text('location'),
  state: choice('state', STOCK_STATES),
  expires: choice('expires', EXPIRIES),
  age: choice('age', AGES),
  dead: text('dead'),
  sort: sortParameter(STOCK_SORTS),
};

/** Columns of the list that its file has as well and that an import can do without. */
const IN_FILE = { lot: ['lot'], expires: ['expires_on'], state: ['state'] };

/** Stock of the whole company, by place. */
export default function StockPage() {
  return (
    <SectionPage
      permission="view_inventory"
      isFramed
      action={
        <>
          <ImportButton kind="stock" />
          <BookingMenu />
        </>
      }
    >
      {() => <StockList />}
    </SectionPage>
  );
}

function StockList() {
  const { t } = useWords();
  const { values, change } = useAddress(PARAMETERS);
  useSharedTerm(values.q, (q) => change({ q }));
  const [choices, setChoices] = useColumnChoices('stock');
  const [now] = useState(() => Date.now());
  const filter = {
    ...(values.q.trim() && { q: values.q.trim() }),
    ...(values.warehouse && { warehouse_id: values.warehouse }),
    ...(values.location && { location_id: values.location }),
    ...(values.state && { state: values.state }),
    ...(values.expires && expiryRange(values.expires, now)),
    ...(values.age && { age: values.age }),
    ...deadFilter(values.dead),
  };
  const order = values.sort === null ? {} : { sort: values.sort };
  const list = useStockList(filter, order);
  const columns = useStockColumns({ withSku: true, withLots: hasLots(list) });
  const actions = useStockActions();
  const clear = () => change({ q: '', warehouse: '', location: '', state: null, expires: null, age: null, dead: '' });
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <>
      <ListHead
        list="stock"
        columns={columns}
        choices={choices}
        onChoices={setChoices}
        actions={<ExportList kinds={['stock']} {...{ filter, order }} left={leftOut(columns, choices, IN_FILE)} />}
        presets={[
          { id: 'all', name: t('view.all'), search: '' },
          { id: 'quarantine', name: t('view.quarantine'), search: 'state=quarantine' },
        ]}
        label={t('stock.find')}
        count={useRowCount(list)}
        search={{ placeholder: t('stock.search'), value: values.q, onChange: (q) => change({ q }) }}
        filters={[
          useWarehouseFilter(values.warehouse, (warehouse) => change({ warehouse, location: '' })),
          choiceFilter({
            key: 'state',
            name: t('word.state'),
            label: t('filter.state'),
            all: t('filter.all-states'),
            values: STOCK_STATES,
            wordOf: (state) => t(`state.${state}`),
            value: values.state,
            onChange: (state) => change({ state }),
          }),
          choiceFilter({
            key: 'expires',
            name: t('word.expires'),
            label: t('filter.expiry'),
            all: t('filter.all-expiries'),
            values: EXPIRIES,
            wordOf: (expires) => t(`expires.${expires}`),
            value: values.expires,
            onChange: (expires) => change({ expires }),
          }),
          choiceFilter({
            key: 'age',
            name: t('word.age'),
            label: t('filter.age'),
            all: t('filter.all-ages'),
            values: AGES,
            wordOf: (age) => t(`age.${age}`),
            value: values.age,
            onChange: (age) => change({ age }),
          }),
          useDeadFilter(values.dead, (dead) => change({ dead })),
        ]}
        onClear={clear}
      />
      <StockTable
        list={list}
        filter={filter}
        isLinked
        columns={columns}
        choices={choices}
        onChoices={setChoices}
        rowActions={actions.rowActions}
        {...sortingOf({
          ...{ columns: STOCK_SORTS, usual: 'sku', value: values.sort },
          onChange: (sort) => change({ sort }),
        })}
        empty={
          isNarrowed ? (
            <NothingFound onClear={clear} />
          ) : (
            <EmptyState title={t('stock.none')} reason={t('stock.none-reason')} />
          )
        }
      />
      {actions.dialog}
    </>
  );
}

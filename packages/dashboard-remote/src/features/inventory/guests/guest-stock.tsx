import type { GrantedCompany } from '@slotwise/contract';
import { STOCK_STATES } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { EmptyState } from '@slotwise/shared/ui';
import { choice, text, typed, useAddress } from '@slotwise/shared/ui/list';
import { useLocale } from '@slotwise/shared/words';
import { useColumnChoices } from '@slotwise/shared/ui/long-list';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inventoryKeys } from '../query-keys';
import { choiceFilter } from '../sections/filters';
import { ListHead } from '../sections/list-head';
import { NothingFound } from '../sections/nothing-found';
import { useRowCount } from '../sections/use-row-count';
import { hasLots, StockTable, useStockColumns, useStockList } from '../stock/stock-table';
import { useWords } from '../words';

const PARAMETERS = { q: typed('q'), warehouse: text('warehouse'), state: choice('state', STOCK_STATES) };

/** The stock of a company that lets its WMS look, as its own people see it but without actions. */
export function GuestStock({ company }: { company: GrantedCompany }) {
  const { t } = useWords();
  const { http } = usePlatform();
  const locale = useLocale();
  const { values, change } = useAddress(PARAMETERS);
  const [choices, setChoices] = useColumnChoices('guest-stock');
  const read = useQuery({
    queryKey: [...inventoryKeys.guests, company.id, 'warehouses'],
    queryFn: async ({ signal }) => (await http('GET /mycompany/warehouses', { signal })).myWarehouses,
  });
  const warehouses = useMemo(
    () => (read.data ?? []).toSorted((a, b) => a.name.localeCompare(b.name, locale)),
    [read.data, locale],
  );
  const filter = {
    ...(values.q.trim() && { q: values.q.trim() }),
    ...(values.warehouse && { warehouse_id: values.warehouse }),
    ...(values.state && { state: values.state }),
  };
  const list = useStockList(filter, {}, [...inventoryKeys.guests, company.id, 'stock']);
  const columns = useStockColumns({ withSku: true, withLots: hasLots(list) }, warehouses);
  const clear = () => change({ q: '', warehouse: '', state: null });
  return (
    <>
      <ListHead
        list="guest-stock"
        columns={columns}
        choices={choices}
        onChoices={setChoices}
        label={t('stock.find')}
        count={useRowCount(list)}
        search={{ placeholder: t('stock.search'), value: values.q, onChange: (q) => change({ q }) }}
        filters={[
          {
            key: 'warehouse',
            name: t('word.warehouse'),
            label: t('filter.warehouse'),
            all: t('filter.all-warehouses'),
            options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
            value: values.warehouse || null,
            onChange: (chosen) => change({ warehouse: chosen ?? '' }),
          },
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
        ]}
        onClear={clear}
      />
      <StockTable
        list={list}
        filter={filter}
        columns={columns}
        choices={choices}
        onChoices={setChoices}
        empty={
          Object.keys(filter).length > 0 ? (
            <NothingFound onClear={clear} />
          ) : (
            <EmptyState title={t('stock.none')} reason={t('guest.none-reason', { name: company.name })} />
          )
        }
      />
    </>
  );
}

import type { StockSerial } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { EmptyState } from '@slotwise/shared/ui';
import type { Column } from '@slotwise/shared/ui/table';
import { LongList, RowSummary, useColumnChoices } from '@slotwise/shared/ui/long-list';
import { useInfiniteList } from '@slotwise/shared/ui/list';
import { useMemo } from 'react';
import { inventoryKeys } from '../query-keys';
import { useWarehouses } from '../sections/use-warehouses';
import { useWords } from '../words';

const PAGE = 100;
type KeyedSerial = StockSerial & { id: string };

/** Place of each piece of a SKU, by its serial number. */
export function SerialsTable({ skuId }: { skuId: string }) {
  const { t } = useWords();
  const { http } = usePlatform();
  const warehouses = useWarehouses();
  const [choices, setChoices] = useColumnChoices('sku-serials');
  const list = useInfiniteList<KeyedSerial>({
    queryKey: [...inventoryKeys.stock, 'serials', skuId],
    fetchPage: async (cursor, signal) => {
      const query = { sku_id: skuId, limit: PAGE, ...(cursor !== undefined && { cursor }) };
      const { items, ...rest } = await http('GET /stock/serials', { query, signal });
      return { ...rest, items: items.map((row) => ({ ...row, id: row.serial })) };
    },
    keepsPrevious: true,
  });
  const columns = useMemo<Column<KeyedSerial>[]>(
    () => [
      { id: 'serial', header: t('word.serial'), width: 180, names: true, cell: ({ serial }) => serial },
      { id: 'location', header: t('word.location'), width: 130, cell: ({ location }) => location.code },
      {
        id: 'warehouse',
        header: t('word.warehouse'),
        width: 160,
        grows: true,
        cell: ({ warehouseId }) => warehouses.find(({ id }) => id === warehouseId)?.name ?? '–',
      },
      { id: 'lot', header: t('word.lot'), width: 120, cell: ({ lot }) => lot?.code ?? '–' },
      { id: 'state', header: t('word.state'), width: 130, cell: ({ state }) => t(`state.${state}`) },
    ],
    [t, warehouses],
  );
  return (
    <LongList
      {...{ list, columns, choices }}
      label={t('booking.serials')}
      filter={skuId}
      nameOf={({ serial }) => serial}
      onChoices={setChoices}
      summary={({ serial, location, state }) => (
        <RowSummary name={serial} figure={location.code} detail={t(`state.${state}`)} mark={null} />
      )}
      empty={<EmptyState title={t('sku.no-serials')} reason={t('stock.none-reason')} />}
    />
  );
}

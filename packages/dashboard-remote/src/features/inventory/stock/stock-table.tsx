import type { Query, StockRow, Warehouse } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { StatusBadge } from '@slotwise/shared/ui';
import type { Column, ColumnChoices, DataTableProps, RowAction } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { QueryKey } from '@tanstack/react-query';
import { LongList, RowSummary } from '@slotwise/shared/ui/long-list';
import { useInfiniteList } from '@slotwise/shared/ui/list';
import type { InfiniteList } from '@slotwise/shared/ui/list';
import { inventoryKeys } from '../query-keys';
import { SkuLink } from '../sections/sku-link';
import { useWarehouses } from '../sections/use-warehouses';
import { useWords } from '../words';
import { useDayText } from '../sections/use-day-text';

const PAGE = 100;

/** A row of stock, told from the others by the keys of its sum. */
export type KeyedStock = StockRow & { id: string };
export type StockFilter = Omit<Query<'GET /stock'>, 'cursor' | 'limit' | 'sort'>;

const keyed = (row: StockRow): KeyedStock => ({
  ...row,
  id: [row.location.id, row.sku.id, row.lot?.id ?? '', row.state].join(' '),
});

/** @param queryKey says whose stock it is; the company's own by default */
export function useStockList(
  filter: StockFilter,
  order: Pick<Query<'GET /stock'>, 'sort'> = {},
  queryKey: QueryKey = [...inventoryKeys.stock, 'list'],
): InfiniteList<KeyedStock> {
  const { http } = usePlatform();
  return useInfiniteList({
    queryKey: [...queryKey, filter, order],
    fetchPage: async (cursor, signal) => {
      const query = { ...filter, ...order, limit: PAGE, ...(cursor !== undefined && { cursor }) };
      const { items, ...rest } = await http('GET /stock', { query, signal });
      return { ...rest, items: items.map(keyed) };
    },
    keepsPrevious: true,
  });
}

const TONES = { available: 'success', quarantine: 'warning', returned: 'info', damaged: 'danger' } as const;

/** Some of the listed stock has a lot: which one, and when it expires, is seen before what is reserved. */
export const hasLots = ({ items }: InfiniteList<KeyedStock>): boolean => items.some(({ lot }) => lot !== null);

/**
 * @param withLots lots are listed
 * @param ofOthers the warehouses of another company, none of whose records has a page here
 */
export function useStockColumns(
  { withSku, withLots }: { withSku: boolean; withLots: boolean },
  ofOthers?: readonly Warehouse[],
): Column<KeyedStock>[] {
  const { t } = useWords();
  const formats = useFormats();
  const dayText = useDayText();
  const own = useWarehouses();
  const warehouses = ofOthers ?? own;
  const isLinked = ofOthers === undefined;
  return useMemo(() => {
    const sku: Column<KeyedStock>[] = [
      {
        id: 'sku',
        header: t('sku.code'),
        width: 130,
        names: true,
        sortable: true,
        cell: ({ sku: one }) => (isLinked ? <SkuLink sku={one} /> : one.code),
      },
      { id: 'name', header: t('sku.name'), width: 160, grows: true, cell: (row) => row.sku.name },
    ];
    return [
      {
        id: 'location',
        header: t('word.location'),
        width: 110,
        names: !withSku,
        sortable: true,
        cell: ({ location }) => location.code,
      },
      ...(withSku ? sku : []),
      {
        id: 'onHand',
        header: t('word.on-hand'),
        width: 100,
        align: 'end',
        sortable: true,
        firstSort: 'descending',
        cell: ({ onHand }) => formats.number(onHand),
      },
      {
        id: 'reserved',
        header: t('word.reserved'),
        width: 115,
        yields: withLots ? 'first' : true,
        align: 'end',
        cell: ({ reserved }) => formats.number(reserved),
      },
      {
        id: 'available',
        header: t('word.available'),
        width: 115,
        yields: true,
        align: 'end',
        cell: ({ state, onHand, reserved }) => (state === 'available' ? formats.number(onHand - reserved) : '–'),
      },
      {
        id: 'warehouse',
        header: t('word.warehouse'),
        width: 140,
        yields: withLots ? 'first' : true,
        grows: !withSku,
        cell: ({ warehouseId }) => warehouses.find(({ id }) => id === warehouseId)?.name ?? '–',
      },
      { id: 'lot', header: t('word.lot'), width: 110, yields: true, cell: ({ lot }) => lot?.code ?? '–' },
      {
        id: 'expires',
        header: t('word.expires'),
        width: 120,
        yields: true,
        sortable: true,
        cell: ({ lot }) => (lot?.expiresOn ? dayText(lot.expiresOn) : '–'),
      },
      {
        id: 'state',
        header: t('word.state'),
        width: 130,
        badges: (Object.keys(TONES) as (keyof typeof TONES)[]).map((state) => t(`state.${state}`)),
        cell: ({ state }) => <StatusBadge tone={TONES[state]} label={t(`state.${state}`)} />,
      },
      {
        id: 'moved',
        header: t('word.moved-at'),
        width: 160,
        optional: true,
        cell: ({ movedAt }) => formats.date(movedAt, { dateStyle: 'medium', timeStyle: 'short' }),
      },
    ];
  }, [t, formats, dayText, warehouses, withSku, withLots, isLinked]);
}

interface StockTableProps extends Pick<DataTableProps<KeyedStock>, 'sort' | 'onSort'> {
  list: InfiniteList<KeyedStock>;
  filter: StockFilter;
  columns: readonly Column<KeyedStock>[];
  choices: ColumnChoices;
  onChoices: (choices: ColumnChoices) => void;
  rowActions?: (row: KeyedStock) => readonly RowAction[];
  /** Whether a row leads to its SKU. */
  isLinked?: boolean;
  empty: ReactNode;
}

/** Stock by place, with reserved and free pieces. */
export function StockTable({ filter, isLinked = false, ...table }: StockTableProps) {
  const { t } = useWords();
  const formats = useFormats();
  const nameOf = ({ sku, location }: Pick<KeyedStock, 'sku' | 'location'>) =>
    t('stock.name', { sku: sku.code, location: location.code });
  return (
    <LongList
      {...table}
      label={t('sections.stock')}
      filter={JSON.stringify(filter)}
      nameOf={nameOf}
      quickActions={0}
      summaryHeight={80}
      summary={({ sku, location, lot, state, onHand, reserved }) => (
        <RowSummary
          name={isLinked ? <SkuLink sku={sku}>{nameOf({ sku, location })}</SkuLink> : nameOf({ sku, location })}
          figure={formats.number(onHand)}
          detailLines={2}
          detail={lot ? t('stock.lot', { lot: lot.code, name: sku.name }) : sku.name}
          mark={
            state === 'available' ? (
              reserved > 0 && t('stock.free', { free: onHand - reserved })
            ) : (
              <StatusBadge tone={TONES[state]} label={t(`state.${state}`)} />
            )
          }
        />
      )}
    />
  );
}

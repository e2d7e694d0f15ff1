import type { Sku } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { ErrorState, makeStyles, media, Skeleton, SkeletonItem, StatusBadge, tokens } from '@slotwise/shared/ui';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useQueries } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';
import { useWarehouses } from '../sections/use-warehouses';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    flexShrink: 0,
    gap: '12px',
    margin: 0,
    padding: '12px 24px 0',
    listStyle: 'none',
    [media.belowSm]: { paddingInline: '16px' },
  },
  card: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '12px',
    padding: '8px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  figure: { fontVariantNumeric: 'tabular-nums' },
});

/** Stock of a SKU in each warehouse: free, kept for something, not usable, and whether there is less than wanted. */
export function SkuLevels({ sku: { id: skuId, places } }: { sku: Pick<Sku, 'id' | 'places'> }) {
  const styles = useStyles();
  const { t } = useWords();
  const { http } = usePlatform();
  const formats = useFormats();
  const describeError = useDescribeError();
  const warehouses = useWarehouses();
  const levels = useQueries({
    queries: warehouses.map(({ id }) => ({
      queryKey: [...inventoryKeys.stock, 'levels', id, skuId],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await http('GET /stock/levels', { query: { warehouse_id: id, sku_id: skuId }, signal })).items[0] ?? null,
    })),
  });
  return (
    <ul className={styles.root} aria-label={t('levels.label')}>
      {warehouses.map(({ id, name }, at) => {
        const read = levels[at];
        if (read?.error && read.data === undefined) {
          return (
            <li key={id} className={styles.card}>
              <span className={styles.name}>{name}</span>
              <ErrorState
                {...describeError(read.error)}
                onRetry={() => void read.refetch()}
                retrying={read.isFetching}
                compact
              />
            </li>
          );
        }
        if (!read || read.isPending) {
          return (
            <li key={id} className={styles.card}>
              <Skeleton aria-label={name}>
                <SkeletonItem size={20} style={{ width: '192px' }} />
              </Skeleton>
            </li>
          );
        }
        const level = read.data;
        if (!level) return null;
        const { available, reserved, unusable, minStock, reorderAt } = level;
        // A warehouse that has neither stock nor a place of it does not keep it: nothing is replenished there.
        const isKept = available + reserved + unusable > 0 || places.some(({ warehouseId }) => warehouseId === id);
        const isLow = isKept && available < Math.max(minStock ?? 0, reorderAt ?? 0);
        return (
          <li key={id} className={styles.card}>
            <span className={styles.name}>{name}</span>
            <span className={styles.figure}>{t('levels.available', { pieces: formats.number(available) })}</span>
            <span className={styles.figure}>{t('levels.reserved', { pieces: formats.number(reserved) })}</span>
            {unusable > 0 && (
              <span className={styles.figure}>{t('levels.unusable', { pieces: formats.number(unusable) })}</span>
            )}
            {isLow && <StatusBadge tone="warning" label={t('levels.low')} />}
          </li>
        );
      })}
    </ul>
  );
}

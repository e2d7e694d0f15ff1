import { usePlatform } from '@slotwise/shared/remote';
import { useOffline } from '@slotwise/shared/session';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import { RecordLink } from '@slotwise/shared/ui/link';
import { useQuery } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';
import { useWords } from './words';

/** Address at which orders are released. */
export const OPEN_ORDERS = '/inventory/orders?status=open';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    margin: 0,
    minHeight: '44px',
    color: tokens.colorNeutralForeground3,
  },
});

/** Number of orders that nobody has released to the floor yet; without network, when it may be another by now, none. */
export function useUnreleased(): number {
  const { http } = usePlatform();
  const isOffline = useOffline();
  const { data = 0 } = useQuery({
    queryKey: [...inventoryKeys.orders, 'unreleased'],
    queryFn: async ({ signal }) => {
      const { items, matching } = await http('GET /orders', { query: { status: 'open', limit: 1 }, signal });
      return matching ?? items.length;
    },
    enabled: !isOffline,
  });
  return isOffline ? 0 : data;
}

/** Says how many orders wait to be released, and leads to where that is done. */
export function Unreleased({ count }: { count: number }) {
  const styles = useStyles();
  const { t } = useWords();
  if (count === 0) return null;
  return (
    <p className={styles.root}>
      <span>{t('pick.unreleased', { count })}</span>
      <RecordLink to={OPEN_ORDERS}>{t('pick.release')}</RecordLink>
    </p>
  );
}

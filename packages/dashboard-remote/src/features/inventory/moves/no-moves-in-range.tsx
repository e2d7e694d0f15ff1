import { usePlatform } from '@slotwise/shared/remote';
import { Button, EmptyState } from '@slotwise/shared/ui';
import type { DateRange } from '@slotwise/shared/ui/calendar';
import { useQuery } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';
import { useWords } from '../words';
import { dayOf } from './model/instants-of';

/** As many days as the range has that the dashboard first shows. */
const LATEST_DAYS = 20;

/** Leads from days without a move to the latest ones that have some. */
export function NoMovesInRange({ onRange }: { onRange: (range: DateRange) => void }) {
  const { t } = useWords();
  const { http } = usePlatform();
  const { data: latest = null } = useQuery({
    queryKey: [...inventoryKeys.moves, 'latest'],
    queryFn: async ({ signal }) => {
      const { items } = await http('GET /stock/moves', { query: { limit: 1 }, signal });
      return items[0] ?? null;
    },
  });
  if (latest === null) return <EmptyState title={t('moves.none')} reason={t('moves.none-reason')} />;
  const show = () => onRange({ start: dayOf(latest.at, LATEST_DAYS - 1), end: dayOf(latest.at) });
  return (
    <EmptyState title={t('moves.none-in-range')} action={<Button onClick={show}>{t('moves.latest-days')}</Button>} />
  );
}

import type { Overview } from '@slotwise/contract';
import { IMPERIAL_UNITS } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import type { DateRange } from '@slotwise/shared/ui/calendar';
import { Button, makeStyles } from '@slotwise/shared/ui';
import { StatCard } from '@slotwise/shared/ui/charts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMayOpen } from '../../../pages-and-rights';
import { linkTo } from '../card-link';
import { CardRow } from './card-row';
import { rangeUpTo } from './latest-days';
import { useWords } from './words';

const useStyles = makeStyles({
  elsewhere: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', margin: 0 },
});

const SHARE: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };
const PICKED = '/dashboard?tab=transactions&kind=pick';
const UNITS = {
  metric: { name: 'meter', metres: 1 },
  imperial: { name: 'foot', metres: IMPERIAL_UNITS.ft.times / IMPERIAL_UNITS.ft.per / 1000 },
} as const;
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

interface WorkFiguresProps {
  overview: UseQueryResult<Overview>;
  range: DateRange;
  onRange: (range: DateRange) => void;
  /** Address of the places where something lies; where there are several warehouses, of what each of them holds. */
  placesHref: string;
}

/** State of the work over the range, and waiting work. Each figure opens the list that it counts: of moves, of the same days. */
export function WorkFigures({ overview, range, onRange, placesHref }: WorkFiguresProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const describe = useDescribeError();
  const mayOpen = useMayOpen();
  const unit = UNITS[useSession(usePlatform()).me?.units ?? 'metric'];
  const { data, error, isFetching, refetch } = overview;
  const fault = error && { text: describe(error).title, retrying: isFetching, onRetry: () => void refetch() };
  const card = (label: string, value: number | undefined, to: string, format?: Intl.NumberFormatOptions) => {
    const more = { ...(format ? { format } : {}), ...(fault ? { fault } : {}) };
    return <StatCard label={label} value={value} {...(mayOpen(to) ? { link: linkTo(to) } : {})} {...more} />;
  };
  const latest = data?.latest ?? null;
  const hasNone = data?.picks.hours === 0 && data.counts.places === 0;
  const isElsewhere = hasNone && latest !== null && (latest < range.start || latest > range.end);
  const open = data && Object.values(data.open).reduce((sum, waiting) => sum + waiting, 0);
  return (
    <>
      {isElsewhere && !overview.isPlaceholderData && (
        <p className={styles.elsewhere}>
          {t('latest.text', { day: formats.date(latest, { dateStyle: 'medium', timeZone: 'UTC' }) })}
          <Button size="small" onClick={() => onRange(rangeUpTo(latest))}>
            {t('latest.show')}
          </Button>
        </p>
      )}
      <CardRow label={t('overview.label')}>
        {/* Nobody picked, or nobody counted: that is no figure of zero. */}
        {data?.picks.hours !== 0 &&
          card(t('overview.pace'), data && data.picks.lines / data.picks.hours, PICKED, {
            maximumFractionDigits: 0,
          })}
        {/* A server of the version before measures no walks. */}
        {data?.walks &&
          data.walks.lines > 0 &&
          card(t('overview.walk'), data.walks.metres / data.walks.lines / unit.metres, PICKED, {
            ...{ style: 'unit', unit: unit.name, unitDisplay: 'short', maximumFractionDigits: 1 },
          })}
        {data?.counts.places !== 0 &&
          card(
            t('overview.accuracy'),
            data && data.counts.exact / data.counts.places,
            `/inventory/counts?view=counted&from=${range.start}&to=${range.end}`,
            SHARE,
          )}
        {card(t('overview.space'), data && share(data.space.used, data.space.places), placesHref, SHARE)}
        {card(t('overview.open'), open, '/inventory/floor')}
      </CardRow>
    </>
  );
}

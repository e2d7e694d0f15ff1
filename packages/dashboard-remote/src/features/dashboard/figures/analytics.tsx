import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, ListSkeleton, makeStyles, media, NoPermissionState, PageContent } from '@slotwise/shared/ui';
import type { DateRange } from '@slotwise/shared/ui/calendar';
import { Banner } from '@slotwise/shared/ui/feedback';
import { useFormats } from '@slotwise/shared/words';
import { DemandCharts } from './demand-charts';
import { rangeUpTo } from './latest-days';
import { StockCards } from './stock-cards';
import { StockCharts } from './stock-charts';
import { useFigure } from './use-figure';
import { useSettled } from './use-settled';
import { VelocityCharts } from './velocity-charts';
import { useWords } from './words';

const useStyles = makeStyles({
  charts: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

interface AnalyticsProps {
  range: DateRange;
  onRange: (range: DateRange) => void;
}

/** Figures that the orders of a range give about the goods and their places. */
export default function Analytics({ range, onRange }: AnalyticsProps) {
  const { t } = useWords();
  const platform = usePlatform();
  if (!useCan(platform, 'view_inventory')) {
    return <NoPermissionState permission="view_inventory" title={t('analytics.no-permission')} />;
  }
  return <Figures range={range} onRange={onRange} />;
}

function Figures({ range, onRange }: AnalyticsProps) {
  const styles = useStyles();
  const rhythm = useFigure('GET /figures/rhythm', range);
  const { data, isPending, isPlaceholderData } = rhythm;
  // Whether the way to the latest days stands above is known first: nothing below it is pushed down.
  if (!useSettled(!isPending)) return <Waiting />;
  const latest = !isPlaceholderData && data?.days.length === 0 ? data.latest : null;
  return (
    <PageContent>
      {latest !== null && <Latest day={latest} onRange={onRange} />}
      <StockCards range={range} />
      <div className={styles.charts}>
        <DemandCharts range={range} rhythm={rhythm} />
        <VelocityCharts range={range} />
        <StockCharts range={range} />
      </div>
    </PageContent>
  );
}

const Waiting = () => (
  <PageContent>
    <ListSkeleton shape="cards" avatar={false} count={4} />
  </PageContent>
);

/** Leads from a range without orders to the latest days that have some. */
function Latest({ day, onRange }: { day: string; onRange: (range: DateRange) => void }) {
  const { t } = useWords();
  const formats = useFormats();
  return (
    <Banner
      intent="info"
      title={t('latest.text', { day: formats.date(day, { dateStyle: 'medium', timeZone: 'UTC' }) })}
      actions={<Button onClick={() => onRange(rangeUpTo(day))}>{t('latest.show')}</Button>}
    />
  );
}

import type { SlottingTour } from '@slotwise/contract';
import { useMeasures } from '@slotwise/shared/measures';
import { Button, ErrorState, ListSkeleton, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@slotwise/shared/ui/data';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import type { UseQueryResult } from '@tanstack/react-query';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  figure: { fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground3 },
  summary: { cursor: 'pointer', padding: '4px 0', fontWeight: tokens.fontWeightSemibold },
  table: { overflowX: 'auto' },
});

interface TourPanelProps {
  read: UseQueryResult<SlottingTour | null>;
  onWalk: (number: number) => void;
  onReplay: () => void;
}

/** One order of the past as it is walked today and under the plan. */
export function TourPanel({ read, onWalk, onReplay }: TourPanelProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const measures = useMeasures();
  const describeError = useDescribeError();
  if (read.data === null) return <Text>{t('tour.none')}</Text>;
  if (read.error && !read.data) {
    return <ErrorState {...describeError(read.error)} onRetry={() => void read.refetch()} retrying={read.isFetching} />;
  }
  if (!read.data) return <ListSkeleton avatar={false} />;
  const { number, count, day, seen, today, plan } = read.data;
  const longest = Math.max(today.stops.length, plan.stops.length);
  return (
    <div className={styles.root} role="group" aria-label={t('tour.title')}>
      <div className={styles.row}>
        <Button size="small" onClick={onReplay}>
          {t('tour.replay')}
        </Button>
        <Button size="small" disabledFocusable={number === 0} onClick={() => number > 0 && onWalk(number - 1)}>
          {t('tour.before')}
        </Button>
        <Button
          size="small"
          disabledFocusable={number >= count - 1}
          onClick={() => number < count - 1 && onWalk(number + 1)}
        >
          {t('tour.next')}
        </Button>
        <Text className={styles.quiet} size={200}>
          {t('tour.which', {
            ...{ number: number + 1, count, seen: seen ? 'seen' : 'unseen' },
            day: formats.date(`${day}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
          })}
        </Text>
      </div>
      <Text className={styles.figure}>
        {t('tour.length', {
          ...{ stops: today.stops.length },
          ...{ today: measures.text('distance', today.metres), plan: measures.text('distance', plan.metres) },
          change: formats.number(today.metres > 0 ? plan.metres / today.metres - 1 : 0, {
            ...{ style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' },
          }),
        })}
      </Text>
      <details>
        <summary className={styles.summary}>{t('tour.stops')}</summary>
        <div className={styles.table}>
          <Table size="small" aria-label={t('tour.table')}>
            <TableHeader>
              <TableRow>
                <TableHeaderCell>{t('tour.today')}</TableHeaderCell>
                <TableHeaderCell>{t('tour.plan')}</TableHeaderCell>
              </TableRow>
            </TableHeader>
            <TableBody>
              {Array.from({ length: longest }, (_, at) => (
                // The same walk has the same stops in the same order.
                <TableRow key={at}>
                  {[today, plan].map(({ stops }, which) => {
                    const stop = stops[at];
                    return (
                      // Today comes first.
                      <TableCell key={which === 0 ? 'today' : 'plan'}>
                        {stop ? t('tour.stop', { place: stop.place.code, sku: stop.sku.code }) : ''}
                      </TableCell>
                    );
                  })}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      </details>
    </div>
  );
}

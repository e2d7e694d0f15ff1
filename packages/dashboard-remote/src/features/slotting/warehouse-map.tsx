import type { SlottingRun } from '@slotwise/contract';
import { Button, ErrorState, ListSkeleton, makeStyles, Subtitle2, Text } from '@slotwise/shared/ui';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@slotwise/shared/ui/data';
import { SegmentedControl } from '@slotwise/shared/ui/list';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useMemo, useState } from 'react';
import { HeatCanvas } from './heat-canvas';
import { baysOf } from './model/bays';
import { useMap } from './use-map';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '8px' },
  table: { overflowX: 'auto' },
});

/** Bays of the table: the whole list would say no more. */
const BUSIEST = 12;
interface WarehouseMapProps {
  warehouseId: string;
  run: SlottingRun | undefined;
  /** Asks why goods lie in a place; left out where there is no plan to ask. */
  onAsk: ((placeId: string) => void) | undefined;
}

/** Where the work of a warehouse is, today and under the plan of a run. */
export function WarehouseMap({ warehouseId, run, onAsk }: WarehouseMapProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const describeError = useDescribeError();
  const [view, setView] = useState<'today' | 'plan'>('plan');
  const read = useMap(warehouseId, run);
  const bays = useMemo(() => (read.data ? baysOf(read.data) : []), [read.data]);
  if (read.error && !read.data) {
    return <ErrorState {...describeError(read.error)} onRetry={() => void read.refetch()} retrying={read.isFetching} />;
  }
  if (!read.data) return <ListSkeleton avatar={false} />;
  if (bays.length === 0) return <Text>{t('map.none')}</Text>;
  const hasPlan = read.data.plan !== null;
  const isPlan = hasPlan && view === 'plan';
  const busiest = [...bays]
    .sort((a, b) => (isPlan ? (b.plan ?? 0) - (a.plan ?? 0) : b.today - a.today))
    .slice(0, BUSIEST);
  return (
    <section className={styles.root} aria-label={t('map.title')}>
      <div className={styles.head}>
        <Subtitle2 as="h2">{t('map.title')}</Subtitle2>
        {hasPlan && (
          <SegmentedControl
            label={t('map.view')}
            segments={[
              { value: 'today', label: t('map.before') },
              { value: 'plan', label: t('map.after') },
            ]}
            value={view}
            onChange={setView}
          />
        )}
      </div>
      <HeatCanvas bays={bays} isPlan={isPlan} onPick={onAsk && ((bay) => onAsk(bay.id))} />
      <div className={styles.table}>
        <Table size="small" aria-label={t('map.busiest')}>
          <TableHeader>
            <TableRow>
              <TableHeaderCell>{t('map.place')}</TableHeaderCell>
              <TableHeaderCell>{t('map.lines-today')}</TableHeaderCell>
              {hasPlan && <TableHeaderCell>{t('map.lines-plan')}</TableHeaderCell>}
            </TableRow>
          </TableHeader>
          <TableBody>
            {busiest.map((bay) => (
              <TableRow key={bay.code}>
                <TableCell>
                  {onAsk ? (
                    <Button size="small" appearance="subtle" onClick={() => onAsk(bay.id)}>
                      {bay.code}
                    </Button>
                  ) : (
                    bay.code
                  )}
                </TableCell>
                <TableCell>{formats.number(Math.round(bay.today))}</TableCell>
                {hasPlan && <TableCell>{formats.number(Math.round(bay.plan ?? 0))}</TableCell>}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </section>
  );
}

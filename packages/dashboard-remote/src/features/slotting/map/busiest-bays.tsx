import { Button, makeStyles } from '@slotwise/shared/ui';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@slotwise/shared/ui/data';
import { useWords } from '../words';
import type { Bay } from './model/bays';
import type { HeatWords } from './use-heat-words';

const useStyles = makeStyles({
  table: { overflowX: 'auto' },
  figure: { fontVariantNumeric: 'tabular-nums' },
});
/** Bays of the table: the whole list would say no more. */
const BUSIEST = 12;

interface BusiestBaysProps {
  bays: readonly Bay[];
  isPlan: boolean;
  words: HeatWords;
  onAsk: ((placeId: string) => void) | undefined;
}

/** Meaning of the plan's colours, as a table. */
export function BusiestBays({ bays, isPlan, words, onAsk }: BusiestBaysProps) {
  const styles = useStyles();
  const { t } = useWords();
  const busiest = bays
    .toSorted((a, b) => (isPlan ? (b.plan ?? 0) - (a.plan ?? 0) : b.today - a.today))
    .slice(0, BUSIEST);
  const hasPlan = busiest[0]?.plan != null;
  return (
    <div className={styles.table}>
      <Table size="small" aria-label={t('map.busiest')}>
        <TableHeader>
          <TableRow>
            <TableHeaderCell>{t('map.place')}</TableHeaderCell>
            <TableHeaderCell>{t('map.value-today', { what: words.name })}</TableHeaderCell>
            {hasPlan && <TableHeaderCell>{t('map.value-plan', { what: words.name })}</TableHeaderCell>}
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
              <TableCell className={styles.figure}>{words.figure(bay.today)}</TableCell>
              {hasPlan && <TableCell className={styles.figure}>{words.figure(bay.plan ?? 0)}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

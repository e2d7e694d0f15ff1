import { Button, makeStyles } from '@slotwise/shared/ui';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@slotwise/shared/ui/data';
import { Fragment, type ReactNode } from 'react';
import { AnswerRow, useAnsweringStyles } from '../answer-row';
import { useWords } from '../words';
import type { Bay } from './model/bays';
import type { HeatWords } from './use-heat-words';

const useStyles = makeStyles({
  figure: { fontVariantNumeric: 'tabular-nums' },
});
/** Bays of the table: the whole list would say no more. */
const BUSIEST = 12;

interface BusiestBaysProps {
  bays: readonly Bay[];
  isPlan: boolean;
  /** They stand in no aisle. */
  areSpots: boolean;
  words: HeatWords;
  /** The bay whose answer stands below it, by its place. */
  asked: string | null;
  /** Asks why goods lie in a bay, or closes the answer. */
  onAsk: ((placeId: string | null) => void) | undefined;
  answer: ReactNode;
}

/** Meaning of the plan's colours, as a table. */
export function BusiestBays({ bays, isPlan, areSpots, words, asked, onAsk, answer }: BusiestBaysProps) {
  const styles = useStyles();
  const answering = useAnsweringStyles();
  const { t } = useWords();
  const busiest = bays
    .toSorted((a, b) => (isPlan ? (b.plan ?? 0) - (a.plan ?? 0) : b.today - a.today))
    .slice(0, BUSIEST);
  const hasPlan = busiest[0]?.plan != null;
  return (
    <div className={answering.table}>
      <Table size="small" aria-label={t(areSpots ? 'map.busiest-spots' : 'map.busiest')}>
        <TableHeader>
          <TableRow>
            <TableHeaderCell>{t(areSpots ? 'map.spot' : 'map.place')}</TableHeaderCell>
            <TableHeaderCell>{t('map.value-today', { what: words.name })}</TableHeaderCell>
            {hasPlan && <TableHeaderCell>{t('map.value-plan', { what: words.name })}</TableHeaderCell>}
          </TableRow>
        </TableHeader>
        <TableBody>
          {busiest.map((bay) => (
            <Fragment key={bay.code}>
              <TableRow>
                <TableCell>
                  {onAsk ? (
                    <Button
                      size="small"
                      // It is the name of the place: that stays on paper.
                      data-prints=""
                      appearance={bay.id === asked ? 'primary' : 'subtle'}
                      aria-expanded={bay.id === asked}
                      onClick={() => onAsk(bay.id === asked ? null : bay.id)}
                    >
                      {bay.code}
                    </Button>
                  ) : (
                    bay.code
                  )}
                </TableCell>
                <TableCell className={styles.figure}>{words.figure(bay.today)}</TableCell>
                {hasPlan && <TableCell className={styles.figure}>{words.figure(bay.plan ?? 0)}</TableCell>}
              </TableRow>
              {bay.id === asked && <AnswerRow columns={hasPlan ? 3 : 2}>{answer}</AnswerRow>}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

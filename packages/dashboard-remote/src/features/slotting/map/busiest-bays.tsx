import { Button, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@slotwise/shared/ui/data';
import { Fragment, useState, type ReactNode } from 'react';
import { AnswerRow, useAnsweringStyles } from '../answer-row';
import { useWords } from '../words';
import type { BusyRow } from './model/busy-rows';
import type { HeatWords } from './use-heat-words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  more: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  figure: { fontVariantNumeric: 'tabular-nums' },
});
/** Rows that are shown at once; with each press at least so many more, and as many as stand there already. */
const FIRST = 12;
const MORE = 100;

interface BusiestBaysProps {
  /** The busiest first. */
  rows: readonly BusyRow[];
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
export function BusiestBays({ rows, areSpots, words, asked, onAsk, answer }: BusiestBaysProps) {
  const styles = useStyles();
  const answering = useAnsweringStyles();
  const { t } = useWords();
  const [count, setCount] = useState(FIRST);
  const hasPlan = rows[0]?.plan != null;
  const areAisles = rows[0]?.isAisle === true;
  const kind = areAisles ? 'aisles' : areSpots ? 'spots' : 'bays';
  return (
    <div className={styles.root}>
      <div className={answering.table}>
        <Table size="small" aria-label={t(`busiest.${kind}`)}>
          <TableHeader>
            <TableRow>
              <TableHeaderCell>{t(`busiest.at-${kind}`)}</TableHeaderCell>
              <TableHeaderCell>{t('map.value-today', { what: words.name })}</TableHeaderCell>
              {hasPlan && <TableHeaderCell>{t('map.value-plan', { what: words.name })}</TableHeaderCell>}
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.slice(0, count).map((bay) => (
              <Fragment key={bay.id}>
                <TableRow>
                  <TableCell>
                    {onAsk && !areAisles ? (
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
                {bay.id === asked && !areAisles && <AnswerRow columns={hasPlan ? 3 : 2}>{answer}</AnswerRow>}
              </Fragment>
            ))}
          </TableBody>
        </Table>
      </div>
      {rows.length > count && (
        <div className={styles.more} data-screen-only="">
          <Button onClick={() => setCount(count + Math.max(count, MORE))}>{t('notices.more')}</Button>
          <Text size={200} className={styles.quiet}>
            {t('busiest.shown', { count, all: rows.length })}
          </Text>
        </div>
      )}
    </div>
  );
}

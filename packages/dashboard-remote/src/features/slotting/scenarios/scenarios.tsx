import type { SlottingRun, SlottingTerms } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, makeStyles, StatusBadge, Subtitle2, Text, tokens, VisuallyHidden } from '@slotwise/shared/ui';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@slotwise/shared/ui/data';
import { Checkbox } from '@slotwise/shared/ui/forms';
import { useFormats } from '@slotwise/shared/words';
import { useState } from 'react';
import { useSaved } from '../terms/use-terms';
import { useWords } from '../words';
import { CompareTable } from './compare-table';
import { RenameRun } from './rename-run';
import { gainOf, savedOf, useRunName } from './run-worth';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  table: { overflowX: 'auto' },
  wide: { minWidth: '46rem' },
  figure: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground3 },
  name: { minWidth: '9rem', overflowWrap: 'anywhere' },
  shown: { backgroundColor: tokens.colorNeutralBackground1Selected },
});

const TONES = { waiting: 'neutral', running: 'pending', done: 'success', failed: 'danger' } as const;
/** More columns nobody reads side by side. */
const COMPARED = 4;

interface ScenariosProps {
  runs: readonly SlottingRun[];
  terms: SlottingTerms | undefined;
  shown: SlottingRun;
  onShow: (run: SlottingRun) => void;
  /** Fills the form with the settings of a search. */
  onRepeat: (run: SlottingRun) => void;
}

/** The searches of a warehouse, each with its settings and its worth; some of them side by side. */
export function Scenarios({ runs, terms, shown, onShow, onRepeat }: ScenariosProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const platform = usePlatform();
  const mayRun = useCan(platform, 'manage_slotting');
  const say = useSaved(terms);
  const nameOf = useRunName();
  const [compared, setCompared] = useState<readonly string[]>([]);
  const [renaming, setRenaming] = useState<SlottingRun | null>(null);
  const percent = (value: number | null) =>
    value === null
      ? '–'
      : formats.number(-value, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const chosen = runs.filter(({ id }) => compared.includes(id));
  return (
    <section className={styles.root} aria-label={t('scenarios.title')}>
      <Subtitle2 as="h2">{t('scenarios.title')}</Subtitle2>
      <div className={styles.table}>
        <Table size="small" className={styles.wide} aria-label={t('scenarios.label')}>
          <TableHeader>
            <TableRow>
              <TableHeaderCell>{t('scenarios.name')}</TableHeaderCell>
              <TableHeaderCell>{t('result.seen')}</TableHeaderCell>
              <TableHeaderCell>{t('result.unseen')}</TableHeaderCell>
              <TableHeaderCell>{t('scenarios.money')}</TableHeaderCell>
              <TableHeaderCell>{t('scenarios.moved')}</TableHeaderCell>
              <TableHeaderCell>
                <VisuallyHidden>{t('scenarios.acts')}</VisuallyHidden>
              </TableHeaderCell>
            </TableRow>
          </TableHeader>
          <TableBody>
            {runs.map((run) => {
              const saved = savedOf(run, 'unseen');
              const isShown = run.id === shown.id;
              return (
                <TableRow
                  key={run.id}
                  className={isShown ? styles.shown : undefined}
                  aria-current={isShown || undefined}
                >
                  <TableCell className={styles.name}>
                    <Checkbox
                      label={nameOf(run)}
                      checked={compared.includes(run.id)}
                      disabled={!compared.includes(run.id) && compared.length >= COMPARED}
                      onChange={(_, { checked }) =>
                        setCompared(checked ? [...compared, run.id] : compared.filter((id) => id !== run.id))
                      }
                    />
                    {!isShown && run.status !== 'done' && (
                      <StatusBadge tone={TONES[run.status]} label={t(`run.${run.status}`)} />
                    )}
                  </TableCell>
                  <TableCell className={styles.figure}>{percent(gainOf(run, 'seen'))}</TableCell>
                  <TableCell className={styles.figure}>{percent(gainOf(run, 'unseen'))}</TableCell>
                  <TableCell className={styles.figure}>{saved === null ? '–' : say(saved)}</TableCell>
                  <TableCell className={styles.figure}>
                    {run.progress.plan ? formats.number(run.progress.moved) : '–'}
                  </TableCell>
                  <TableCell>
                    {!isShown && (
                      <Button size="small" appearance="subtle" onClick={() => onShow(run)}>
                        {t('scenarios.show')}
                      </Button>
                    )}
                    {mayRun && (
                      <>
                        <Button size="small" appearance="subtle" onClick={() => onRepeat(run)}>
                          {t('scenarios.repeat')}
                        </Button>
                        <Button size="small" appearance="subtle" onClick={() => setRenaming(run)}>
                          {t('scenarios.rename')}
                        </Button>
                      </>
                    )}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </div>
      {chosen.length > 1 ? (
        <CompareTable runs={chosen} terms={terms} />
      ) : (
        runs.length > 1 && (
          <Text size={200} className={styles.quiet}>
            {t('scenarios.hint')}
          </Text>
        )
      )}
      {renaming && <RenameRun run={renaming} onClose={() => setRenaming(null)} />}
    </section>
  );
}

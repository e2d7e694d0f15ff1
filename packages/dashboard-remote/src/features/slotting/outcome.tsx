import type { SlottingOutcome, SlottingSettings, SlottingTrial } from '@slotwise/contract';
import { makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@slotwise/shared/ui/data';
import { useFormats } from '@slotwise/shared/words';
import { useGap } from './use-gap';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  table: { overflowX: 'auto' },
  summary: { cursor: 'pointer', fontWeight: tokens.fontWeightSemibold, padding: '4px 0' },
  figure: { fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const COSTS = ['travel', 'reach', 'replenishment', 'congestion'] as const;
const MINUTE = 60;

interface OutcomeProps {
  outcome: SlottingOutcome;
  isOpen: boolean;
  settings: SlottingSettings;
}

/** The choice of the plan, its distance from the best, and the parts of the work. */
export function Outcome({ outcome, isOpen, settings }: OutcomeProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const sayGap = useGap();
  const { trials, best, bound, orders, complete, work } = outcome;
  const chosen = trials[best];
  const isLimited = settings.budget !== undefined || settings.most !== undefined;
  const nameOf = ({ kind, rule, weighing }: SlottingTrial) =>
    kind === 'rule' && rule
      ? t('trial.rule', { rule: t(`rule.${rule}`) })
      : kind === 'search'
        ? t('trial.search', { weighing: t(`weighing.${weighing ?? 'even'}`) })
        : t('trial.today');
  const minutes = (seconds: number) => formats.number(seconds / MINUTE, { maximumFractionDigits: 1 });
  return (
    <div className={styles.root}>
      {bound && (
        <Text>
          {bound.proven
            ? t('bound.proven')
            : `${t('bound.gap', { share: sayGap(bound.gap) })}${isLimited ? ` ${t('bound.beyond')}` : ''}`}
        </Text>
      )}
      {chosen && (
        <Text>
          {t(complete ? 'chosen.of' : isOpen ? 'chosen.yet' : 'chosen.so-far', { name: nameOf(chosen), orders })}
          {chosen.kind !== 'search' && complete && ` ${t(`chosen.${chosen.kind}`)}`}
          {settings.paidBack !== undefined &&
            settings.costs.moves > 0 &&
            ` ${t('chosen.paid-back', { days: settings.paidBack })}`}
        </Text>
      )}
      {work && (
        <details>
          <summary className={styles.summary}>{t('work.title')}</summary>
          <div className={styles.table}>
            <Table size="small" aria-label={t('work.table')}>
              <TableHeader>
                <TableRow>
                  <TableHeaderCell>{t('work.what')}</TableHeaderCell>
                  <TableHeaderCell>{t('result.today')}</TableHeaderCell>
                  <TableHeaderCell>{t('result.plan')}</TableHeaderCell>
                </TableRow>
              </TableHeader>
              <TableBody>
                {COSTS.filter((cost) => work.today[cost] > 0 || work.plan[cost] > 0).map((cost) => (
                  <TableRow key={cost}>
                    <TableCell>{t(`cost.${cost}`)}</TableCell>
                    <TableCell className={styles.figure}>
                      {t('work.day', { minutes: minutes(work.today[cost]) })}
                    </TableCell>
                    <TableCell className={styles.figure}>
                      {t('work.day', { minutes: minutes(work.plan[cost]) })}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </div>
          {work.plan.moves > 0 && (
            <Text size={200} className={styles.quiet} block>
              {t('work.moves', { minutes: minutes(work.plan.moves) })}
            </Text>
          )}
        </details>
      )}
      {trials.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('trial.title', { count: trials.length })}</summary>
          <div className={styles.table}>
            <Table size="small" aria-label={t('trial.table')}>
              <TableHeader>
                <TableRow>
                  <TableHeaderCell>{t('trial.way')}</TableHeaderCell>
                  <TableHeaderCell>{t('trial.seconds')}</TableHeaderCell>
                </TableRow>
              </TableHeader>
              <TableBody>
                {trials.map((trial, number) => (
                  // Two searches of one way are two trials.
                  <TableRow key={`${nameOf(trial)} ${number}`}>
                    <TableCell>{nameOf(trial)}</TableCell>
                    <TableCell className={styles.figure}>
                      {t('work.day', { minutes: minutes(trial.seconds) })}
                      {number === best && ` ${t('trial.best')}`}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </div>
        </details>
      )}
    </div>
  );
}

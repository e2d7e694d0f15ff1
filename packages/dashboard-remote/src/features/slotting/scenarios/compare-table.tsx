import type { SlottingRun, SlottingTerms, SlottingTravel } from '@slotwise/contract';
import { useMeasures } from '@slotwise/shared/measures';
import { makeStyles, Text } from '@slotwise/shared/ui';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@slotwise/shared/ui/data';
import { useFormats } from '@slotwise/shared/words';
import { useSaved } from '../terms/use-terms';
import { useGap } from '../use-gap';
import { useWords } from '../words';
import { unevenBy } from './uneven';
import { gainOf, savedOf, useRunName } from './run-worth';

const useStyles = makeStyles({
  table: { overflowX: 'auto' },
  wide: { minWidth: '36rem' },
  figure: { fontVariantNumeric: 'tabular-nums' },
});
const COSTS = ['reach', 'replenishment', 'congestion'] as const;
const MINUTE = 60;

/** Searches side by side: settings and results of each. */
export function CompareTable({ runs, terms }: { runs: readonly SlottingRun[]; terms: SlottingTerms | undefined }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const measures = useMeasures();
  const saved = useSaved(terms);
  const sayGap = useGap();
  const nameOf = useRunName();
  const day = (at: string | null) => (at === null ? t('compare.all') : formats.date(at, { dateStyle: 'medium' }));
  const percent = (value: number) =>
    formats.number(value, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const ofDay = ({ seconds, metres }: SlottingTravel) =>
    t('result.day', { minutes: Math.round(seconds / MINUTE), distance: measures.text('distance', metres) });
  const work = (run: SlottingRun, on: 'seen' | 'unseen') => {
    const gain = gainOf(run, on);
    if (gain === null || !run.progress.plan) return '–';
    return `${ofDay(run.progress.plan[on])} (${percent(-gain)})`;
  };
  const sayBudget = ({ most, budget }: SlottingRun['settings']) =>
    budget
      ? t(`compare.budget-${budget.by}`, { value: budget.value })
      : most === undefined
        ? t('form.budget-none')
        : t('compare.budget-piles', { value: most });
  const sayTime = ({ ending, progress, settings: { seconds } }: SlottingRun) =>
    ending === 'stopped'
      ? t('compare.stopped', { seconds: Math.round(progress.elapsedMs / 1000), whole: seconds })
      : t('form.time', { seconds });
  const uneven = unevenBy(runs);
  const rows: [string, (run: SlottingRun) => string][] = [
    [t('form.policy'), ({ settings }) => t(`policy.${settings.policy}`)],
    [
      t('compare.history'),
      ({ settings: { from, until } }) => t('compare.range', { from: day(from), until: day(until) }),
    ],
    [t('compare.held-out'), ({ settings }) => formats.number(settings.heldOut / 100, { style: 'percent' })],
    [
      t('compare.costs'),
      ({ settings: { costs } }) =>
        formats.list([t('cost.travel'), ...COSTS.filter((cost) => costs[cost]).map((cost) => t(`cost.${cost}`))]),
    ],
    [t('choices.moves'), ({ settings }) => t('choices.times', { times: settings.costs.moves })],
    [
      t('choices.paid-back'),
      ({ settings: { costs, paidBack } }) =>
        costs.moves === 0
          ? '–'
          : paidBack === undefined
            ? t('choices.own-days')
            : t('choices.days', { days: paidBack }),
    ],
    [
      t('compare.rules'),
      ({ settings: { rules } }) =>
        formats.list([
          ...(rules.keepZones ? [t('choices.zones')] : []),
          t('compare.hazards', { how: t(rules.hazards ? `choices.apart-${rules.hazards}` : 'choices.apart-none') }),
        ]),
    ],
    [t('form.seconds'), sayTime],
    [t('form.budget'), ({ settings }) => sayBudget(settings)],
    [t('compare.today-seen'), ({ basis }) => (basis ? ofDay(basis.today.seen) : '–')],
    [t('compare.today-unseen'), ({ basis }) => (basis ? ofDay(basis.today.unseen) : '–')],
    [t('result.seen'), (run) => work(run, 'seen')],
    [t('result.unseen'), (run) => work(run, 'unseen')],
    [
      t('scenarios.money'),
      (run) => {
        const seconds = savedOf(run, 'unseen');
        return seconds === null ? '–' : saved(seconds);
      },
    ],
    [
      t('compare.bound'),
      ({ outcome }) =>
        outcome?.bound ? (outcome.bound.proven ? t('compare.proven') : sayGap(outcome.bound.gap)) : '–',
    ],
    [
      t('compare.carrying'),
      ({ outcome }) =>
        outcome?.work
          ? t('compare.once', {
              minutes: formats.number(outcome.work.plan.moves / MINUTE, { maximumFractionDigits: 0 }),
            })
          : '–',
    ],
    [t('scenarios.moved'), ({ progress }) => (progress.plan ? formats.number(progress.moved) : '–')],
  ];
  return (
    <div className={styles.table}>
      <Table size="small" className={styles.wide} aria-label={t('compare.label')}>
        <TableHeader>
          <TableRow>
            <TableHeaderCell>{t('compare.what')}</TableHeaderCell>
            {runs.map((run) => (
              <TableHeaderCell key={run.id}>{nameOf(run)}</TableHeaderCell>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(([name, say]) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              {runs.map((run) => (
                <TableCell key={run.id} className={styles.figure}>
                  {say(run)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {uneven && (
        <Text size={200}>
          {uneven.by.length > 0 &&
            `${t('compare.otherwise', { causes: formats.list(uneven.by.map((cause) => t(`compare.by-${cause}`))) })} `}
          {uneven.isOther && `${t('compare.uneven')} `}
          {!uneven.by.includes('costs') && t('compare.minutes')}
        </Text>
      )}
    </div>
  );
}

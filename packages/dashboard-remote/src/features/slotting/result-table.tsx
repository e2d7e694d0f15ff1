import type { SlottingBasis, SlottingMeasure, SlottingRun, SlottingTerms } from '@slotwise/contract';
import { useMeasures } from '@slotwise/shared/measures';
import { makeStyles, mergeClasses, Text, tokens } from '@slotwise/shared/ui';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@slotwise/shared/ui/data';
import { useFormats } from '@slotwise/shared/words';
import { brokenBudget } from './broken-budget';
import { useMoney, useSaved } from './terms/use-terms';
import { useWords } from './words';

const useStyles = makeStyles({
  table: { overflowX: 'auto' },
  figure: { fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground3 },
  value: { flexGrow: 1, minWidth: 0, paddingBlock: '6px' },
  // Says the same as the figure above it, to be compared at a glance.
  bar: {
    height: '6px',
    marginBlockStart: '4px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralStroke1,
    forcedColorAdjust: 'none',
  },
  best: { backgroundColor: tokens.colorBrandBackground },
});

interface ResultTableProps {
  run: SlottingRun;
  basis: SlottingBasis;
  plan: SlottingMeasure;
  terms: SlottingTerms | undefined;
}

/** Places, and what has to be carried to them once; undefined where nobody has counted it. */
interface Row {
  name: string;
  measure: SlottingMeasure;
  moved: number | undefined;
  carrying: number | undefined;
}
const MINUTE = 60;

/**
 * Time of a plan beside today and the best rule of thumb, on orders that the search saw and on those that it did not,
 * and what both have carried first.
 */
export function ResultTable({ run, basis, plan, terms }: ResultTableProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const measures = useMeasures();
  const { today, rules, bestRule, lines, orders } = basis;
  const best = rules.find(({ rule }) => rule === bestRule);
  const change = (one: SlottingMeasure, on: 'seen' | 'unseen') =>
    today[on].seconds > 0 ? one[on].seconds / today[on].seconds - 1 : 0;
  const percent = (value: number) =>
    formats.number(value, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const { progress, outcome, settings } = run;
  const rows: Row[] = [
    { name: t('result.today'), measure: today, moved: 0, carrying: 0 },
    ...(best
      ? [
          {
            ...{ name: t('result.rule', { rule: t(`rule.${best.rule}`) }), measure: best },
            ...{ moved: best.moved, carrying: best.carrying },
          },
        ]
      : []),
    { name: t('result.plan'), measure: plan, moved: progress.moved, carrying: outcome?.work?.plan.moves },
  ];
  const longestOn = (on: 'seen' | 'unseen') => Math.max(1, ...rows.map(({ measure }) => measure[on].seconds));
  const longest = { seen: longestOn('seen'), unseen: longestOn('unseen') };
  const money = useMoney(terms);
  const say = useSaved(terms);
  const saved = (one: SlottingMeasure, on: 'seen' | 'unseen') => money(today[on].seconds - one[on].seconds);
  const gain = -change(plan, 'unseen');
  const carry = ({ moved = 0, carrying }: Row) =>
    carrying ? t('result.carried', { moved, minutes: Math.round(carrying / MINUTE) }) : t('result.moved', { moved });
  const aheadOn = (['seen', 'unseen'] as const).filter((on) => best && best[on].seconds < plan[on].seconds);
  const isRuleAhead = best && aheadOn.length > 0;
  const on = aheadOn.length === 2 ? 'both' : aheadOn[0] === 'seen' ? 'seen' : 'unseen';
  const broken = best && brokenBudget(settings, best, basis.piles);
  const carriesLess = settings.costs.moves > 0 && best?.moved !== undefined && progress.moved < best.moved;
  return (
    <>
      <Text weight="semibold">
        {gain > 0
          ? t('result.best', {
              share: formats.number(gain, { style: 'percent', maximumFractionDigits: 1 }),
              saved: say(today.unseen.seconds - plan.unseen.seconds),
            })
          : t('result.none')}
      </Text>
      <div className={styles.table}>
        <Table size="small" aria-label={t('result.table')}>
          <TableHeader>
            <TableRow>
              <TableHeaderCell>{t('result.which')}</TableHeaderCell>
              <TableHeaderCell>{t('result.seen')}</TableHeaderCell>
              <TableHeaderCell>{t('result.unseen')}</TableHeaderCell>
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map((row) => {
              const { name, measure } = row;
              return (
                <TableRow key={name}>
                  <TableCell>
                    <span>
                      {name}
                      {Boolean(row.moved) && (
                        <Text size={200} className={styles.quiet} block>
                          {carry(row)}
                        </Text>
                      )}
                    </span>
                  </TableCell>
                  {(['seen', 'unseen'] as const).map((on) => (
                    <TableCell key={on} className={styles.figure}>
                      <div className={styles.value}>
                        {t('result.day', {
                          minutes: Math.round(measure[on].seconds / 60),
                          distance: measures.text('distance', measure[on].metres),
                        })}
                        {measure !== today && (
                          <Text size={200} className={styles.quiet} block>
                            {percent(change(measure, on))} {t('result.against')}
                            {saved(measure, on) !== null &&
                              ` · ${t('result.saves', { money: saved(measure, on) ?? '' })}`}
                          </Text>
                        )}
                        <div
                          aria-hidden="true"
                          className={mergeClasses(styles.bar, measure === plan && styles.best)}
                          style={{ width: `${(measure[on].seconds / longest[on]) * 100}%` }}
                        />
                      </div>
                    </TableCell>
                  ))}
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </div>
      {isRuleAhead && (
        <Text>
          {broken
            ? t(`result.rule-breaks-${broken.by}`, { on, needs: broken.needs, allowed: broken.allowed })
            : carriesLess
              ? t('result.rule-carries', { on, rule: best.moved ?? 0, plan: progress.moved })
              : t('result.rule-ahead')}
        </Text>
      )}
      <Text size={200} className={styles.quiet}>
        {t('basis.lines', { seen: lines.seen, orders: orders.seen, unseen: lines.unseen })}
      </Text>
    </>
  );
}

import type { SlottingBasis, SlottingMeasure, SlottingTerms } from '@slotwise/contract';
import { makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@slotwise/shared/ui/data';
import { useFormats } from '@slotwise/shared/words';
import { useMoney } from './terms/use-terms';
import { useWords } from './words';

const useStyles = makeStyles({
  table: { overflowX: 'auto' },
  figure: { fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface ResultTableProps {
  basis: SlottingBasis;
  plan: SlottingMeasure;
  terms: SlottingTerms | undefined;
}

/**
 * Time of a plan beside today and the best rule of thumb, on orders that the search saw and on those that it did not.
 */
export function ResultTable({ basis, plan, terms }: ResultTableProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const { today, rules, bestRule, lines, orders } = basis;
  const best = rules.find(({ rule }) => rule === bestRule);
  const change = (one: SlottingMeasure, on: 'seen' | 'unseen') =>
    today[on].seconds > 0 ? one[on].seconds / today[on].seconds - 1 : 0;
  const percent = (value: number) =>
    formats.number(value, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const rows: [string, SlottingMeasure][] = [
    [t('result.today'), today],
    ...(best ? [[t('result.rule', { rule: t(`rule.${best.rule}`) }), best] as [string, SlottingMeasure]] : []),
    [t('result.plan'), plan],
  ];
  const money = useMoney(terms);
  const saved = (one: SlottingMeasure, on: 'seen' | 'unseen') => money(today[on].seconds - one[on].seconds);
  const gain = -change(plan, 'unseen');
  const worth = saved(plan, 'unseen');
  return (
    <>
      <Text weight="semibold">
        {gain > 0
          ? t('result.best', { share: formats.number(gain, { style: 'percent', maximumFractionDigits: 1 }) })
          : t('result.none')}
        {gain > 0 && worth !== null && ` ${t('result.money', { money: worth })}`}
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
            {rows.map(([name, measure]) => (
              <TableRow key={name}>
                <TableCell>{name}</TableCell>
                {(['seen', 'unseen'] as const).map((on) => (
                  <TableCell key={on} className={styles.figure}>
                    <span>
                      {t('result.day', {
                        minutes: Math.round(measure[on].seconds / 60),
                        metres: Math.round(measure[on].metres),
                      })}
                      {measure !== today && (
                        <Text size={200} className={styles.quiet} block>
                          {percent(change(measure, on))} {t('result.against')}
                          {saved(measure, on) !== null &&
                            ` · ${t('result.saves', { money: saved(measure, on) ?? '' })}`}
                        </Text>
                      )}
                    </span>
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      <Text size={200} className={styles.quiet}>
        {t('basis.lines', { seen: lines.seen, orders: orders.seen, unseen: lines.unseen })}
      </Text>
    </>
  );
}

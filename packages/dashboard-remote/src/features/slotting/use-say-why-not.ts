import type { SlottingWhyNot } from '@slotwise/contract';
import { useFormats } from '@slotwise/shared/words';
import { useWords } from './words';

/** Seconds of work a day by which something changes. */
export function useChange() {
  const { t } = useWords();
  const formats = useFormats();
  return (seconds: number) =>
    t('why.change', { seconds: formats.number(seconds, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }) });
}

/** Why goods are not somewhere: the rule, or the cost. @param from code of the place that they would leave */
export function useSayWhyNot() {
  const { t } = useWords();
  const change = useChange();
  return ({ kind, rule, back, other }: SlottingWhyNot, from: string): string => {
    if (kind === 'rule' && rule) {
      return back
        ? t('why-not.back', { sku: back.code, rule: t(`hard.${rule}`) })
        : t('why-not.rule', { rule: t(`hard.${rule}`) });
    }
    if (kind !== 'cost' || !other) return t('why-not.here');
    const cost = change(other.change.total);
    return other.exchange
      ? t('why-not.exchange', { cost, sku: other.exchange.code, from })
      : t('why-not.cost', { cost });
  };
}

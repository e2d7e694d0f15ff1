import type { SlottingWhyNot } from '@slotwise/contract';
import { useDuration } from './terms/use-duration';
import { useWords } from './words';

const FINE_SECONDS = 10;

/** Seconds of work a day by which something changes. */
export function useChange() {
  const duration = useDuration();
  return (seconds: number) =>
    duration(seconds, {
      signDisplay: 'exceptZero',
      // Small differences are what one asks about: they are no zeros.
      ...(Math.abs(seconds) < FINE_SECONDS && { maximumFractionDigits: 2 }),
    });
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

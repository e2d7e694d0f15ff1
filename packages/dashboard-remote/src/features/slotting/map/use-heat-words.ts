import { useMeasures } from '@slotwise/shared/measures';
import { useFormats } from '@slotwise/shared/words';
import { useWords } from '../words';
import type { Bay, HeatKind } from './model/bays';

export type HeatWords = ReturnType<typeof useHeatWords>;

/** Meaning of a plan's colours, in words and figures. @param orders that the search saw; undefined without a search */
export function useHeatWords(heat: HeatKind, orders: number | undefined) {
  const { t } = useWords();
  const formats = useFormats();
  const measures = useMeasures();
  const figure = (value: number): string => {
    switch (heat) {
      case 'golden':
        return formats.number(value / 100, { style: 'percent', maximumFractionDigits: 0 });
      case 'congestion':
        return t('heat.times', { times: formats.number(value, { maximumFractionDigits: 1 }) });
      case 'lines':
        return formats.number(Math.round(value));
      default:
        return t('heat.a-day', {
          value: measures.text(heat === 'cube' ? 'bulk' : 'load', value, value < 10 ? 1 : 0),
        });
    }
  };
  /** The figure with its unit, where it says none by itself. */
  const whole = (value: number) =>
    heat === 'lines' ? t('heat.in-lines', { lines: Math.round(value) }) : figure(value);
  const means =
    heat !== 'lines'
      ? t(`heat.means.${heat}`)
      : orders === undefined
        ? t('heat.means.lines-latest')
        : t('heat.means.lines', { orders });
  return {
    figure,
    whole,
    name: t(`heat.${heat}`),
    legend: t('map.legend', { what: means }),
    say: ({ code, today, plan }: Bay) =>
      plan === null
        ? t('map.point-today', { code, today: figure(today) })
        : t('map.point', { code, today: figure(today), plan: figure(plan) }),
    /** @param split 0: today, 1: the plan, and both between them */
    label: (bays: readonly Bay[], split: number) =>
      t('map.label', {
        view: split === 0 ? 'today' : split === 1 ? 'plan' : 'both',
        bays: bays.length,
        what: means,
        most: figure(bays.reduce((most, { today, plan }) => Math.max(most, today, plan ?? 0), 0)),
      }),
  };
}

import type { SkuSummary } from '@slotwise/contract';
import { useMeasures, type Measure } from '@slotwise/shared/measures';
import { StatusBadge } from '@slotwise/shared/ui';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { useMemo } from 'react';
import { SkuLink } from '../sections/sku-link';
import { useWords } from '../words';
import { isMeasured } from './model/is-measured';

/** Facts of a SKU in a list. A value that nobody has measured is said to be missing, and never shown as zero. */
export function useSkuColumns(): Column<SkuSummary>[] {
  const { t } = useWords();
  const formats = useFormats();
  const measures = useMeasures();
  return useMemo(() => {
    const number = (value: number | null) => (value === null ? '–' : formats.number(value));
    const size = ({ lengthMm, widthMm, heightMm }: SkuSummary) =>
      [lengthMm, widthMm, heightMm].every((one) => one === null)
        ? '–'
        : [lengthMm, widthMm, heightMm].map((one) => (one === null ? '?' : measures.number('size', one))).join(' × ');
    const headOf = (name: string, measure: Measure) =>
      t('measure.in', { measure: name, unit: measures.symbol(measure) });
    return [
      {
        id: 'code',
        header: t('sku.code'),
        width: 150,
        names: true,
        pin: 'start',
        sortable: true,
        cell: (sku) => <SkuLink sku={sku} />,
      },
      { id: 'name', header: t('sku.name'), width: 240, grows: true, sortable: true, cell: ({ name }) => name },
      { id: 'family', header: t('sku.family'), width: 130, sortable: true, cell: ({ family }) => family ?? '–' },
      {
        id: 'size',
        header: headOf(t('sku.size'), 'size'),
        width: measures.system === 'metric' ? 150 : 190,
        yields: true,
        align: 'end',
        cell: size,
      },
      {
        id: 'weight',
        header: headOf(t('sku.weight'), 'weight'),
        width: 120,
        yields: true,
        align: 'end',
        sortable: true,
        cell: ({ weightG }) => (weightG === null ? '–' : measures.number('weight', weightG)),
      },
      {
        id: 'measured',
        header: t('sku.work'),
        width: 170,
        badges: [t('sku.unmeasured')],
        cell: (sku) => !isMeasured(sku) && <StatusBadge tone="warning" label={t('sku.unmeasured')} />,
      },
      {
        id: 'condition',
        header: t('sku.condition'),
        width: 110,
        yields: true,
        cell: ({ condition }) => t(`condition.${condition}`),
      },
      {
        id: 'min',
        header: t('sku.min'),
        width: 100,
        align: 'end',
        optional: true,
        cell: ({ minStock }) => number(minStock),
      },
      {
        id: 'reorder',
        header: t('sku.reorder'),
        width: 100,
        align: 'end',
        optional: true,
        cell: ({ reorderAt }) => number(reorderAt),
      },
      {
        id: 'max',
        header: t('sku.max'),
        width: 100,
        align: 'end',
        optional: true,
        cell: ({ maxStock }) => number(maxStock),
      },
      {
        id: 'hazard',
        header: t('sku.hazard'),
        width: 120,
        optional: true,
        cell: ({ hazardClass }) => hazardClass ?? '–',
      },
      {
        id: 'handling',
        header: t('sku.handling'),
        width: 120,
        optional: true,
        cell: ({ handlingCode }) => handlingCode ?? '–',
      },
      {
        id: 'lots',
        header: t('sku.lots'),
        width: 90,
        optional: true,
        cell: ({ lotTracked }) => (lotTracked ? t('word.yes') : t('word.no')),
      },
    ];
  }, [t, formats, measures]);
}

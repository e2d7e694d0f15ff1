import type { Sku } from '@slotwise/contract';
import { useMeasures } from '@slotwise/shared/measures';
import { makeStyles, PageContent, StatusBadge, tokens } from '@slotwise/shared/ui';
import { useFormats } from '@slotwise/shared/words';
import type { ReactNode } from 'react';
import { useWarehouses } from '../sections/use-warehouses';
import { useWords } from '../words';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
    gap: '16px 24px',
    margin: 0,
  },
  term: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});

/** Everything that is known of a SKU. A measure that nobody has taken is said to be missing. */
export function SkuFacts({ sku }: { sku: Sku }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const warehouses = useWarehouses();
  const missing = <StatusBadge tone="warning" label={t('sku.unmeasured')} />;
  const measures = useMeasures();
  const measure = (value: number | null, kind: 'size' | 'weight') =>
    value === null ? missing : measures.text(kind, value);
  const level = (value: number | null) => (value === null ? '–' : formats.number(value));
  const units = sku.units.map(({ unit, factor }) => t('sku.unit-factor', { unit: t(`unit.${unit}`), pieces: factor }));
  const codes = sku.barcodes.map(({ code, unit }) => t('sku.barcode-of', { code, unit: t(`unit.${unit}`) }));
  const places = sku.places.map(({ warehouseId, code }) =>
    t('sku.place-of', { code, warehouse: warehouses.find(({ id }) => id === warehouseId)?.name ?? '–' }),
  );
  const joined = (texts: readonly string[]) => (texts.length === 0 ? '–' : formats.list(texts, { type: 'unit' }));
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('sku.length'), measure(sku.lengthMm, 'size')],
    [t('sku.width'), measure(sku.widthMm, 'size')],
    [t('sku.height'), measure(sku.heightMm, 'size')],
    [t('sku.weight'), measure(sku.weightG, 'weight')],
    [t('sku.units'), joined(units)],
    [t('sku.barcodes'), joined(codes)],
    [t('sku.family'), sku.family ?? '–'],
    [t('sku.condition'), t(`condition.${sku.condition}`)],
    [t('sku.hazard'), sku.hazardClass ?? '–'],
    [t('sku.handling'), sku.handlingCode ?? '–'],
    [t('sku.min'), level(sku.minStock)],
    [t('sku.reorder'), level(sku.reorderAt)],
    [t('sku.max'), level(sku.maxStock)],
    [t('sku.shelf-life'), sku.shelfLifeDays === null ? '–' : t('sku.days', { days: sku.shelfLifeDays })],
    [t('sku.lot-tracked'), sku.lotTracked ? t('word.yes') : t('word.no')],
    [t('sku.serial-tracked'), sku.serialTracked ? t('word.yes') : t('word.no')],
    [t('sku.places'), joined(places)],
  ];
  return (
    <PageContent>
      <dl className={styles.list}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </PageContent>
  );
}

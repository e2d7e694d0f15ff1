import type { Condition, Sku } from '@slotwise/contract';
import { CODE_MAX, CONDITIONS, NAME_MAX, PACK_UNITS, UNITS } from '@slotwise/contract/constants';
import { MeasureField } from '@slotwise/shared/measures';
import { usePlatform } from '@slotwise/shared/remote';
import { makeStyles, Subtitle2 } from '@slotwise/shared/ui';
import { FieldPair, FormDialog, useForm } from '@slotwise/shared/ui/form';
import type { Faults } from '@slotwise/shared/ui/form';
import { Field, Select, Switch, TextField } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';
import { RowsField } from '../sections/rows-field';
import { useRefusal } from '../sections/use-refusal';
import { useWarehouses } from '../sections/use-warehouses';
import { useWords } from '../words';
import { saveSku } from './api/save-sku';
import { skuFaults, valuesOf } from './model/sku-form';
import type { SkuValues } from './model/sku-form';

const useStyles = makeStyles({ part: { marginBlock: '8px 0' } });

const SENT_AS: Readonly<Record<string, keyof SkuValues>> = {
  length_mm: 'lengthMm',
  width_mm: 'widthMm',
  height_mm: 'heightMm',
  weight_g: 'weightG',
  hazard_class: 'hazardClass',
  handling_code: 'handlingCode',
  min_stock: 'minStock',
  reorder_at: 'reorderAt',
  max_stock: 'maxStock',
  shelf_life_days: 'shelfLifeDays',
  lot_tracked: 'lotTracked',
  serial_tracked: 'serialTracked',
};

interface SkuDialogProps {
  /** The one to change; left out: a new one. */
  sku?: Sku;
  onDone: (sku: Sku) => void;
  onClose: () => void;
}

/** Adds a SKU, or changes one. */
export function SkuDialog({ sku, onDone, onClose }: SkuDialogProps) {
  const styles = useStyles();
  const { t, say } = useWords();
  const { http } = usePlatform();
  const cache = useQueryClient();
  const warehouses = useWarehouses();
  const initial = valuesOf(sku);
  const explain = useRefusal(Object.keys(initial) as (keyof SkuValues)[], SENT_AS);
  const form = useForm({
    initial,
    check: (values) => {
      const found = Object.entries(skuFaults(values));
      return Object.fromEntries(found.map(([name, fault]) => [name, say(fault)])) as Faults<keyof SkuValues>;
    },
    endsEarly: true,
    submit: (values, signal, idempotencyKey) => saveSku(http, values, { sku, signal, idempotencyKey }),
    onDone: (saved) => {
      void cache.invalidateQueries({ queryKey: inventoryKeys.skus });
      onDone(saved);
    },
    codes: { code_taken: 'code', barcode_taken: 'barcodes' },
    explain,
  });
  const unitNames = (units: readonly (typeof UNITS)[number][]) =>
    units.map((unit) => ({ value: unit, label: t(`unit.${unit}`) }));
  const condition = form.field('condition');
  return (
    <FormDialog
      form={form}
      title={sku ? t('sku.edit-title', { code: sku.code }) : t('sku.add')}
      submitLabel={sku ? t('sku.save') : t('sku.add')}
      busyLabel={t('word.saving')}
      size="large"
      onClose={onClose}
    >
      <FieldPair>
        <TextField {...form.field('code')} label={t('sku.code')} maxLength={CODE_MAX} required autoComplete="off" />
        <TextField {...form.field('name')} label={t('sku.name')} maxLength={NAME_MAX} required autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <TextField {...form.field('family')} label={t('sku.family')} maxLength={60} autoComplete="off" />
        <Field label={t('sku.condition')}>
          <Select value={condition.value} onChange={(_event, { value }) => condition.onChange(value as Condition)}>
            {CONDITIONS.map((one) => (
              <option key={one} value={one}>
                {t(`condition.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <TextField {...form.field('hazardClass')} label={t('sku.hazard')} maxLength={60} autoComplete="off" />
        <TextField {...form.field('handlingCode')} label={t('sku.handling')} maxLength={60} autoComplete="off" />
      </FieldPair>
      <Subtitle2 as="h3" className={styles.part}>
        {t('sku.part.measures')}
      </Subtitle2>
      <FieldPair>
        <MeasureField {...form.field('lengthMm')} label={t('sku.length')} measure="size" />
        <MeasureField {...form.field('widthMm')} label={t('sku.width')} measure="size" />
        <MeasureField {...form.field('heightMm')} label={t('sku.height')} measure="size" />
        <MeasureField {...form.field('weightG')} label={t('sku.weight')} measure="weight" />
      </FieldPair>
      <RowsField
        {...form.field('units')}
        label={t('sku.units')}
        hint={t('sku.units-hint')}
        addLabel={t('sku.add-unit')}
        max={PACK_UNITS.length}
        blank={{ unit: PACK_UNITS.find((unit) => form.values.units.every((row) => row.unit !== unit)) ?? 'case' }}
        columns={[
          { key: 'unit', label: t('sku.unit'), width: '7rem', options: unitNames(PACK_UNITS) },
          { key: 'factor', label: t('sku.factor'), width: '5rem', isNumber: true },
          { key: 'lengthMm', label: t('sku.length'), width: '5rem', measure: 'size' },
          { key: 'widthMm', label: t('sku.width'), width: '5rem', measure: 'size' },
          { key: 'heightMm', label: t('sku.height'), width: '5rem', measure: 'size' },
          { key: 'weightG', label: t('sku.weight'), width: '5rem', measure: 'weight' },
        ]}
      />
      <RowsField
        {...form.field('barcodes')}
        label={t('sku.barcodes')}
        addLabel={t('sku.add-barcode')}
        max={50}
        blank={{ code: '', unit: 'each' }}
        columns={[
          { key: 'code', label: t('sku.barcode'), width: '14rem' },
          { key: 'unit', label: t('sku.barcode-on'), width: '7rem', options: unitNames(UNITS) },
        ]}
      />
      <Subtitle2 as="h3" className={styles.part}>
        {t('sku.part.stock')}
      </Subtitle2>
      <FieldPair>
        <TextField {...form.field('minStock')} label={t('sku.min')} inputMode="numeric" />
        <TextField {...form.field('reorderAt')} label={t('sku.reorder')} inputMode="numeric" />
        <TextField {...form.field('maxStock')} label={t('sku.max')} inputMode="numeric" />
        <TextField
          {...form.field('shelfLifeDays')}
          label={t('sku.shelf-life')}
          inputMode="numeric"
          contentAfter={t('word.days')}
        />
      </FieldPair>
      <FieldPair>
        <Switch
          label={t('sku.lot-tracked')}
          checked={form.values.lotTracked}
          onChange={(_event, { checked }) => form.change({ lotTracked: checked })}
        />
        <Switch
          label={t('sku.serial-tracked')}
          checked={form.values.serialTracked}
          onChange={(_event, { checked }) => form.change({ serialTracked: checked })}
        />
      </FieldPair>
      {warehouses.length > 0 && (
        <RowsField
          {...form.field('places')}
          label={t('sku.places')}
          hint={t('sku.places-hint')}
          addLabel={t('sku.add-place')}
          max={warehouses.length}
          blank={{ warehouseId: warehouses[0]?.id ?? '', code: '' }}
          columns={[
            {
              key: 'warehouseId',
              label: t('word.warehouse'),
              width: '10rem',
              options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
            },
            { key: 'code', label: t('word.location'), width: '8rem' },
          ]}
        />
      )}
    </FormDialog>
  );
}

import type { Body, Condition, Sku } from '@slotwise/contract';
import { LENGTH_MAX_MM, PACK_UNITS, PIECES_MAX, WEIGHT_MAX_G } from '@slotwise/contract/constants';
import { wrongLevels } from '@slotwise/contract/levels';
import type { RowTexts } from '../../sections/rows-field';
import { isWholeNumberFault, wholeNumber } from '../../sections/whole-number';
import type { WholeNumberFault } from '../../sections/whole-number';

const FACTOR_MAX = 1_000_000;
const DAYS_MAX = 36_500;

/** Values of the dialog's fields: text as it is typed, and rows of text. */
export interface SkuValues {
  code: string;
  name: string;
  family: string;
  condition: Condition;
  lengthMm: string;
  widthMm: string;
  heightMm: string;
  weightG: string;
  hazardClass: string;
  handlingCode: string;
  minStock: string;
  reorderAt: string;
  maxStock: string;
  shelfLifeDays: string;
  lotTracked: boolean;
  serialTracked: boolean;
  units: readonly RowTexts[];
  barcodes: readonly RowTexts[];
  places: readonly RowTexts[];
}

type NumberField =
  | 'lengthMm'
  | 'widthMm'
  | 'heightMm'
  | 'weightG'
  | 'minStock'
  | 'reorderAt'
  | 'maxStock'
  | 'shelfLifeDays';

const LIMITS: Readonly<Record<NumberField, readonly [min: number, max: number]>> = {
  lengthMm: [1, LENGTH_MAX_MM],
  widthMm: [1, LENGTH_MAX_MM],
  heightMm: [1, LENGTH_MAX_MM],
  weightG: [1, WEIGHT_MAX_G],
  minStock: [0, PIECES_MAX],
  reorderAt: [0, PIECES_MAX],
  maxStock: [0, PIECES_MAX],
  shelfLifeDays: [1, DAYS_MAX],
};
const NUMBER_FIELDS = Object.keys(LIMITS) as NumberField[];

const textOf = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));

/** Initial values of the fields. */
export const valuesOf = (sku?: Sku): SkuValues => ({
  code: sku?.code ?? '',
  name: sku?.name ?? '',
  family: sku?.family ?? '',
  condition: sku?.condition ?? 'ambient',
  lengthMm: textOf(sku?.lengthMm),
  widthMm: textOf(sku?.widthMm),
  heightMm: textOf(sku?.heightMm),
  weightG: textOf(sku?.weightG),
  hazardClass: sku?.hazardClass ?? '',
  handlingCode: sku?.handlingCode ?? '',
  minStock: textOf(sku?.minStock),
  reorderAt: textOf(sku?.reorderAt),
  maxStock: textOf(sku?.maxStock),
  shelfLifeDays: textOf(sku?.shelfLifeDays),
  lotTracked: sku?.lotTracked ?? false,
  serialTracked: sku?.serialTracked ?? false,
  units: (sku?.units ?? []).map(({ unit, factor, lengthMm, widthMm, heightMm, weightG }) => ({
    unit,
    factor: textOf(factor),
    lengthMm: textOf(lengthMm),
    widthMm: textOf(widthMm),
    heightMm: textOf(heightMm),
    weightG: textOf(weightG),
  })),
  barcodes: (sku?.barcodes ?? []).map(({ code, unit }) => ({ code, unit })),
  places: (sku?.places ?? []).map(({ warehouseId, code }) => ({ warehouseId, code })),
});

export type SkuFault =
  | { id: 'sku.fault.required' }
  | { id: WholeNumberFault }
  | { id: 'sku.fault.unit-row'; values: { row: number } }
  | { id: 'sku.fault.unit-twice' }
  | { id: 'sku.fault.above-reorder' }
  | { id: 'sku.fault.above-max' };

const MEASURES = ['lengthMm', 'widthMm', 'heightMm', 'weightG'] as const;
const unitNumbers = (row: RowTexts) => ({
  factor: wholeNumber(row.factor ?? '', 2, FACTOR_MAX),
  measures: MEASURES.map((name) => wholeNumber(row[name] ?? '', ...LIMITS[name])),
});

function unitsFault(units: readonly RowTexts[]): SkuFault | null {
  const bad = units.findIndex((row) => {
    const { factor, measures } = unitNumbers(row);
    return typeof factor !== 'number' || measures.some(isWholeNumberFault);
  });
  if (bad >= 0) return { id: 'sku.fault.unit-row', values: { row: bad + 1 } };
  return new Set(units.map(({ unit }) => unit)).size < units.length ? { id: 'sku.fault.unit-twice' } : null;
}

/** Faults that are known before the server is asked. */
export function skuFaults(values: SkuValues): Partial<Record<keyof SkuValues, SkuFault>> {
  const faults: Partial<Record<keyof SkuValues, SkuFault>> = {};
  for (const name of ['code', 'name'] as const)
    if (values[name].trim() === '') faults[name] = { id: 'sku.fault.required' };
  for (const name of NUMBER_FIELDS) {
    const found = wholeNumber(values[name], ...LIMITS[name]);
    if (isWholeNumberFault(found)) faults[name] = { id: found };
  }
  const units = unitsFault(values.units);
  return { ...levelFaults(values), ...faults, ...(units && { units }) };
}

const LEVELS = ['minStock', 'reorderAt', 'maxStock'] as const;

/** Said by the form's own names: the server calls the fields by others. */
function levelFaults(values: SkuValues): Partial<Record<keyof SkuValues, SkuFault>> {
  const levels = Object.fromEntries(LEVELS.map((name) => [name, numberOf(values, name)]));
  return Object.fromEntries(
    wrongLevels(levels, LEVELS).map(({ field, other }) => [
      field,
      { id: other === 'maxStock' ? 'sku.fault.above-max' : 'sku.fault.above-reorder' },
    ]),
  );
}

const numberOf = (values: SkuValues, name: NumberField): number | null => {
  const read = wholeNumber(values[name], ...LIMITS[name]);
  return typeof read === 'number' ? read : null;
};
const wordOf = (text: string) => (text.trim() === '' ? null : text.trim());
const numberOrNull = (read: ReturnType<typeof wholeNumber>) => (typeof read === 'number' ? read : null);

/** The request for values without faults. @param places ids of the preferred places */
export function skuBody(values: SkuValues, places: readonly string[]): Body<'POST /sku'> {
  return {
    code: values.code.trim(),
    name: values.name.trim(),
    family: wordOf(values.family),
    condition: values.condition,
    length_mm: numberOf(values, 'lengthMm'),
    width_mm: numberOf(values, 'widthMm'),
    height_mm: numberOf(values, 'heightMm'),
    weight_g: numberOf(values, 'weightG'),
    hazard_class: wordOf(values.hazardClass),
    handling_code: wordOf(values.handlingCode),
    min_stock: numberOf(values, 'minStock'),
    reorder_at: numberOf(values, 'reorderAt'),
    max_stock: numberOf(values, 'maxStock'),
    shelf_life_days: numberOf(values, 'shelfLifeDays'),
    lot_tracked: values.lotTracked,
    serial_tracked: values.serialTracked,
    units: values.units.map((row) => {
      const { factor, measures } = unitNumbers(row);
      const [length, width, height, weight] = measures.map(numberOrNull);
      return {
        unit: PACK_UNITS.find((unit) => unit === row.unit) ?? 'case',
        factor: numberOrNull(factor) ?? 0,
        length_mm: length ?? null,
        width_mm: width ?? null,
        height_mm: height ?? null,
        weight_g: weight ?? null,
      };
    }),
    barcodes: values.barcodes
      .filter(({ code = '' }) => code.trim() !== '')
      .map(({ code = '', unit }) => ({
        code: code.trim(),
        unit: PACK_UNITS.find((one) => one === unit) ?? ('each' as const),
      })),
    places: places.map((id) => ({ location_id: id })),
  };
}

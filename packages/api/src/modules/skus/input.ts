import type { Body, FieldFault } from '@slotwise/contract';
import { codeKey } from '@slotwise/contract/code-key';
import { goodsKey } from '@slotwise/contract/gtin';
import { wrongLevels, type Levels } from '@slotwise/contract/levels';
import { fieldFault, refuse } from '../../platform/errors';
import { codeLine, line, optionalLine } from '../fields';
import type { SkuChanges } from './queries';

type Fields = Omit<Body<'PATCH /sku'>, 'sku_id' | 'version'>;

/** Columns of those fields that are given. @throws validation_failed naming the field */
export function columnsOf(body: Fields): SkuChanges {
  const { units: _units, barcodes: _barcodes, places: _places, code, name, ...rest } = body;
  const { hazard_class, handling_code, family, ...plain } = rest;
  const words = { hazard_class, handling_code, family };
  const lines = Object.entries(words).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, optionalLine(field, text)]],
  );
  return {
    ...plain,
    ...(Object.fromEntries(lines) as Partial<SkuChanges>),
    ...(code !== undefined && { code: codeLine('code', code) }),
    ...(name !== undefined && { name: line('name', name) }),
  };
}

/** Levels of a stock, the lowest first. */
const LEVELS = ['min_stock', 'reorder_at', 'max_stock'] as const;
type SkuLevels = Levels<(typeof LEVELS)[number]>;

export const levelsOutOfOrder = (levels: SkuLevels) => wrongLevels(levels, LEVELS);

/** @throws validation_failed where min, reorder and max are not in this order */
export function checkLevels(levels: SkuLevels): void {
  const faults = levelsOutOfOrder(levels).map(({ field, other }) => fieldFault(field, 'levels_order', { other }));
  if (faults.length > 0) throw refuse('validation_failed', faults);
}

const repeats = (list: string, field: string, keys: readonly string[]): FieldFault[] =>
  keys.flatMap((key, at) => (keys.indexOf(key) < at ? [fieldFault(`${list}/${at}/${field}`, 'twice')] : []));

interface Lists {
  units?: readonly { unit: string; factor: number }[];
  barcodes?: readonly { code: string; unit: string }[];
}

/** Two lengths of one GTIN say the same of one unit, as many labels do, and contradict each other of two. */
const areSeveral = (one: { code: string; unit: string }, other: { code: string; unit: string }): boolean =>
  one.code !== other.code && one.unit !== other.unit && goodsKey(one.code) === goodsKey(other.code);

/** @throws validation_failed for units and barcodes that stand there twice, and for barcodes on units that there are not */
export function checkLists(code: string, { units, barcodes }: Lists, unitsBefore: readonly { unit: string }[]): void {
  const known = new Set(['each', ...(units ?? unitsBefore).map(({ unit }) => unit)]);
  const faults = [
    ...repeats('units', 'unit', units?.map(({ unit }) => unit) ?? []),
    ...repeats('barcodes', 'code', barcodes?.map((barcode) => codeKey(barcode.code)) ?? []),
    ...(barcodes ?? []).flatMap((barcode, at) =>
      barcodes?.slice(0, at).some((before) => areSeveral(before, barcode))
        ? [fieldFault(`barcodes/${at}/code`, 'twice')]
        : [],
    ),
    ...(barcodes ?? []).flatMap(({ unit }, at) =>
      known.has(unit) ? [] : [fieldFault(`barcodes/${at}/unit`, 'unit_unknown', { sku: code, unit })],
    ),
  ];
  if (faults.length > 0) throw refuse('validation_failed', faults);
}

import type { LayoutForm } from '@slotwise/contract';
import { CODE_MAX, LENGTH_MAX_MM, LOCATION_PURPOSES } from '@slotwise/contract/constants';
import type { RowTexts } from '../../sections/rows-field';
import { readNumber, RowReader } from './row-reader';
import type { CellFault, NumberLimits } from './row-reader';

export type LayoutNumber =
  | 'aisles'
  | 'bays'
  | 'levels'
  | 'positions'
  | 'bayWidth'
  | 'bayDepth'
  | 'levelHeight'
  | 'aisleWidth'
  | 'endWidth';

const count = (max: number): NumberLimits => ({ min: 1, max });
const LENGTH: NumberLimits = { min: 1, max: LENGTH_MAX_MM, isLength: true };
const OFFSET: NumberLimits = { min: -LENGTH_MAX_MM, max: LENGTH_MAX_MM, isLength: true };
const LIMITS: Readonly<Record<LayoutNumber, NumberLimits>> = {
  aisles: count(200),
  bays: count(500),
  levels: count(40),
  positions: count(40),
  bayWidth: LENGTH,
  bayDepth: LENGTH,
  levelHeight: LENGTH,
  aisleWidth: LENGTH,
  endWidth: LENGTH,
};
const NAME_MAX = 120;
const NUMBERS = Object.keys(LIMITS) as LayoutNumber[];

export type LayoutList = 'depots' | 'crossAisles' | 'oneWay' | 'zones' | 'types' | 'places';

/** Values of the fields: text as it is typed, and rows of text. */
export interface LayoutValues extends Record<LayoutNumber, string>, Record<LayoutList, readonly RowTexts[]> {
  sides: '1' | '2';
  serpentine: boolean;
  code: string;
}

/** A small warehouse, to begin with. */
export const FIRST_LAYOUT: LayoutForm = {
  aisles: 6,
  bays: 20,
  sides: 2,
  levels: 4,
  positions: 1,
  bayWidth: 1200,
  bayDepth: 1000,
  levelHeight: 1500,
  aisleWidth: 2500,
  endWidth: 3000,
  depots: [{ name: 'Depot', x: 0, y: 0 }],
  crossAisles: [],
  oneWay: [],
  serpentine: true,
  code: '{aisle:A}-{bay:2}-{level:1}{position:1}',
  zones: [],
  types: [],
  places: [
    { code: 'RECEIVING', purpose: 'receiving', x: 0, y: 0 },
    { code: 'SHIPPING', purpose: 'shipping', x: 4000, y: 0 },
  ],
};

const rowOf = (row: object): RowTexts =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value)]));

/** Initial values of the fields. */
export function layoutValues(form: LayoutForm): LayoutValues {
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, String(form[name])]));
  const rows = (name: LayoutList) => form[name].map(rowOf);
  return {
    ...(numbers as Record<LayoutNumber, string>),
    depots: rows('depots'),
    crossAisles: rows('crossAisles'),
    oneWay: rows('oneWay'),
    zones: rows('zones'),
    types: rows('types'),
    places: rows('places'),
    sides: form.sides === 1 ? '1' : '2',
    serpentine: form.serpentine,
    code: form.code,
  };
}

/** Faults of the fields of numbers, and of cells by the list that they stand in. */
export interface LayoutFormFaults {
  numbers: Partial<Record<LayoutNumber, NumberLimits>>;
  rows: Partial<Record<LayoutList, CellFault[]>>;
}

/**
 * The form that the fields make, or the faults of the typed text. Limits of rows are those of the warehouse that is typed
 * above them, where it can be read. The contract says the faults of the whole.
 */
export function readLayout(values: LayoutValues): { form: LayoutForm } | { faults: LayoutFormFaults } {
  const faults: LayoutFormFaults = { numbers: {}, rows: {} };
  const numbers = {} as Record<LayoutNumber, number>;
  for (const name of NUMBERS) {
    const read = readNumber(values[name], LIMITS[name]);
    if (read === null) faults.numbers[name] = LIMITS[name];
    else numbers[name] = read;
  }
  const list = <Row>(name: LayoutList, read: (row: RowReader) => Row): Row[] => {
    const found: CellFault[] = [];
    const rows = values[name].map((row, at) => read(new RowReader(row, at + 1, found)));
    if (found.length > 0) faults.rows[name] = found;
    return rows;
  };
  const most = (name: 'aisles' | 'bays' | 'levels') => numbers[name] ?? LIMITS[name].max;
  const aisle = count(most('aisles'));
  const point = (row: RowReader) => ({ x: row.number('x', OFFSET), y: row.number('y', OFFSET) });
  const form: LayoutForm = {
    ...numbers,
    sides: Number(values.sides),
    serpentine: values.serpentine,
    code: values.code.trim(),
    depots: list('depots', (row) => ({ name: row.text('name', CODE_MAX), ...point(row) })),
    crossAisles: list('crossAisles', (row) => ({
      // Of a single bay there is none to be behind, which the contract says.
      afterBay: row.number('afterBay', count(Math.max(1, most('bays') - 1))),
      width: row.number('width', LENGTH),
    })),
    oneWay: list('oneWay', (row) => ({
      aisle: row.number('aisle', aisle),
      towards: row.text('towards', NAME_MAX) === 'front' ? ('front' as const) : ('back' as const),
    })),
    zones: list('zones', (row) => {
      const names = { code: row.text('code', CODE_MAX), name: row.text('name', NAME_MAX) };
      const from = row.number('from', aisle);
      return { ...names, from, to: row.number('to', { ...aisle, min: from }) };
    }),
    types: list('types', (row) => ({
      typeId: row.text('typeId', NAME_MAX),
      fromLevel: row.number('fromLevel', count(most('levels'))),
    })),
    places: list('places', (row) => ({
      code: row.text('code', CODE_MAX),
      purpose: LOCATION_PURPOSES.find((one) => one === row.text('purpose', NAME_MAX)) ?? 'storage',
      ...point(row),
    })),
  };
  const isRight = Object.keys(faults.numbers).length + Object.keys(faults.rows).length === 0;
  return isRight ? { form } : { faults };
}

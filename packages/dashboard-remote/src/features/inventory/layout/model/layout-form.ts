import type { LayoutForm } from '@slotwise/contract';
import { LENGTH_MAX_MM, LOCATION_PURPOSES } from '@slotwise/contract/constants';
import type { RowTexts } from '../../sections/rows-field';
import { isWholeNumberFault, wholeNumber } from '../../sections/whole-number';
import type { WholeNumberFault } from '../../sections/whole-number';

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

const LIMITS: Readonly<Record<LayoutNumber, readonly [min: number, max: number]>> = {
  aisles: [1, 200],
  bays: [1, 500],
  levels: [1, 40],
  positions: [1, 40],
  bayWidth: [1, LENGTH_MAX_MM],
  bayDepth: [1, LENGTH_MAX_MM],
  levelHeight: [1, LENGTH_MAX_MM],
  aisleWidth: [1, LENGTH_MAX_MM],
  endWidth: [1, LENGTH_MAX_MM],
};
const NUMBERS = Object.keys(LIMITS) as LayoutNumber[];

type LayoutList = 'depots' | 'crossAisles' | 'oneWay' | 'zones' | 'types' | 'places';

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

export type LayoutFormFault = { id: WholeNumberFault } | { id: 'layout.fault.row'; values: { row: number } };
export type LayoutFormFaults = Partial<Record<keyof LayoutValues, LayoutFormFault>>;

/** Reads rows; a row of which a number is none, or a text is empty, is a fault. */
function readRows<Row>(rows: readonly RowTexts[], read: (row: RowReader) => Row): Row[] | LayoutFormFault {
  const made: Row[] = [];
  for (const [at, row] of rows.entries()) {
    const reader = new RowReader(row);
    const one = read(reader);
    if (!reader.isRight) return { id: 'layout.fault.row', values: { row: at + 1 } };
    made.push(one);
  }
  return made;
}

class RowReader {
  isRight = true;
  constructor(private readonly row: RowTexts) {}
  number(key: string, min: number, max: number): number {
    const read = wholeNumber(this.row[key] ?? '', min, max);
    if (typeof read === 'number') return read;
    this.isRight = false;
    return min;
  }
  text(key: string): string {
    const text = (this.row[key] ?? '').trim();
    if (text === '') this.isRight = false;
    return text;
  }
  point() {
    return {
      x: this.number('x', -LENGTH_MAX_MM, LENGTH_MAX_MM),
      y: this.number('y', -LENGTH_MAX_MM, LENGTH_MAX_MM),
    };
  }
}

/** The form that the fields make, or the faults of the typed text. The contract says the faults of the whole. */
export function readLayout(values: LayoutValues): { form: LayoutForm } | { faults: LayoutFormFaults } {
  const faults: LayoutFormFaults = {};
  const numbers = {} as Record<LayoutNumber, number>;
  for (const name of NUMBERS) {
    const read = wholeNumber(values[name], ...LIMITS[name]);
    if (read === null) faults[name] = { id: 'number.not-whole' };
    else if (isWholeNumberFault(read)) faults[name] = { id: read };
    else numbers[name] = read;
  }
  const list = <Row>(name: LayoutList, read: (row: RowReader) => Row): Row[] => {
    const rows = readRows(values[name], read);
    if (Array.isArray(rows)) return rows;
    faults[name] = rows;
    return [];
  };
  const [, mostAisles] = LIMITS.aisles;
  const form: LayoutForm = {
    ...numbers,
    sides: Number(values.sides),
    serpentine: values.serpentine,
    code: values.code.trim(),
    depots: list('depots', (row) => ({ name: row.text('name'), ...row.point() })),
    crossAisles: list('crossAisles', (row) => ({
      afterBay: row.number('afterBay', 1, 499),
      width: row.number('width', 1, LENGTH_MAX_MM),
    })),
    oneWay: list('oneWay', (row) => ({
      aisle: row.number('aisle', 1, mostAisles),
      towards: row.text('towards') === 'front' ? ('front' as const) : ('back' as const),
    })),
    zones: list('zones', (row) => ({
      code: row.text('code'),
      name: row.text('name'),
      from: row.number('from', 1, mostAisles),
      to: row.number('to', 1, mostAisles),
    })),
    types: list('types', (row) => ({ typeId: row.text('typeId'), fromLevel: row.number('fromLevel', 1, 40) })),
    places: list('places', (row) => ({
      code: row.text('code'),
      purpose: LOCATION_PURPOSES.find((one) => one === row.text('purpose')) ?? 'storage',
      ...row.point(),
    })),
  };
  return Object.keys(faults).length > 0 ? { faults } : { form };
}

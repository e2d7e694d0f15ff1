import { IMPERIAL_UNITS } from '@slotwise/contract/constants';

/** Type of a column's values. */
export type ColumnType =
  | { type: 'text'; max: number }
  /** A name that people scan and type: no line breaks, no blanks at its ends. */
  | { type: 'code'; max: number }
  /** Several codes in one cell, between blanks, commas, semicolons or bars. */
  | { type: 'codes'; max: number }
  | { type: 'whole'; min: number; max: number }
  /** A length in millimetres or a weight in grams, which the file may have in other units of the same kind. Those of goods are rounded down. */
  | { type: 'measure'; unit: 'mm' | 'g'; min?: 0; max: number; isOfGoods?: true }
  /** A day. */
  | { type: 'day' }
  /** A day with or without its time; of what has happened, none after today. */
  | { type: 'time'; isPast?: true }
  | { type: 'choice'; options: Readonly<Record<string, readonly string[]>> }
  | { type: 'yes_no' };

export interface Column {
  /** Its name on the wire, in templates and in exports. */
  name: string;
  holds: ColumnType;
  required?: true;
  /** Names that files use, in English and German. */
  called: readonly string[];
}

/** So many of ours make one unit of a file, as an exact fraction. */
export interface UnitSize {
  times: bigint;
  per: bigint;
  /** Imperial units are seldom whole millimetres or grams: what is in them is rounded, which the preview says. */
  isImperial?: true;
}

const metric = (times: bigint): UnitSize => ({ times, per: 1n });
const imperial = (unit: keyof typeof IMPERIAL_UNITS): UnitSize => {
  const { times, per } = IMPERIAL_UNITS[unit];
  return { times: BigInt(times), per: BigInt(per), isImperial: true };
};

/** Units that files may have, the one that is stored first. */
export const UNITS: Readonly<Record<'mm' | 'g', Readonly<Record<string, UnitSize>>>> = {
  mm: {
    mm: metric(1n),
    cm: metric(10n),
    dm: metric(100n),
    m: metric(1000n),
    in: imperial('in'),
    ft: imperial('ft'),
  },
  g: {
    g: metric(1n),
    kg: metric(1000n),
    t: metric(1_000_000n),
    oz: imperial('oz'),
    lb: imperial('lb'),
  },
};

/** Other words for a unit, in English and German. */
const ALSO: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    mm: 'millimeter millimeters millimetre millimetres',
    cm: 'centimeter centimeters centimetre centimetres zentimeter',
    dm: 'decimeter decimeters dezimeter',
    m: 'meter meters metre metres',
    in: 'inch inches zoll " ″ ”',
    ft: 'foot feet fuß',
    g: 'gram grams gramm',
    kg: 'kilogram kilograms kilogramm kilo kilos',
    t: 'tonne tonnes tonnen',
    oz: 'ounce ounces unze unzen',
    lb: 'lbs pound pounds',
  }).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit])),
);

/** The unit of a measure that a word means; undefined for one that is none of its units. */
export function unitNamed(word: string, unit: 'mm' | 'g'): string | undefined {
  const said = word.toLowerCase();
  const named = Object.hasOwn(ALSO, said) ? (ALSO[said] ?? said) : said;
  return Object.hasOwn(UNITS[unit], named) ? named : undefined;
}

const FOLDED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
/** `Länge (cm)` → `laengecm`: the common form of titles that say the same, their units too. */
export const foldedTitle = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^a-z0-9"]/g, '');

/** `Länge (cm)` → `laenge`: the common form of names that mean the same. */
export const foldedName = (name: string): string => foldedTitle(name.replace(/[([].*?[)\]]/g, '')).replaceAll('"', '');

interface MeasureTitle {
  /** The name without its unit, folded. */
  name: string;
  unit?: string;
  /** A word that stands in the place of a unit and is none that we know. */
  unknown?: string;
}

const BRACKETS = /[([](.*?)[)\]]/g;
const wordsOf = (text: string): string[] => text.match(/[\p{L}]+|["″”]/gu) ?? [];

/** `Länge (cm)`, `Weight [kg]`, `width_mm`, `Gewicht in kg` → the name and its unit. */
export function measureTitle(title: string, unit: 'mm' | 'g'): MeasureTitle {
  const bracketed = [...title.matchAll(BRACKETS)].map(([, text = '']) => text.trim()).filter(Boolean);
  const inBrackets = unitOf(bracketed.flatMap(wordsOf), unit);
  const name = foldedName(title);
  if (inBrackets !== undefined) return { name, unit: inBrackets };
  const plain = title.replace(BRACKETS, ' ').trim();
  const [, before = '', last = ''] = /^(.*?[^\p{L}])([\p{L}]+|["″”])$/u.exec(plain) ?? [];
  const behind = last === '' ? undefined : unitNamed(last, unit);
  if (behind !== undefined) return { name: foldedName(before.replace(/[^\p{L}]in[^\p{L}]+$/iu, '')), unit: behind };
  return bracketed.length > 0 ? { name, unknown: bracketed.join(' ') } : { name };
}

/** The last word says the unit: "in cm" is no inch. */
const unitOf = (words: readonly string[], unit: 'mm' | 'g'): string | undefined =>
  words
    .toReversed()
    .map((word) => unitNamed(word, unit))
    .find((named) => named !== undefined);

/** One column of an import: which of the file's, from 0, and its unit where it is a measure. */
export interface Mapped {
  name: string;
  from: number;
  unit?: string;
}

/** Columns of the file, from 0, that are mapped to numbers. */
export const numbersIn = (columns: readonly Column[], mapping: readonly Mapped[]): ReadonlySet<number> => {
  const numbers = columns.filter(({ holds }) => holds.type === 'whole' || holds.type === 'measure');
  return new Set(mapping.flatMap(({ name, from }) => (numbers.some((column) => column.name === name) ? [from] : [])));
};

const NAMES = new WeakMap<Column, ReadonlySet<string>>();
function namesOf(column: Column): ReadonlySet<string> {
  const known = NAMES.get(column);
  if (known) return known;
  const names = new Set([column.name, ...column.called].map(foldedName));
  NAMES.set(column, names);
  return names;
}

/** Texts that are longer name no column. To look for brackets in one takes as long as the square of its length. */
const LONGEST_TITLE = 200;

/** How a file's column fits one of ours; null where it is another. */
function fitOf(column: Column, title: string): Omit<MeasureTitle, 'name'> | null {
  if (title.length > LONGEST_TITLE) return null;
  const names = namesOf(column);
  if (column.holds.type !== 'measure') return names.has(foldedName(title)) ? {} : null;
  const { name, ...said } = measureTitle(title, column.holds.unit);
  return names.has(name) ? said : null;
}

/** Whether some column of the kind is called so. */
export const isCalled = (columns: readonly Column[], name: string): boolean =>
  columns.some((column) => fitOf(column, name) !== null);

/** Maps the file's columns to ours by their names. Each is taken once, the first that fits and whose unit is known. */
export function suggested(columns: readonly Column[], header: readonly string[]): Mapped[] {
  const taken = new Set<number>();
  return columns.flatMap((column) => {
    const fits = header.map((title) => fitOf(column, title));
    const from = fits.findIndex((fit, index) => !taken.has(index) && fit !== null && fit.unknown === undefined);
    if (from === -1) return [];
    taken.add(from);
    const unit = fits[from]?.unit;
    return [{ name: column.name, from, ...(unit ? { unit } : {}) }];
  });
}

/** Columns of the file that are a measure by their name, in a unit that we do not know: people say what they are. */
export function unknownUnits(
  columns: readonly Column[],
  header: readonly string[],
): { column: number; unit: string }[] {
  const measures = columns.filter(({ holds }) => holds.type === 'measure');
  return header.flatMap((title, column) => {
    const unit = measures.map((one) => fitOf(one, title)?.unknown).find((unknown) => unknown !== undefined);
    return unit === undefined ? [] : [{ column, unit: unit.slice(0, 40) }];
  });
}

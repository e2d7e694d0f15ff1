/** Type of a column's values. */
export type ColumnType =
  | { type: 'text'; max: number }
  /** A name that people scan and type: no line breaks, no blanks at its ends. */
  | { type: 'code'; max: number }
  /** Several codes in one cell, between blanks, commas, semicolons or bars. */
  | { type: 'codes'; max: number }
  | { type: 'whole'; min: number; max: number }
  /** A length in millimetres or a weight in grams, which the file may have in other units of the same kind. */
  | { type: 'measure'; unit: 'mm' | 'g'; min?: 0; max: number }
  /** A day. */
  | { type: 'day' }
  /** A day with or without its time. */
  | { type: 'time' }
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

/** Our unit for a unit of a file. */
export const UNITS = {
  mm: { mm: 1n, cm: 10n, dm: 100n, m: 1000n },
  g: { g: 1n, kg: 1000n, t: 1_000_000n },
} as const satisfies Record<string, Record<string, bigint>>;

const FOLDED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
/** `Länge (cm)` → `laenge`: the common form of names that mean the same. */
export const foldedName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[([].*?[)\]]/g, '')
    .replace(/[äöüß]/g, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '');

/** `Länge (cm)`, `Weight [kg]`, `width_mm` → the unit; undefined where the name says none. */
export function unitIn(name: string, unit: 'mm' | 'g'): string | undefined {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.reverse().find((word) => Object.hasOwn(UNITS[unit], word));
}

/** One column of an import: which of the file's, from 0, and its unit where it is a measure. */
export interface Mapped {
  name: string;
  from: number;
  unit?: string;
}

const namesOf = ({ name, called }: Column) => new Set([name, ...called].map(foldedName));

/** Whether some column of the kind is called so. */
export const isCalled = (columns: readonly Column[], name: string): boolean =>
  columns.some((column) => namesOf(column).has(foldedName(name)));

/** Maps the file's columns to ours by their names. Each is taken once, the first that fits. */
export function suggested(columns: readonly Column[], header: readonly string[]): Mapped[] {
  const taken = new Set<number>();
  return columns.flatMap((column) => {
    const names = namesOf(column);
    const from = header.findIndex((title, index) => !taken.has(index) && names.has(foldedName(title)));
    if (from === -1) return [];
    taken.add(from);
    const { holds } = column;
    const unit = holds.type === 'measure' ? unitIn(header[from] ?? '', holds.unit) : undefined;
    return [{ name: column.name, from, ...(unit ? { unit } : {}) }];
  });
}

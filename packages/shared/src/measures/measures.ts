import type { UnitSystem } from '@slotwise/contract';
import type { Formats } from '@slotwise/shared/words';

/** Kinds of measures: sizes in mm, weights in g, volumes in mm³, and distances in m. */
export type Measure = 'length' | 'weight' | 'volume' | 'distance';

interface Unit {
  symbol: string;
  /** As `Intl` knows it; cubes have none. */
  intl?: string;
  /** So many of what is stored make one. */
  stored: number;
  /** Places behind the point: enough to find the stored whole number again, or of a distance as many as are of use. */
  digits: number;
}

const UNITS: Readonly<Record<UnitSystem, Readonly<Record<Measure, Unit>>>> = {
  metric: {
    length: { symbol: 'mm', intl: 'millimeter', stored: 1, digits: 0 },
    weight: { symbol: 'g', intl: 'gram', stored: 1, digits: 0 },
    volume: { symbol: 'mm³', stored: 1, digits: 0 },
    distance: { symbol: 'm', intl: 'meter', stored: 1, digits: 0 },
  },
  imperial: {
    length: { symbol: 'in', intl: 'inch', stored: 25.4, digits: 2 },
    weight: { symbol: 'lb', intl: 'pound', stored: 453.59237, digits: 3 },
    volume: { symbol: 'in³', stored: 16_387.064, digits: 5 },
    distance: { symbol: 'ft', intl: 'foot', stored: 0.3048, digits: 0 },
  },
};

/** A typed measure: the whole number that is stored of it, and whether that is exactly the same. */
export interface ReadMeasure {
  stored: number;
  isExact: boolean;
}

/** Errors of floating-point numbers are smaller. */
const SAME = 1e-6;

/** Writes and reads measures in one system of units. Stored ones are metric. */
export interface Measures {
  system: UnitSystem;
  /** "mm", "in". */
  symbol(measure: Measure): string;
  /** "305 mm", "12.01 in", as the reader's language writes it. @param digits places behind the point at most */
  text(measure: Measure, stored: number, digits?: number): string;
  /** The same in the unit in which it is stored: "305 mm". */
  stored(measure: Measure, stored: number): string;
  /** The number alone, as a field has it: what `read` makes the same stored number of. */
  typed(measure: Measure, stored: number): string;
  /** Null where it is no number. */
  read(measure: Measure, typed: string): ReadMeasure | null;
}

/** The number of a text with a point or a comma, but for one that only divides thousands. */
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

const textOf = (
  { symbol, intl, stored: one, digits }: Unit,
  formats: Formats,
  stored: number,
  most = digits,
): string => {
  const number = { maximumFractionDigits: most };
  if (intl === undefined) return `${formats.number(stored / one, number)}\u00a0${symbol}`;
  return formats.number(stored / one, { ...number, style: 'unit', unit: intl, unitDisplay: 'short' });
};

export const measuresOf = (system: UnitSystem, formats: Formats): Measures => {
  const unitOf = (measure: Measure) => UNITS[system][measure];
  return {
    system,
    symbol: (measure) => unitOf(measure).symbol,
    text: (measure, stored, most) => textOf(unitOf(measure), formats, stored, most),
    stored: (measure, stored) => textOf(UNITS.metric[measure], formats, stored),
    typed(measure, stored) {
      const { stored: one, digits } = unitOf(measure);
      return String(Number((stored / one).toFixed(digits)));
    },
    read(measure, typed) {
      if (!NUMBER.test(typed.trim())) return null;
      const value = Number(typed.trim().replace(',', '.')) * unitOf(measure).stored;
      const stored = Math.round(value);
      return { stored, isExact: Math.abs(value - stored) < SAME };
    },
  };
};

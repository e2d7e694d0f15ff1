import type { UnitSystem } from '@slotwise/contract';
import { IMPERIAL_UNITS } from '@slotwise/contract/constants';
import type { Formats } from '@slotwise/shared/words';
import { numberReaderOf } from './number-reader';

/** Errors of floating-point numbers are smaller. */
const SAME = 1e-6;

/** Quantities as they are stored: lengths in mm, weights in g, volumes in mm³, distances in m, and loads of a day in kg and litres. */
type Quantity = 'length' | 'weight' | 'volume' | 'distance' | 'load' | 'bulk';

/** Kinds of measures: sizes and weights of goods, what a place takes of them at most, and all others. */
export type Measure = 'length' | 'size' | 'weight' | 'weight-limit' | 'volume-limit' | 'distance' | 'load' | 'bulk';

/**
 * Goods are rounded down to whole grams and millimetres and limits up, so that what fits in pounds and inches fits as it is
 * stored: two pieces of 50 lb into a place for 100 lb.
 */
const MEASURES: Readonly<Record<Measure, readonly [Quantity, (value: number) => number]>> = {
  length: ['length', Math.round],
  size: ['length', (value) => Math.floor(value + SAME)],
  weight: ['weight', (value) => Math.floor(value + SAME)],
  'weight-limit': ['weight', (value) => Math.ceil(value - SAME)],
  'volume-limit': ['volume', (value) => Math.ceil(value - SAME)],
  distance: ['distance', Math.round],
  load: ['load', Math.round],
  bulk: ['bulk', Math.round],
};

interface Unit {
  symbol: string;
  /** As `Intl` knows it; cubes have none. */
  intl?: string;
  /** So many of what is stored make one. */
  stored: number;
  /** Places behind the point at most: enough to find the stored whole number again, or of a distance as many as are of use. */
  digits: number;
}

const sizeOf = ({ times, per }: { times: number; per: number }) => times / per;
const [INCH, FOOT, POUND] = [sizeOf(IMPERIAL_UNITS.in), sizeOf(IMPERIAL_UNITS.ft), sizeOf(IMPERIAL_UNITS.lb)];

const UNITS: Readonly<Record<UnitSystem, Readonly<Record<Quantity, Unit>>>> = {
  metric: {
    length: { symbol: 'mm', intl: 'millimeter', stored: 1, digits: 0 },
    weight: { symbol: 'g', intl: 'gram', stored: 1, digits: 0 },
    volume: { symbol: 'mm³', stored: 1, digits: 0 },
    distance: { symbol: 'm', intl: 'meter', stored: 1, digits: 0 },
    load: { symbol: 'kg', intl: 'kilogram', stored: 1, digits: 0 },
    bulk: { symbol: 'l', intl: 'liter', stored: 1, digits: 0 },
  },
  imperial: {
    length: { symbol: 'in', intl: 'inch', stored: INCH, digits: 2 },
    weight: { symbol: 'lb', intl: 'pound', stored: POUND, digits: 3 },
    volume: { symbol: 'in³', stored: INCH ** 3, digits: 5 },
    distance: { symbol: 'ft', intl: 'foot', stored: FOOT / 1000, digits: 0 },
    load: { symbol: 'lb', intl: 'pound', stored: POUND / 1000, digits: 0 },
    bulk: { symbol: 'ft³', stored: (FOOT / 100) ** 3, digits: 1 },
  },
};

/** A typed measure: the whole number that is stored of it, and whether that is exactly the same. */
export interface ReadMeasure {
  stored: number;
  isExact: boolean;
}

/** Writes and reads measures in one system of units. Stored ones are metric. */
export interface Measures {
  system: UnitSystem;
  /** "mm", "in". */
  symbol(measure: Measure): string;
  /** "305 mm", "12.01 in", as the reader's language writes it. @param digits places behind the point at most */
  text(measure: Measure, stored: number, digits?: number): string;
  /** The same in the unit in which it is stored: "305 mm". */
  stored(measure: Measure, stored: number): string;
  /** The number alone, as the reader's language writes it. */
  number(measure: Measure, stored: number): string;
  /** The number as a field has it: what `read` makes the same stored number of, or one that is less than one away. */
  typed(measure: Measure, stored: number): string;
  /** Null where it is no number as the reader's language writes it. */
  read(measure: Measure, typed: string): ReadMeasure | null;
}

export const measuresOf = (system: UnitSystem, formats: Formats): Measures => {
  const unitOf = (measure: Measure) => UNITS[system][MEASURES[measure][0]];
  const read = numberReaderOf(formats);
  /** As many places as are needed to be read as the same: 22,679 g are 50 lb, not 49.9986. */
  const digitsOf = (measure: Measure, stored: number): number => {
    const { stored: one, digits } = unitOf(measure);
    const isSame = (places: number) => {
      const value = Number((stored / one).toFixed(places)) * one;
      return MEASURES[measure][1](value) === stored || Math.round(value) === stored;
    };
    for (let places = 0; places < digits; places += 1) if (isSame(places)) return places;
    return digits;
  };
  const text = ({ symbol, intl, stored: one }: Unit, stored: number, most: number) => {
    const number = { maximumFractionDigits: most };
    if (intl === undefined) return `${formats.number(stored / one, number)}\u00a0${symbol}`;
    return formats.number(stored / one, { ...number, style: 'unit', unit: intl, unitDisplay: 'short' });
  };
  const numberOf = (measure: Measure, stored: number, useGrouping: boolean) =>
    formats.number(stored / unitOf(measure).stored, {
      maximumFractionDigits: digitsOf(measure, stored),
      useGrouping,
    });
  return {
    system,
    symbol: (measure) => unitOf(measure).symbol,
    text: (measure, stored, most = digitsOf(measure, stored)) => text(unitOf(measure), stored, most),
    stored: (measure, stored) => text(UNITS.metric[MEASURES[measure][0]], stored, 0),
    number: (measure, stored) => numberOf(measure, stored, true),
    typed: (measure, stored) => numberOf(measure, stored, false),
    read(measure, typed) {
      const number = read(typed.trim());
      if (number === null) return null;
      const value = number * unitOf(measure).stored;
      const stored = MEASURES[measure][1](value);
      return { stored, isExact: Math.abs(value - stored) < SAME };
    },
  };
};

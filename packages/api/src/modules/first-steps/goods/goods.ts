import type { LayoutForm } from '@slotwise/contract';
import type { Language } from '@slotwise/contract/constants';
import { checkDigit } from '@slotwise/contract/gtin';
import { generateLayout, type GeneratedPlace } from '@slotwise/contract/layout';
import { familyAt } from './families';
import { numbersFrom, type Numbers } from './numbers';

/** The number with the check digit of its first twelve digits, as scanners and labels want it. */
const eanOf = (number: number): string => {
  const digits = String(number).slice(0, 12);
  return `${digits}${checkDigit(digits)}`;
};

/** Amounts of everything. */
export interface GoodsSize {
  seed: number;
  aisles: number;
  bays: number;
  levels: number;
  skus: number;
  orders: number;
  /** First day of the orders, and how many days they spread over. */
  from: Date;
  days: number;
}

export interface DemoSku {
  code: string;
  name: string;
  family: string;
  length: number;
  width: number;
  height: number;
  weight: number;
  condition: 'ambient' | 'chilled';
  barcode: string;
  casePieces: number | null;
  lotTracked: boolean;
  minStock: number;
  /** Share of order lines, falling steeply from the first SKU on. */
  weightOfDemand: number;
  /** Month of the most demand, from 0; null: all year alike. */
  season: number | null;
  /** Index of a SKU that is often ordered with it. */
  companion: number | null;
}

export interface DemoLine {
  order: string;
  sku: number;
  quantity: number;
  at: Date;
}

export interface DemoStock {
  location: number;
  sku: number;
  lot: string | null;
  expires: string | null;
  quantity: number;
}

export interface Goods {
  skus: DemoSku[];
  /** The form that the locations are laid out by. */
  form: LayoutForm;
  locations: GeneratedPlace[];
  stock: DemoStock[];
  /** In the order of time. */
  lines(): Iterable<DemoLine>;
}

function makeSkus(size: GoodsSize, numbers: Numbers, language: Language): DemoSku[] {
  return Array.from({ length: size.skus }, (_, index) => {
    const { code, hasLots = false, canBeChilled = false, season = null, words } = familyAt(index);
    const { family, things, kinds, number } = words[language];
    const edge = numbers.between(3, 40);
    return {
      code: `${code}-${String(10_000 + index * 7)}`,
      name: `${numbers.pick(things)} ${numbers.pick(kinds)} ${number} ${index + 1}`,
      family,
      length: edge * 10,
      width: numbers.between(2, edge) * 10,
      height: numbers.between(2, 25) * 10,
      weight: numbers.between(2, 90) * 50,
      condition: canBeChilled && numbers.percent(20) ? 'chilled' : 'ambient',
      barcode: eanOf(4_012_345_000_000 + index * 13),
      casePieces: numbers.percent(60) ? numbers.pick([6, 10, 12, 24, 48]) : null,
      lotTracked: hasLots,
      minStock: numbers.between(1, 8) * 5,
      // Few SKUs carry most of the lines, as in any warehouse.
      weightOfDemand: 1 / (index + 4) ** 1.05,
      season,
      companion: numbers.percent(35) ? numbers.below(size.skus) : null,
    };
  });
}

/** Digits that numbers up to this one need, two at least. */
const digits = (most: number): number => Math.max(2, String(most).length);

/** One walks up one aisle and down the next one, and codes are in this order. */
export function formFor({ aisles, bays, levels }: GoodsSize): LayoutForm {
  const fast = Math.ceil(aisles / 4);
  const zones = [
    { code: 'FAST', name: 'FAST', from: 1, to: fast },
    { code: 'BULK', name: 'BULK', from: fast + 1, to: aisles },
  ];
  return {
    ...{ aisles, bays, levels, sides: 1, positions: 1 },
    ...{ bayWidth: 1200, bayDepth: 800, levelHeight: 600, aisleWidth: 2700, endWidth: 3000 },
    ...{ depots: [{ name: 'Depot', x: 2150, y: 1500 }], crossAisles: [], oneWay: [], types: [], places: [] },
    serpentine: true,
    code: `{aisle:${digits(aisles)}}-{bay:${digits(bays)}}-{level:1}`,
    zones: zones.filter(({ from, to }) => from <= to),
  };
}

/** Finds by demand: index of the SKU whose share a number of 0 to 1 falls into. */
function byDemand(skus: readonly DemoSku[]): (share: number) => number {
  let sum = 0;
  const ends = skus.map(({ weightOfDemand }) => (sum += weightOfDemand));
  return (share) => {
    const wanted = share * sum;
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

const DAY_MS = 86_400_000;
/** Likelihood that a SKU with a season is ordered in a month, in percent of its best one. */
const inSeason = (season: number | null, month: number): number => {
  if (season === null) return 100;
  const distance = Math.min((month - season + 12) % 12, (season - month + 12) % 12);
  return Math.max(15, 100 - distance * 17);
};

function* makeLines(size: GoodsSize, skus: readonly DemoSku[]): Generator<DemoLine> {
  const numbers = numbersFrom(size.seed + 1);
  const choose = byDemand(skus);
  for (let order = 0; order < size.orders; order++) {
    // In the order of time: mornings are busier, and nobody works on Sundays.
    const part = order / size.orders;
    const day = new Date(size.from.getTime() + Math.floor(part * size.days) * DAY_MS);
    if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() - 1);
    const minute = 6 * 60 + Math.floor(((part * size.days) % 1) ** 1.3 * 12 * 60);
    const at = new Date(day.getTime() + minute * 60_000 + (order % 60) * 1000);
    const code = `SO-${String(100_000 + order)}`;
    const ordered = new Set<number>();
    const lines = numbers.percent(40) ? 1 : numbers.between(2, 8);
    while (ordered.size < lines) {
      const sku = choose(numbers.below(1_000_000) / 1_000_000);
      const { season, companion } = skus[sku] ?? { season: null, companion: null };
      if (!numbers.percent(inSeason(season, at.getUTCMonth()))) continue;
      ordered.add(sku);
      if (companion !== null && numbers.percent(50)) ordered.add(companion);
    }
    for (const sku of ordered)
      yield { order: code, sku, quantity: numbers.percent(70) ? numbers.between(1, 3) : numbers.between(4, 12), at };
  }
}

function makeStock(skus: readonly DemoSku[], places: number, numbers: Numbers): DemoStock[] {
  const stock: DemoStock[] = [];
  skus.forEach((sku, index) => {
    const piles = numbers.percent(20) ? 2 : 1;
    for (let pile = 0; pile < piles; pile++) {
      stock.push({
        // Placed as warehouses grow: not by demand, so that there is something to gain.
        location: (index * 37 + pile * 11) % places,
        sku: index,
        lot: sku.lotTracked ? `L${20_210 + index}${pile}` : null,
        expires: sku.lotTracked ? `20${numbers.between(27, 29)}-0${numbers.between(1, 9)}-15` : null,
        quantity: sku.minStock * numbers.between(2, 9) + numbers.below(20),
      });
    }
  });
  return stock;
}

/** A warehouse of invented goods and the orders for them, the same for the same seed, size and language. */
export function makeGoods(size: GoodsSize, language: Language = 'en'): Goods {
  const numbers = numbersFrom(size.seed);
  const skus = makeSkus(size, numbers, language);
  const form = formFor(size);
  const locations = generateLayout(form);
  return {
    skus,
    form,
    locations,
    stock: makeStock(skus, locations.length, numbers),
    lines: () => makeLines(size, skus),
  };
}

import type { LayoutForm } from '@slotwise/contract';
import { LANGUAGES, type Language } from '@slotwise/contract/constants';
import { formFor, makeGoods, type Goods } from './goods/goods';
import { locationRows, orderRows, skuRows, stockRows, type Values } from './goods/rows';

/** Enough to find something in, and little enough to be there in a moment. The dashboard begins with January 2022. */
const SIZE = {
  seed: 20_220_120,
  aisles: 4,
  bays: 10,
  levels: 3,
  skus: 80,
  orders: 300,
  from: new Date('2021-11-29T00:00:00Z'),
  days: 90,
};

/** Kinds of rows in the order in which they are made: each needs those before. */
type Kind = 'skus' | 'locations' | 'stock' | 'orders';

/** The form that the places of sample data are laid out by. */
export const SAMPLE_FORM: LayoutForm = formFor(SIZE);

export interface Part {
  kind: Kind;
  /** Rows before it. */
  start: number;
  rows: Values[];
}

/** Codes that nobody takes for their own, and no barcodes: those belong to real goods. */
function named(goods: Goods, prefix: string): Goods {
  const skus = goods.skus.map((sku) => ({ ...sku, code: `${prefix}-${sku.code}`, barcode: '' }));
  return {
    ...goods,
    skus,
    *lines() {
      for (const line of goods.lines()) yield { ...line, order: `${prefix}-${line.order}` };
    },
  };
}

/** First word of the codes of sample data, by which its language is known again when it is gone on with. */
export const PREFIXES: Readonly<Record<Language, string>> = { en: 'SAMPLE', de: 'BEISPIEL' };
const languageOf = (prefix: string): Language =>
  LANGUAGES.find((language) => prefix.startsWith(PREFIXES[language])) ?? LANGUAGES[0];

/** All rows of sample data, the same each time for the same first word. */
export function sampleParts(prefix: string): Part[] {
  const goods = named(makeGoods(SIZE, languageOf(prefix)), prefix);
  const kinds: [Kind, Values[]][] = [
    ['skus', skuRows(goods).map(({ barcodes: _, ...row }) => row)],
    ['locations', locationRows(goods)],
    ['stock', stockRows(goods)],
    ['orders', [...orderRows(goods)]],
  ];
  let start = 0;
  return kinds.map(([kind, rows]) => {
    const part = { kind, start, rows };
    start += rows.length;
    return part;
  });
}

export const rowsOf = (parts: readonly Part[]): number => parts.reduce((sum, { rows }) => sum + rows.length, 0);

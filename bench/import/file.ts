/** One line of an order history, as it stands in the file. */
export interface OrderLine {
  order: number;
  sku: number;
  quantity: number;
  /** Minutes since the beginning of 2022. */
  at: number;
}

const LINES_AN_ORDER = 4;
const MINUTES = 365 * 24 * 60;

/** Numbers that are always the same for a seed, evenly from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** A year of orders in the order of their time, of which few SKUs carry most lines. */
export function orderLines(lines: number, skus: number): OrderLine[] {
  const next = numbers(20_220_101);
  return Array.from({ length: lines }, (_, line) => ({
    order: Math.floor(line / LINES_AN_ORDER),
    sku: Math.floor(skus * next() ** 3),
    quantity: 1 + Math.floor(9 * next()),
    at: Math.floor((MINUTES * line) / lines),
  }));
}

export const momentOf = ({ at }: OrderLine): string => new Date(Date.UTC(2022, 0, 1, 0, at)).toISOString().slice(0, 16);
export const skuOf = (sku: number): string => `SKU-${String(sku).padStart(5, '0')}`;

export const historyFile = (lines: readonly OrderLine[]): string =>
  [
    'order,sku,quantity,date,batch',
    ...lines.map((line) => `O-${line.order},${skuOf(line.sku)},${line.quantity},${momentOf(line)},W${line.order >> 6}`),
  ].join('\n');

export const skuFile = (skus: number): string =>
  ['sku,name', ...Array.from({ length: skus }, (_, sku) => `${skuOf(sku)},Thing ${sku}`)].join('\n');

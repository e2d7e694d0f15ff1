import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Condition, MixingRule, SlottingPolicy, SlottingWarning } from '@slotwise/contract';
import type { Layout, Tours } from '@slotwise/engine';

/** A SKU as the search knows it. Lengths in mm, weights in g; null: nobody has measured it, which is never read as zero. */
export interface InputSku {
  id: string;
  code: string;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  weightG: number | null;
  condition: Condition;
  hazardClass: string | null;
  family: string | null;
  /** Pieces in the first of its places. */
  pieces: number;
  /** Different lots in the first of its places. */
  lots: number;
  /** Pieces that the history asks for. */
  demand: number;
  /** Numbers of the places in which it lies; the first is where it is picked from. */
  today: number[];
}

/** A storage place of the grid. Null: no limit, or goods of every condition. */
export interface InputLocation {
  id: string;
  code: string;
  /** The bay that it is reached from, by the number that the layout gives it. */
  point: number;
  /** From 0 at the floor. */
  level: number;
  x: number;
  y: number;
  zone: string | null;
  condition: Condition | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  maxVolumeMm3: number | null;
  maxWeightG: number | null;
  maxPieces: number | null;
  mixing: MixingRule;
  /** Nothing comes; what lies there may leave. */
  blocked: boolean;
}

/** All that a search goes by. The same input, seed and number of moves give the same plan. */
export interface RunInput {
  layout: Layout;
  policy: SlottingPolicy;
  skus: InputSku[];
  locations: InputLocation[];
  /** Orders that the search sees, by number of the SKU; older ones weigh less. */
  seen: Tours;
  /** Orders that it does not see. */
  unseen: Tours;
  /** Working days that they spread over. */
  days: { seen: number; unseen: number };
  warnings: SlottingWarning[];
}

export const encodeInput = (input: RunInput): Buffer => gzipSync(serialize(input), { level: 3 });
export const decodeInput = (bytes: Buffer): RunInput => deserialize(gunzipSync(bytes)) as RunInput;

/** Lines of each SKU. */
export function linesOf({ items }: Tours, skus: number): Uint32Array {
  const lines = new Uint32Array(skus);
  for (const sku of items) lines[sku]!++;
  return lines;
}

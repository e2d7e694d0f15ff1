import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Condition, MixingRule, SlottingPolicy, SlottingWarning } from '@slotwise/contract';
import type { Tours } from '@slotwise/engine';
import type { RunLayout } from './run-layout';

/** Grows when inputs change their shape: older ones are not read. */
const FORMAT = 3;

/**
 * Stock of one SKU in one place: the search moves it as one. Lengths in mm, weights in g; null: nobody has measured it,
 * which is never read as zero.
 */
export interface Pile {
  /** Of the SKU: those of one that lies in several places stand one after another. */
  id: string;
  code: string;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  weightG: number | null;
  condition: Condition;
  hazardClass: string | null;
  family: string | null;
  pieces: number;
  /** Different lots. */
  lots: number;
  /** One of its lots is held, and stays where it is. */
  held: boolean;
  /** Number of the place. */
  today: number;
}

/** A storage place of the layout. Null: no limit, or goods of every condition. */
export interface InputLocation {
  id: string;
  code: string;
  /** The bay or the spot that it is reached from, by the number that the layout gives it. */
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
  /** Nothing comes; goods that lie there may leave. */
  blocked: boolean;
}

/** Walks of the past in the order of time. */
export interface Walks {
  /** By number of the pile, each of weight 1. */
  tours: Tours;
  /** Pieces of each line. */
  pieces: Float32Array;
  /** The day of each walk, from that of 1970 on. */
  days: Int32Array;
}

/** All that a search goes by. The same input, seed and number of moves give the same plan. */
export interface RunInput {
  format: typeof FORMAT;
  layout: RunLayout;
  policy: SlottingPolicy;
  piles: Pile[];
  locations: InputLocation[];
  walks: Walks;
  /** The search sees the walks before this one, and not the others. */
  cut: number;
  warnings: SlottingWarning[];
}

export const newInput = (input: Omit<RunInput, 'format'>): RunInput => ({ format: FORMAT, ...input });

export const encodeInput = (input: RunInput): Buffer => gzipSync(serialize(input), { level: 3 });

/** The layout that the walks of a run were reckoned from. */
export interface InputLayout extends Pick<RunInput, 'layout' | 'policy'> {
  locations: readonly Pick<InputLocation, 'id' | 'point' | 'level' | 'x' | 'y'>[];
}

export function encodeLayout({ layout, policy, locations }: RunInput): Buffer {
  const spots = locations.map(({ id, point, level, x, y }) => ({ id, point, level, x, y }));
  return gzipSync(serialize({ layout, policy, locations: spots } satisfies InputLayout), { level: 3 });
}

export const decodeLayout = (bytes: Buffer): InputLayout => deserialize(gunzipSync(bytes)) as InputLayout;

/** The same with its walks in memory that threads share: a copy for each of them would be the larger part of an input. */
export function withSharedWalks(input: RunInput): RunInput {
  const { tours, pieces, days } = input.walks;
  const shared = ({ byteLength }: ArrayBufferView) => new SharedArrayBuffer(byteLength);
  const words = (from: Uint32Array) => copied(from, new Uint32Array(shared(from)));
  return {
    ...input,
    walks: {
      tours: {
        starts: words(tours.starts),
        items: words(tours.items),
        weights: copied(tours.weights, new Float64Array(shared(tours.weights))),
      },
      pieces: copied(pieces, new Float32Array(shared(pieces))),
      days: copied(days, new Int32Array(shared(days))),
    },
  };
}

const copied = <T extends { set(from: T): void }>(from: T, into: T): T => {
  into.set(from);
  return into;
};

/** Undefined for one of another shape. */
export function decodeInput(bytes: Buffer): RunInput | undefined {
  const input = deserialize(gunzipSync(bytes)) as Partial<RunInput>;
  return input.format === FORMAT ? (input as RunInput) : undefined;
}

/** Lines and pieces of each pile in the walks that the search sees. */
export function seenOf({ walks, cut, piles }: RunInput): { lines: Uint32Array; pieces: Float64Array; days: number } {
  const lines = new Uint32Array(piles.length);
  const pieces = new Float64Array(piles.length);
  const until = walks.tours.starts[cut]!;
  for (let at = 0; at < until; at++) {
    lines[walks.tours.items[at]!]!++;
    pieces[walks.tours.items[at]!]! += walks.pieces[at]!;
  }
  return { lines, pieces, days: daysIn(walks, 0, cut) };
}

/** Days on which walks from one number up to another were made: at least 1. */
export function daysIn({ days }: Walks, from: number, until: number): number {
  return Math.max(1, new Set(days.subarray(from, until)).size);
}

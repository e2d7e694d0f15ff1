import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toursOf } from '@slotwise/engine';
import type { AislePolicy, Distances, Problem, Warehouse } from '@slotwise/engine';

/** One published instance of storage assignment with picker routing (Prunet, Absi and Cattaruzza, 2024). */
export interface Assignment {
  name: string;
  problem: Problem;
  /** The best value that is known of it. */
  published: number;
}

const CAPACITY = 2;

interface Parsed {
  aisles: number;
  bays: number;
  pitches: [aisle: number, bay: number];
  items: number;
  orders: number[][];
  /** Item and location, both from 1. */
  fixed: [item: number, location: number][];
}

function parse(file: string): Parsed {
  const rows = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/).map(Number));
  const [[aisles = 0, bays = 0] = [], [aisle = 0, bay = 0] = [], [items = 0] = [], [count = 0] = [], sizes = []] = rows;
  if (sizes.length !== count) throw new Error(`${file}: ${count} orders, but ${sizes.length} sizes`);
  const orders = rows.slice(5, 5 + count);
  orders.forEach((order, index) => {
    if (order.length !== sizes[index]) throw new Error(`${file}: order ${index + 1} is not as long as it says`);
  });
  const fixed = rows.slice(5 + count).map(([item = 0, location = 0]): [number, number] => [item, location]);
  return { aisles, bays, pitches: [aisle, bay], items, orders, fixed };
}

function problemOf({ aisles, bays, items, orders, fixed }: Parsed, warehouse: Warehouse, firstPoint: number): Problem {
  const slots = Int32Array.from(
    { length: aisles * bays * CAPACITY },
    (_, slot) => firstPoint + Math.floor(slot / CAPACITY),
  );
  const kept = new Int32Array(items).fill(-1);
  const taken = new Map<number, number>();
  for (const [item, location] of fixed) {
    const before = taken.get(location) ?? 0;
    kept[item - 1] = (location - 1) * CAPACITY + before;
    taken.set(location, before + 1);
  }
  const tours = toursOf(
    orders.map((order) => order.map((item) => item - 1)),
    items,
  );
  return { warehouse, slots, items, tours, fixed: kept };
}

const rowsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split(','));

/** Instances of Guo et al.: a tour visits its locations in the order of their numbers. */
export function readGuo(folder: string): Assignment[] {
  const { distance } = JSON.parse(readFileSync(path.join(folder, 'guo_small_distance.json'), 'utf8')) as {
    distance: number[][];
  };
  const distances: Distances = { points: distance.length, depot: 0, between: Float64Array.from(distance.flat()) };
  return rowsOf(path.join(folder, 'guo_small_published.csv')).map(([name = '', , , , value]) => ({
    name,
    published: Number(value),
    problem: problemOf(parse(path.join(folder, 'guo_small', name)), { distances, policy: 'ordered' }, 1),
  }));
}

const POLICIES: Record<string, AislePolicy | 'exact'> = {
  return: 'return',
  sshape: 's-shape',
  midpoint: 'midpoint',
  largest: 'largest-gap',
  optimal: 'exact',
};

/** Instances of Silva et al., each under five policies. */
export function readSilva(folder: string): Assignment[] {
  const files = new Map(
    readdirSync(path.join(folder, 'silva_small')).map((name) => [name, parse(path.join(folder, 'silva_small', name))]),
  );
  return rowsOf(path.join(folder, 'silva_small_reference.csv')).map((row) => {
    const [file = '', policy = ''] = row;
    const parsed = files.get(file);
    const walked = POLICIES[policy];
    if (!parsed || !walked) throw new Error(`${file} under ${policy} is not there`);
    const [aislePitch, bayPitch] = parsed.pitches;
    const { aisles, bays } = parsed;
    const layout = { aisles, bays, aislePitch, bayPitch, endGap: bayPitch, depot: { aisle: 0, end: 'front' as const } };
    return {
      name: `${file} ${policy}`,
      published: Number(row[7]),
      problem: problemOf(parsed, { layout, policy: walked }, 0),
    };
  });
}

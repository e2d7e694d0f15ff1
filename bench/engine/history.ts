import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { placeByRule, Random, routingOf, SIMPLE_RULES, toursOf, travelOf } from '@slotwise/engine';
import type { Plan, Problem, SimpleRule, Tours, Warehouse } from '@slotwise/engine';
import { ageingIn, searchAhead } from './ahead';

/** Orders of the past, the oldest first, and the warehouse that they are collected in. */
export interface History {
  items: number;
  orders: number[][];
  warehouse: Warehouse;
  slots: Int32Array;
}

/** The last part of the orders, which the search does not see. */
const HELD_OUT = 0.2;

/** Orders of a real shop in a warehouse of 16 aisles with 30 bays of 8 slots each. */
export function readRetail(folder: string): History {
  const [head = '', ...lines] = gunzipSync(readFileSync(path.join(folder, 'orders_dec_aug.txt.gz')))
    .toString('utf8')
    .trim()
    .split('\n');
  const layout = {
    aisles: 16,
    bays: 30,
    aislePitch: 3,
    bayPitch: 1,
    endGap: 1,
    depot: { aisle: 0, end: 'front' as const },
  };
  return {
    items: Number(head.split(' ')[1]),
    orders: lines.map((line) => line.trim().split(/\s+/).slice(1).map(Number)),
    warehouse: { layout, policy: 's-shape' },
    slots: Int32Array.from({ length: 16 * 30 * 8 }, (_, slot) => slot >> 3),
  };
}

/** Travel by one plan: on the orders that it was made from, and on those that came later. */
export interface Travelled {
  seen: number;
  unseen: number;
}

interface Spread {
  median: number;
  min: number;
  max: number;
}

export interface HistoryResult {
  set: string;
  orders: { seen: number; unseen: number };
  rules: ({ rule: SimpleRule } & Travelled)[];
  /** Of all runs, which differ in the seed of the search alone. */
  found: { seen: Spread; unseen: Spread };
  /** Time of the processor that each search has. */
  seconds: number;
  seeds: number;
}

const percent = (part: number) => `${(100 * (part - 1)).toFixed(1)} %`;

function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b).map(Math.round);
  return { median: sorted[sorted.length >> 1] ?? NaN, min: sorted[0] ?? NaN, max: sorted.at(-1) ?? NaN };
}

/**
 * Prints by how much plans are shorter than the rules of thumb on orders that the search saw and on those that it did not.
 * @param seeds so many searches, each with another seed
 */
export function compareWithHistory(
  name: string,
  { items, orders, warehouse, slots }: History,
  seconds: number,
  seeds = 1,
): HistoryResult {
  const cut = Math.round(orders.length * (1 - HELD_OUT));
  const problem = (tours: Tours): Problem => ({ warehouse, slots, items, tours });
  const seen = toursOf(orders.slice(0, cut), items);
  const unseen = toursOf(orders.slice(cut), items);
  const routing = routingOf(warehouse);
  const travelled = (plan: Plan): Travelled => ({ seen: on(seen, plan), unseen: on(unseen, plan) });
  const on = (tours: Tours, plan: Plan) =>
    travelOf(
      routing,
      tours,
      plan.map((slot) => slots[slot] ?? 0),
    );
  const rules = SIMPLE_RULES.map((rule) => {
    const plan = placeByRule(problem(seen), rule, new Random(1));
    return { rule, ...travelled(plan) };
  });
  const best = rules.reduce((one, other) => (other.seen < one.seen ? other : one));
  const abc = rules.find(({ rule }) => rule === 'abc') ?? best;
  const runs = Array.from({ length: seeds }, (_, index) => {
    const seed = index + 1;
    const { plan, moves, ms, ageing } = searchAhead({ warehouse, slots, items }, orders.slice(0, cut), seconds, seed);
    const began = performance.now();
    const found = travelled(plan);
    const evaluation = performance.now() - began;
    console.log(
      `${name}, seed ${seed}: against ${best.rule} ${percent(found.seen / best.seen)} on ${cut} orders seen, ${percent(found.unseen / best.unseen)} on ${orders.length - cut} unseen; against abc ${percent(found.unseen / abc.unseen)} unseen; ${ageingIn(ageing)}; ${moves} moves in ${(ms / 1000).toFixed(1)} s; all ${seen.items.length + unseen.items.length} lines measured in ${evaluation.toFixed(0)} ms; ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB resident`,
    );
    return found;
  });
  return {
    set: name,
    orders: { seen: cut, unseen: orders.length - cut },
    rules: rules.map((one) => ({ rule: one.rule, seen: Math.round(one.seen), unseen: Math.round(one.unseen) })),
    found: {
      seen: spreadOf(runs.map((run) => run.seen)),
      unseen: spreadOf(runs.map((run) => run.unseen)),
    },
    seconds,
    seeds,
  };
}

import type { MoveChoice, MoveWorth } from '@slotwise/contract';
import { PROPOSED_MOVES_MAX } from '@slotwise/contract/constants';

/** Other ways to the same end; null where there is none. */
export interface Ways {
  /** Seconds that it adds while its place is filled again anyway: only the new goods go to the new place. */
  replenishing: number | null;
  /** Days until the place is empty at today's demand; then nothing has to be carried. */
  emptyInDays: number | null;
}
export const NO_WAYS: Ways = { replenishing: null, emptyInDays: null };

/** A step of work: all of a SKU that lies in one place goes to another. */
export interface Step {
  skuId: string;
  fromId: string;
  toId: string;
  /** It only makes room, and moves again later. */
  buffer: boolean;
  seconds: number;
  ways: Ways;
}

/**
 * Steps that only make sense together, in the order in which they are done, and their saving a day, all chains before
 * them being done.
 */
export interface Chain {
  steps: readonly Step[];
  seconds: number;
  secondsPerDay: number;
}

const MINUTE = 60;

export const worthOf = (chains: readonly Chain[]): MoveWorth => worthsOf(chains).at(-1)!;

/** Of none of the chains, of the first, of the first two, and so on. */
function worthsOf(chains: readonly Chain[]): MoveWorth[] {
  let [moves, seconds, secondsPerDay] = [0, 0, 0];
  const worth = (count: number): MoveWorth => ({
    ...{ chains: count, moves, minutes: seconds / MINUTE, secondsPerDay },
    breakEvenDays: breakEven(seconds, secondsPerDay),
  });
  return [
    worth(0),
    ...chains.map((chain, at) => {
      moves += chain.steps.length;
      seconds += chain.seconds;
      secondsPerDay += chain.secondsPerDay;
      return worth(at + 1);
    }),
  ];
}

/** Days until so many seconds of work are saved; null: never. */
export const breakEven = (seconds: number, secondsPerDay: number): number | null =>
  secondsPerDay > 0 ? seconds / secondsPerDay : null;

/**
 * The earlier chains that each chain cannot be done without: those that left its places as it finds them. A chain that
 * only put something down in a place, and took it away again, left it as it was.
 */
export function needsOf(chains: readonly Pick<Chain, 'steps'>[]): number[][] {
  const changedBy = new Map<string, number>();
  return chains.map(({ steps }, at) => {
    const needs = new Set<number>();
    const left = new Map<string, number>();
    for (const { skuId, fromId, toId } of steps) {
      for (const [id, change] of [
        [fromId, -1],
        [toId, 1],
      ] as const) {
        const before = changedBy.get(id);
        if (before !== undefined) needs.add(before);
        left.set(`${id} ${skuId}`, (left.get(`${id} ${skuId}`) ?? 0) + change);
      }
    }
    for (const [key, change] of left) if (change !== 0) changedBy.set(key.split(' ')[0] ?? '', at);
    return [...needs].sort((a, b) => a - b);
  });
}

/** Steps before each step that touch one of its places: they are to be done first. Numbers from 0. */
export function stepsBefore(steps: readonly Pick<Step, 'fromId' | 'toId'>[]): number[][] {
  const touchedBy = new Map<string, number>();
  return steps.map(({ fromId, toId }, at) => {
    const before = [touchedBy.get(fromId), touchedBy.get(toId)].filter((one) => one !== undefined);
    touchedBy.set(fromId, at);
    touchedBy.set(toId, at);
    return [...new Set(before)].sort((a, b) => a - b);
  });
}

/** All that can be reached from some numbers, themselves among them. */
export function reachOf(from: Iterable<number>, next: (one: number) => readonly number[]): Set<number> {
  const reached = new Set<number>();
  const open = [...from];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (reached.has(one)) continue;
    reached.add(one);
    open.push(...next(one));
  }
  return reached;
}

/** Chains that fall with each chain when it is rejected: those that need it, by way of others, too. */
export function dependentsOf(needs: ReadonlyMap<number, readonly number[]>): (chain: number) => readonly number[] {
  const dependents = new Map<number, number[]>();
  for (const [chain, own] of needs)
    for (const need of own) dependents.set(need, [...(dependents.get(need) ?? []), chain]);
  return (chain) => dependents.get(chain) ?? [];
}

/** The rest of a choice. */
interface Room {
  moves: number;
  seconds: number;
  chains: number;
}

/** @param all moves of the whole plan */
function roomOf(all: number, { by, value }: MoveChoice): Room {
  const share = Math.max(1, Math.floor((all * value) / 100));
  const moves = { share, moves: Math.floor(value), minutes: Infinity, chains: Infinity }[by];
  return {
    moves: Math.min(moves, PROPOSED_MOVES_MAX),
    seconds: by === 'minutes' ? value * MINUTE : Infinity,
    chains: by === 'chains' ? value : Infinity,
  };
}

/** The room beside one chain more; undefined: it does not fit. */
function roomBeside({ moves, seconds, chains }: Room, chain: Chain): Room | undefined {
  const left = { moves: moves - chain.steps.length, seconds: seconds - chain.seconds, chains: chains - 1 };
  return Object.values(left).every((one) => one >= 0) ? left : undefined;
}

/**
 * The first chains as far as there is room, up to where they save most, if some of them only pay because of one that does
 * not: what is saved after it cannot be had without it.
 */
function firstOf(chains: readonly Chain[], all: Room): Chain[] {
  let room: Room | undefined = all;
  let saved = 0;
  let best = { saved: 0, count: 0 };
  for (const [at, chain] of chains.entries()) {
    room = roomBeside(room, chain);
    if (!room) break;
    saved += chain.secondsPerDay;
    if (saved > best.saved) best = { saved, count: at + 1 };
  }
  const first = chains.slice(0, best.count);
  return first.some(({ secondsPerDay }) => secondsPerDay <= 0) ? first : [];
}

/** The chains that a choice takes, the best first: never one without those that it needs, and none that does not fit. */
export function choose(
  chains: readonly Chain[],
  choice: MoveChoice,
  all: number = worthOf(chains).moves,
): readonly Chain[] {
  let room = roomOf(all, choice);
  const first = firstOf(chains, room);
  if (first.length > 0) return first;
  const needs = needsOf(chains);
  const taken = new Set<number>();
  chains.forEach((chain, at) => {
    const left = roomBeside(room, chain);
    if (!left || chain.secondsPerDay <= 0 || needs[at]!.some((need) => !taken.has(need))) return;
    taken.add(at);
    room = left;
  });
  return chains.filter((_, at) => taken.has(at));
}

/** The same from the plan of which most is saved: the whole one, or one of fewer moves, which are worth more together. */
export function chooseBest(
  whole: readonly Chain[],
  few: readonly (readonly Chain[])[],
  choice: MoveChoice,
): readonly Chain[] {
  const all = worthOf(whole).moves;
  const saved = (chains: readonly Chain[]) => worthOf(chains).secondsPerDay;
  return few
    .map((chains) => choose(chains, choice, all))
    .reduce((best, other) => (saved(other) > saved(best) ? other : best), choose(whole, choice, all));
}

/** A stop on the curve: so many of the first chains of one of the plans. */
export interface Stop {
  /** Number of the plan, the whole one first. */
  plan: number;
  worth: MoveWorth;
}

/**
 * Stops that are worth it, those of the fewest moves first: each saves more than all of no more moves and no more minutes.
 * The last one is all of the whole plan.
 */
export function stopsOf(plans: readonly (readonly Chain[])[]): Stop[] {
  const stops = plans
    .flatMap((chains, plan) => worthsOf(chains).map((worth): Stop => ({ plan, worth })))
    .sort(
      ({ worth: a }, { worth: b }) =>
        a.moves - b.moves || a.minutes - b.minutes || b.secondsPerDay - a.secondsPerDay || a.chains - b.chains,
    );
  const kept: Stop[] = [];
  for (const stop of stops) {
    const { minutes, secondsPerDay } = stop.worth;
    const isBeaten = kept.some(({ worth }) => worth.minutes <= minutes && worth.secondsPerDay >= secondsPerDay);
    if (!isBeaten) kept.push(stop);
  }
  const all: Stop = { plan: 0, worth: worthOf(plans[0] ?? []) };
  return [...kept.filter(({ worth }) => worth.moves < all.worth.moves), all];
}

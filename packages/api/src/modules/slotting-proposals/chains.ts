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

export function worthOf(chains: readonly Chain[]): MoveWorth {
  const sum = (valueOf: (chain: Chain) => number) => chains.reduce((total, chain) => total + valueOf(chain), 0);
  const [seconds, secondsPerDay] = [sum((chain) => chain.seconds), sum((chain) => chain.secondsPerDay)];
  return {
    chains: chains.length,
    moves: sum(({ steps }) => steps.length),
    minutes: seconds / MINUTE,
    secondsPerDay,
    breakEvenDays: breakEven(seconds, secondsPerDay),
  };
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

/**
 * The first chains as far as a choice goes, up to where they save most, if some of them only pay because of one that does
 * not: what is saved after it cannot be had without it.
 */
function firstOf(chains: readonly Chain[], { by, value }: MoveChoice): Chain[] {
  const all = worthOf(chains).moves;
  const most =
    by === 'share' ? Math.max(1, Math.floor((all * value) / 100)) : by === 'moves' ? Math.floor(value) : Infinity;
  const sum = { moves: 0, seconds: 0, saved: 0 };
  let best = { saved: 0, count: 0 };
  for (const [at, { steps, seconds, secondsPerDay }] of chains.entries()) {
    sum.moves += steps.length;
    sum.seconds += seconds;
    sum.saved += secondsPerDay;
    if (sum.moves > Math.min(most, PROPOSED_MOVES_MAX)) break;
    if ((by === 'minutes' && sum.seconds > value * MINUTE) || (by === 'chains' && at >= value)) break;
    if (sum.saved > best.saved) best = { saved: sum.saved, count: at + 1 };
  }
  const first = chains.slice(0, best.count);
  return first.some(({ secondsPerDay }) => secondsPerDay <= 0) ? first : [];
}

/** The chains that a choice takes, the best first: never one without those that it needs, and none that does not fit. */
export function choose(chains: readonly Chain[], { by, value }: MoveChoice): Chain[] {
  const first = firstOf(chains, { by, value });
  if (first.length > 0) return first;
  const needs = needsOf(chains);
  const all = chains.reduce((sum, { steps }) => sum + steps.length, 0);
  const most = { share: Math.max(1, Math.floor((all * value) / 100)), moves: Math.floor(value) };
  let left = {
    moves: Math.min(by === 'share' || by === 'moves' ? most[by] : Infinity, PROPOSED_MOVES_MAX),
    seconds: by === 'minutes' ? value * MINUTE : Infinity,
    chains: by === 'chains' ? value : Infinity,
  };
  const taken = new Set<number>();
  chains.forEach(({ steps, seconds, secondsPerDay }, at) => {
    const fits = steps.length <= left.moves && seconds <= left.seconds && left.chains >= 1;
    if (!fits || secondsPerDay <= 0 || needs[at]!.some((need) => !taken.has(need))) return;
    taken.add(at);
    left = { moves: left.moves - steps.length, seconds: left.seconds - seconds, chains: left.chains - 1 };
  });
  return chains.filter((_, at) => taken.has(at));
}

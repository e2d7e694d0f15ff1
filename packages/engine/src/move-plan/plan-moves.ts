import { carrying } from '../costs/moves';
import { checkSlotting } from '../model/check-slotting';
import { partsOf } from '../model/parts';
import { pointDistance } from '../model/point-distance';
import type { SkuPlaces, SlottingProblem } from '../model/slotting';
import { RuleBook } from '../rules/rule-book';
import { checkPlaces } from '../model/check-places';
import { carryOut } from './carry-out';
import type { Carried } from './carry-out';
import { Gains } from './gains';
import type { CurvePoint, MoveChain, MovePlan, MoveStep } from './move-plan';
import { chainsOf, moversOf } from './pending';
import type { Mover } from './pending';

interface Open {
  movers: Mover[];
  /** Saved over the days of the history when it was measured last, and how many chains were done then. */
  saved: number;
  done: number;
  /** Least time of its moves. */
  seconds: number;
}

const curveOf = (chains: readonly MoveChain[]): CurvePoint[] => {
  const curve: CurvePoint[] = [{ chains: 0, steps: 0, seconds: 0, secondsPerDay: 0 }];
  for (const chain of chains) {
    const last = curve.at(-1)!;
    curve.push({
      chains: last.chains + 1,
      steps: last.steps + chain.steps.length,
      seconds: last.seconds + chain.seconds,
      secondsPerDay: last.secondsPerDay + chain.secondsPerDay,
    });
  }
  return curve;
};

/**
 * From what lies where today to a plan, step by step: no rule is broken after any of them. The chains that save most for
 * their time come first (rules M1 to M4). Throws as `checkSlotting` does, and a ProblemFault for places that are not there.
 * @param minutes a budget: it is filled with chains that save something; without, all that can be moved is
 * @param goods numbers that SKUs share which are the same goods in several places; without, each is goods of its own
 */
export function planMoves(
  problem: SlottingProblem,
  places: SkuPlaces,
  { minutes, goods }: { minutes?: number; goods?: ArrayLike<number> } = {},
): MovePlan {
  checkSlotting(problem);
  checkPlaces(problem, places);
  const parts = partsOf(problem);
  const movers = moversOf(parts, places);
  const seconds = carrying(problem);
  const gains = new Gains(problem, parts, movers);
  const book = new RuleBook(problem, parts);
  parts.today.forEach((location, part) => {
    if (location >= 0) book.enter(part, location);
  });
  const rate = ({ saved, seconds: needed }: Open) => saved / Math.max(needed, 1e-9);
  const open = chainsOf(movers, problem.locations.length).map((chain): Open => {
    const needed = chain.reduce((sum, { from, to }) => sum + seconds(from, to), 0);
    return { movers: chain, saved: gains.savedBy(chain), done: 0, seconds: needed };
  });
  const distance = pointDistance(problem.warehouse);
  const points = problem.locations.map(({ point }) => point);
  const targets = new Set(movers.map(({ to }) => to));
  const buffers = (from: number) =>
    Array.from(points.keys())
      .filter((location) => !targets.has(location))
      .sort((a, b) => distance(points[from]!, points[a]!) - distance(points[from]!, points[b]!) || a - b);

  const isSame = (part: number, other: number) =>
    goods !== undefined && goods[parts.skuOf[part]!] === goods[parts.skuOf[other]!];

  const chains: MoveChain[] = [];
  let left = minutes === undefined ? Infinity : minutes * 60;
  let later: Open[] = [];
  let progress = false;
  while (open.length > 0 || (progress && later.length > 0)) {
    if (open.length === 0) {
      // A chain that waited for slots of others is tried again after them.
      open.push(...later);
      later = [];
      progress = false;
    }
    open.sort((a, b) => rate(a) - rate(b));
    const next = open.pop()!;
    if (next.done !== chains.length) {
      next.saved = gains.savedBy(next.movers);
      next.done = chains.length;
      const second = open.at(-1);
      if (second && rate(next) < rate(second)) {
        open.push(next);
        continue;
      }
    }
    if (minutes !== undefined && next.saved <= 0) continue;
    if (next.seconds > left) continue;
    const carried = carryOut(next.movers, { book, buffers, isSame });
    if (!carried) {
      later.push(next);
      continue;
    }
    const steps = carried.map(stepOf);
    const needed = steps.reduce((sum, step) => sum + step.seconds, 0);
    if (needed > left) {
      takeBack(book, carried);
      continue;
    }
    left -= needed;
    progress = true;
    const secondsPerDay = gains.take(next.movers) / problem.days;
    const breakEvenDays = secondsPerDay > 0 ? needed / secondsPerDay : null;
    chains.push({ steps, seconds: needed, secondsPerDay, breakEvenDays });
  }
  const stuck = later.flatMap((one) =>
    one.movers.map(({ part, from, to }) => ({ sku: parts.skuOf[part]!, from: from < 0 ? null : from, to })),
  );
  return { chains, curve: curveOf(chains), stuck };

  function stepOf({ part, from, to, buffer }: Carried): MoveStep {
    const perDay = parts.demand[part]! / problem.days;
    const needed = seconds(from, to);
    const handling = problem.rates.moves?.secondsPerMove ?? 0;
    const final = !buffer && from >= 0;
    return {
      sku: parts.skuOf[part]!,
      from: from < 0 ? null : from,
      to,
      buffer,
      seconds: needed,
      ways: {
        replenishing: final && perDay > 0 ? needed - handling : null,
        emptyInDays: final && perDay > 0 ? parts.pieces[part]! / perDay : null,
      },
    };
  }
}

function takeBack(book: RuleBook, carried: readonly Carried[]): void {
  for (const { part, from, to } of carried.toReversed()) {
    book.leave(part, to);
    if (from >= 0) book.enter(part, from);
  }
}

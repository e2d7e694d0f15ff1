import type { SlottingMap } from '@slotwise/contract';

/** What is reached from one spot of an aisle: one cell of the plan. Lengths in mm. */
export interface Bay {
  /** Id and code of the lowest place. */
  id: string;
  code: string;
  x: number;
  y: number;
  today: number;
  /** Null without a plan. */
  plan: number | null;
}

/** Places above one another are one bay, with all their lines. */
export function baysOf({ ids, codes, x, y, level, today, plan }: SlottingMap): Bay[] {
  const bays = new Map<string, Bay & { level: number }>();
  codes.forEach((code, at) => {
    const key = `${x[at]} ${y[at]}`;
    const known = bays.get(key);
    const lines = { today: today[at] ?? 0, plan: plan ? (plan[at] ?? 0) : null };
    if (!known) {
      bays.set(key, { id: ids[at]!, code, x: x[at] ?? 0, y: y[at] ?? 0, level: level[at] ?? 1, ...lines });
      return;
    }
    known.today += lines.today;
    if (lines.plan !== null) known.plan = (known.plan ?? 0) + lines.plan;
    if ((level[at] ?? 1) < known.level) Object.assign(known, { id: ids[at]!, code, level: level[at] ?? 1 });
  });
  return [...bays.values()];
}

const least = (values: readonly number[], usual: number): number => {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const steps = sorted.slice(1).map((value, at) => value - sorted[at]!);
  return steps.length > 0 ? Math.min(...steps) : usual;
};

/** The part of a warehouse that is looked at, and how large a bay is drawn. Lengths in mm. */
interface Frame {
  left: number;
  front: number;
  width: number;
  depth: number;
  cell: { width: number; depth: number };
}

/** All bays, with half a bay of room around them. */
export function frameOf(bays: readonly Bay[]): Frame {
  const [xs, ys] = [bays.map(({ x }) => x), bays.map(({ y }) => y)];
  const cell = { width: least(xs, 1000), depth: least(ys, 1000) };
  const reduce = (values: readonly number[], pick: (a: number, b: number) => number) =>
    values.reduce((a, b) => pick(a, b));
  const left = reduce(xs, Math.min) - cell.width;
  const front = reduce(ys, Math.min) - cell.depth;
  return {
    ...{ left, front, cell },
    width: reduce(xs, Math.max) + cell.width - left,
    depth: reduce(ys, Math.max) + cell.depth - front,
  };
}

/** Colours from few to many that differ in lightness alone for whoever sees no hues: viridis, at even steps. */
export const HEAT = [
  ...['#440154', '#482878', '#3e4989', '#31688e', '#26828e', '#1f9e89', '#35b779', '#6ece58', '#b5de2b', '#fde725'],
] as const;

/** Which of the colours lines have; what is asked for most has the last one. */
export const heatOf = (lines: number, most: number): number =>
  // The root: few bays have nearly all lines, and the others would look alike.
  most <= 0 ? 0 : Math.min(HEAT.length - 1, Math.floor(Math.sqrt(lines / most) * HEAT.length));

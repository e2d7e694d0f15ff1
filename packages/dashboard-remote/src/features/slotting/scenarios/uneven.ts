import type { SlottingRun } from '@slotwise/contract';

/** Todays that differ by more than this part are others. */
const SAME_TODAY = 0.005;
const SLICES = ['seen', 'unseen'] as const;
/** Costs that are part of today's work: carrying goods to new places is not. */
const COSTS = ['reach', 'replenishment', 'congestion'] as const;

const differ = (values: readonly (string | number)[]): boolean => new Set(values).size > 1;

const isSpread = (runs: readonly SlottingRun[], unit: 'seconds' | 'metres'): boolean =>
  SLICES.some((on) => {
    const todays = runs.flatMap(({ basis }) => basis?.today[on][unit] ?? []);
    return Math.max(...todays) - Math.min(...todays) > SAME_TODAY * Math.max(...todays);
  });

/** Causes of unlike work of today. */
export interface Uneven {
  /** Settings by which the same work is counted otherwise. */
  by: ('policy' | 'costs' | 'speed')[];
  /** Goods were carried, or the orders are of another time. */
  isOther: boolean;
}

/** Causes for which the work of today differs among searches; null where it does not. */
export function unevenBy(runs: readonly SlottingRun[]): Uneven | null {
  if (!isSpread(runs, 'seconds')) return null;
  const isUnlike = (value: (settings: SlottingRun['settings']) => string | number) =>
    differ(runs.map(({ settings }) => value(settings)));
  const by: Uneven['by'] = [];
  if (isUnlike(({ policy }) => policy)) by.push('policy');
  if (isUnlike(({ costs }) => COSTS.map((cost) => costs[cost]).join())) by.push('costs');
  if (isUnlike(({ speed }) => speed)) by.push('speed');
  const isOtherInput = differ(
    runs.flatMap(({ basis }) => (basis ? JSON.stringify([basis.skus, basis.places, basis.orders, basis.lines]) : [])),
  );
  // Walks of one policy are as long whatever else counts.
  const policies = new Set(runs.map(({ settings: { policy } }) => policy));
  const isOtherWalk = [...policies].some((policy) =>
    isSpread(
      runs.filter(({ settings }) => settings.policy === policy),
      'metres',
    ),
  );
  return { by, isOther: by.length === 0 || isOtherInput || isOtherWalk };
}

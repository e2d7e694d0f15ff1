import type { SlottingBasis, SlottingRun } from '@slotwise/contract';

const MINUTE = 60;

/** Needs of a rule's places, and the limit of them. */
interface BrokenBudget {
  by: 'minutes' | 'piles';
  needs: number;
  allowed: number;
}

/** The budget of a search that a simple rule goes beyond; null where it keeps to it, or nobody has counted what it moves. */
export function brokenBudget(
  { budget, most }: SlottingRun['settings'],
  { moved, carrying }: SlottingBasis['rules'][number],
  piles: number | undefined,
): BrokenBudget | null {
  if (budget?.by === 'minutes') {
    const needs = (carrying ?? 0) / MINUTE;
    return needs > budget.value ? { by: 'minutes', needs: Math.ceil(needs), allowed: budget.value } : null;
  }
  const share =
    piles === undefined || budget === undefined ? Infinity : Math.max(1, Math.floor((piles * budget.value) / 100));
  const allowed = budget?.by === 'share' ? share : (budget?.value ?? most ?? Infinity);
  return moved !== undefined && moved > allowed ? { by: 'piles', needs: moved, allowed } : null;
}

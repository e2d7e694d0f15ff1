import type { SlottingSettings, SlottingTrial } from '@slotwise/contract';
import { firstPlaces, measureOf, SIMPLE_RULES, startPlaces, type SkuPlaces } from '@slotwise/engine';
import { asPlaces, problemOf } from '../input/problem-of';
import type { RunInput } from '../input/run-input';
import { sometimes, type Budget } from './budget';
import { chooseMethod } from './choose-method';
import type { Crew } from './crew';
import { perDay } from './judge';
import { isLimited } from './limit';
import type { SeedPlan } from './messages';
import { slicesOf } from './slices';
import type { Way, Weighing } from './weighing';

/** Part of the budget for a search by the earlier orders alone: it tells whether one does better than what costs no search. */
const TRYING_SEARCH = 0.1;

/** A plan that was made from the earlier orders. */
export interface Tried {
  trial: SlottingTrial;
  places: SkuPlaces;
  /** It is the search that was told last, further on: this one counts in its place. */
  goesOn: boolean;
}

interface Choosing {
  input: RunInput;
  settings: SlottingSettings;
  stays: ReadonlySet<number>;
  budget: Budget;
  crew: Crew;
  /** A plan to begin from, made from the earlier orders. */
  start: Int32Array | undefined;
  /** The way to that plan. */
  known: SlottingTrial | undefined;
  /** Told of each try, also if it is worse than others. */
  onTried(tried: Tried): void;
}

/**
 * Tries what lies today, the rules of thumb, and a search by orders weighed as they foretell later ones best. All plans are
 * made from the earlier orders that are seen and tried on the later ones: none is judged by orders that it was made from, nor
 * by any that are held out.
 * @returns the share of the budget that is spent, and how orders are weighed
 */
export function tryAll({ input, settings, stays, budget, crew, start, known, onTried }: Choosing): {
  spent: number;
  method: Way;
} {
  const { fit, trial } = slicesOf(input);
  const judged = problemOf(input, settings, trial, stays);
  const fitted = problemOf(input, settings, fit, stays);
  const { days } = fitted;
  const measure = measureOf(judged);
  const secondsOn = (places: SkuPlaces): number => {
    const seconds = measure(places);
    // Carrying is paid back over the time that it is to be, or over that from which the plan was made.
    return perDay(seconds, judged).total + seconds.moves / (settings.paidBack === undefined ? days : judged.days);
  };
  let least = Infinity;
  const tried = (places: SkuPlaces, trial: Pick<SlottingTrial, 'kind' | 'rule' | 'weighing'>): void => {
    const seconds = secondsOn(places);
    least = Math.min(least, seconds);
    onTried({ trial: { ...trial, seconds }, places, goesOn: false });
  };
  // First, so that nothing worse than it is ever told.
  const again = start && known;
  if (again) tried(asPlaces(start), known);
  if (!again || known.kind !== 'today')
    tried(asPlaces(input.piles.map(({ today }) => today)), { kind: 'today', rule: null, weighing: null });
  const { rules } = startPlaces(fitted, settings.seed);
  for (const rule of SIMPLE_RULES) {
    // A rule of thumb knows no limit to what it moves.
    const places = !isLimited(settings) && !(again && known.rule === rule) && rules[rule];
    if (places) tried(places, { kind: 'rule', rule, weighing: null });
  }

  let isTold = false;
  const searched = (places: SkuPlaces, weighing: Weighing, isLast: boolean) => {
    const seconds = secondsOn(places);
    // A plan on the way of a search counts if it is better than all that are known.
    if (!isLast && seconds >= least) return;
    least = Math.min(least, seconds);
    onTried({ trial: { kind: 'search', rule: null, weighing, seconds }, places, goesOn: isTold });
    isTold = true;
  };
  // Nobody should wait for what takes no luck: aisles filled with goods that are ordered together.
  if (!isLimited(settings)) searched(firstPlaces(fitted, settings.seed), 'even', false);

  const method = chooseMethod({ input, settings, stays, budget, crew });
  if (crew.isStopped()) return { spent: 0, method };
  const stage = budget.stage(0, TRYING_SEARCH);
  const onBest = sometimes(budget, ({ places }: SeedPlan) => searched(asPlaces(places), method.weighing, false));
  const found = crew.search({ orders: 'fit', method, stays: [...stays], stage, start }, onBest);
  // One that was stopped is not worse than what it told.
  if (found) searched(asPlaces(found.places), method.weighing, !crew.isStopped());
  return { spent: TRYING_SEARCH, method };
}

import type { SlottingSettings, SlottingTrial } from '@slotwise/contract';
import { secondsOf, SIMPLE_RULES, startPlaces, type SkuPlaces } from '@slotwise/engine';
import { asPlaces, problemOf } from '../input/problem-of';
import type { RunInput } from '../input/run-input';
import type { Budget } from './budget';
import type { Crew } from './crew';
import { perDay } from './judge';
import { slicesOf } from './slices';
import { weighingsFor, type Weighing } from './weighing';

/** Parts of the budget for trying all ways to weigh orders, and for going on with the best of them. */
const TRYING = 0.25;
const GOING_ON = 0.3;

/** A plan that was made from the earlier orders. */
export interface Tried {
  trial: SlottingTrial;
  places: SkuPlaces;
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
 * Tries what lies today, the rules of thumb, and searches that weigh orders differently. All plans are made from the earlier
 * orders that are seen and tried on the later ones: none is judged by orders that it was made from, nor by any that are held
 * out.
 * @returns the share of the budget that is spent
 */
export function tryAll({ input, settings, stays, budget, crew, start, known, onTried }: Choosing): number {
  const { fit, trial } = slicesOf(input);
  const judged = problemOf(input, settings, trial, stays);
  const { days } = problemOf(input, settings, fit, stays);
  const secondsOn = (places: SkuPlaces): number => {
    const seconds = secondsOf(judged, places);
    // Carrying is paid back over the time that the plan was made from.
    return perDay(seconds, judged).total + seconds.moves / days;
  };
  const tried = (places: SkuPlaces, trial: Pick<SlottingTrial, 'kind' | 'rule' | 'weighing'>): number => {
    const seconds = secondsOn(places);
    onTried({ trial: { ...trial, seconds }, places });
    return seconds;
  };
  // First, so that nothing worse than it is ever told.
  const again = start && known;
  if (again) tried(asPlaces(start), known);
  if (!again || known.kind !== 'today')
    tried(asPlaces(input.piles.map(({ today }) => today)), { kind: 'today', rule: null, weighing: null });
  const { rules } = startPlaces(problemOf(input, settings, fit, stays), settings.seed);
  for (const rule of SIMPLE_RULES) {
    // A rule of thumb knows no limit to what it moves.
    const places = settings.most === undefined && !(again && known.rule === rule) && rules[rule];
    if (places) tried(places, { kind: 'rule', rule, weighing: null });
  }

  const weighings = weighingsFor(input.walks, fit.until);
  let spent = 0;
  const search = (weighing: Weighing, share: number, from: Int32Array | undefined) => {
    const stage = budget.stage(spent, spent + share);
    const found = crew.search({ orders: 'fit', weighing, stays: [...stays], stage, start: from });
    spent += share;
    if (!found || crew.isStopped()) return undefined;
    const { places } = found;
    return { weighing, places, seconds: tried(asPlaces(places), { kind: 'search', rule: null, weighing }) };
  };
  let best: ReturnType<typeof search>;
  for (const weighing of weighings) {
    const found = search(weighing, TRYING / weighings.length, start);
    if (!found) return spent;
    if (!best || found.seconds < best.seconds) best = found;
  }
  if (best) search(best.weighing, GOING_ON, best.places);
  return spent;
}

import type { SlottingBasis, SlottingOutcome, SlottingRule, SlottingSeconds } from '@slotwise/contract';
import {
  leastSeconds,
  secondsOf,
  SIMPLE_RULES,
  startPlaces,
  type SkuPlaces,
  type SlottingProblem,
} from '@slotwise/engine';
import { violationsOf } from '@slotwise/engine/check';
import { asPlaces, placesIn, problemOf, seenWalks } from '../input/problem-of';
import { daysIn } from '../input/run-input';
import { sometimes, type Budget } from './budget';
import { problemFor } from './by-seed';
import { chooseMethod } from './choose-method';
import { tryAll, type Tried } from './choosing';
import type { Crew } from './crew';
import { Judge } from './judge';
import { keptPiles } from './kept-piles';
import type { FoundPlan, SearchMessage, SearchTask, SeedPlan } from './messages';
import { slicesOf } from './slices';
import type { Way } from './weighing';

/** The longest that a bound is worked on, in ms and as a part of the run's time. */
const BOUND_MS = 5000;
const BOUND_SHARE = 0.05;
/** A plan that is better by less than this part is the same: rounding. */
const SAME = 1e-9;

const isSame = (one: SeedPlan, other: SeedPlan) => one.places.every((place, pile) => place === other.places[pile]);

interface SearchRunParts {
  task: SearchTask;
  budget: Budget;
  crew: Crew;
  send(message: SearchMessage): void;
}

/** One run from today's stock to the plan: chooses a way by orders that were kept for that, and goes it to its end. */
export class SearchRun {
  private readonly judge: Judge;
  private readonly today: SkuPlaces;
  private readonly kept: ReturnType<typeof keptPiles>;
  private readonly seen: SlottingProblem;
  private readonly workToday: SlottingSeconds;
  private readonly tried: Pick<Tried, 'trial' | 'places'>[] = [];
  private outcome: SlottingOutcome;

  constructor(private readonly parts: SearchRunParts) {
    const { input, settings } = parts.task;
    this.judge = new Judge(input, settings);
    this.today = asPlaces(input.piles.map(({ today }) => today));
    this.workToday = this.judge.look(this.today).work;
    this.kept = keptPiles(input, settings);
    this.seen = problemOf(input, settings, seenWalks(input), this.kept.stays);
    const { trial } = slicesOf(input);
    this.outcome = {
      ...{ orders: trial.until - trial.from, trials: [], best: 0, complete: false, bound: null, work: null },
    };
  }

  run(): void {
    const { task, budget, crew } = this.parts;
    const { input, settings, start, outcome: before } = task;
    const { rules } = startPlaces(this.seen, settings.seed);
    this.parts.send({ basis: this.basis(rules), notices: this.kept.notices });
    const begin = start?.length === input.piles.length ? start : undefined;
    let latest: SkuPlaces | undefined;
    let spent = 0;
    let method: Way | undefined;
    const { stays } = this.kept;
    if (begin && before?.complete) {
      this.outcome = before;
      this.tell((latest = asPlaces(begin)));
    } else {
      ({ spent, method } = tryAll({
        ...{ input, settings, budget, crew, stays },
        ...{ start: begin, known: before?.trials[before.best] },
        onTried: (tried) => {
          const best = this.add(tried);
          if (best !== latest) this.tell((latest = best));
        },
      }));
      if (crew.isStopped()) return;
    }
    this.outcome = { ...this.outcome, complete: true };
    const { kind, rule, weighing: known } = this.outcome.trials[this.outcome.best]!;
    if (kind === 'search')
      this.searchOn(latest, spent, method ?? chooseMethod({ input, settings, budget, crew, stays, known }));
    else {
      // The same rule again, by all orders that are seen.
      const places = (kind === 'rule' && rule && rules[rule]) || latest || this.today;
      this.tell(places, this.boundOf(this.seen, places));
    }
  }

  /** @returns the best places so far; those that were tried first win where others are no better */
  private add({ trial, places, goesOn }: Tried): SkuPlaces {
    if (goesOn) this.tried.pop();
    this.tried.push({ trial, places });
    const trials = this.tried.map((one) => one.trial);
    const best = trials.reduce(
      (least, { seconds }, at) => (seconds < trials[least]!.seconds * (1 - SAME) ? at : least),
      0,
    );
    this.outcome = { ...this.outcome, trials, best };
    return this.tried[best]!.places;
  }

  /** The search that was best is made again with all orders that are seen. */
  private searchOn(start: SkuPlaces | undefined, spent: number, method: Way): void {
    const { task, budget, crew } = this.parts;
    const orders = { orders: 'seen', method, stays: [...this.kept.stays] } as const;
    const bound = this.boundOf(problemFor(task, orders), start ?? this.today);
    let told: SeedPlan | undefined;
    // The plan that was best on a part of the orders counts by all of them from here on: nothing worse than it is told.
    const begin = secondsOf(bound.problem, start ?? this.today).total;
    this.tell(start ?? this.today, bound, begin);
    const tell = (plan: SeedPlan) => {
      if (plan.cost > (told?.cost ?? begin)) return;
      this.tell(asPlaces((told = plan).places), bound, plan.cost);
    };
    const tellSome = sometimes(budget, tell);
    const question = { ...orders, stage: budget.stage(spent, 1), start: start && placesIn(start) };
    const found = crew.search(question, tellSome);
    // Of plans that cost the same another one may have been told first.
    if (found && !(told && isSame(found, told))) tell(found);
  }

  /** Lower bound on the cost of a plan for these orders, in seconds; in a time of its own. */
  private boundOf(problem: SlottingProblem, places: SkuPlaces) {
    const { budget, crew, task } = this.parts;
    const until = budget.elapsed + Math.min(BOUND_MS, task.settings.seconds * 1000 * BOUND_SHARE);
    const seconds = leastSeconds(problem, places, () => !crew.isStopped() && budget.elapsed < until);
    return { problem, seconds, today: secondsOf(problem, this.today).total };
  }

  /** Tells a plan, which is judged by the engine's own checker before anybody sees it. */
  private tell(places: SkuPlaces, bound?: ReturnType<SearchRun['boundOf']>, seconds?: number): void {
    const { send } = this.parts;
    const moved = this.movedBy(places);
    if (moved > 0) {
      const faults = violationsOf(this.seen, places);
      if (faults.length > 0) throw new Error(`A plan breaks rules: ${faults.slice(0, 5).join('; ')}`);
    }
    let aim: FoundPlan['aim'];
    if (bound) {
      const { problem, today } = bound;
      const total = seconds ?? secondsOf(problem, places).total;
      aim = { today: today / problem.days, plan: total / problem.days };
      const gap = total > 0 ? Math.max(0, 1 - bound.seconds / total) : 0;
      this.outcome = { ...this.outcome, bound: { gap, proven: gap <= SAME } };
    }
    const { measure, work } = this.judge.look(places);
    this.outcome = { ...this.outcome, work: { today: this.workToday, plan: work } };
    const best = { places: placesIn(places), measure, moved, ...(aim && { aim }) };
    send({ best, outcome: this.outcome });
  }

  /** Number of piles that do not lie where they lie today. */
  private movedBy(places: SkuPlaces): number {
    const { piles } = this.parts.task.input;
    return piles.reduce((sum, { today }, pile) => sum + (places[pile]![0] === today ? 0 : 1), 0);
  }

  private basis(rules: Record<SlottingRule, SkuPlaces | null>): SlottingBasis {
    const { input } = this.parts.task;
    const { piles, locations, walks, cut, warnings } = input;
    const judged = SIMPLE_RULES.flatMap((rule) => {
      const places = rules[rule];
      if (!places) return [];
      const carried = { moved: this.movedBy(places), carrying: this.judge.carried(places) };
      return [{ rule, ...this.judge.measure(places), ...carried }];
    });
    const best = judged.reduce<(typeof judged)[number] | null>(
      (one, other) => (one && one.seen.seconds <= other.seen.seconds ? one : other),
      null,
    );
    const [until, { starts, items }] = [walks.days.length, walks.tours];
    const kept = this.kept.stays.size;
    return {
      ...{ skus: new Set(piles.map(({ id }) => id)).size, piles: piles.length, places: locations.length },
      orders: { seen: cut, unseen: until - cut },
      lines: { seen: starts[cut]!, unseen: items.length - starts[cut]! },
      days: { seen: daysIn(walks, 0, cut), unseen: until > cut ? daysIn(walks, cut, until) : 0 },
      today: this.judge.measure(this.today),
      rules: judged,
      bestRule: best?.rule ?? null,
      warnings: [...warnings, ...(kept > 0 ? [{ code: 'skus_kept' as const, count: kept }] : [])],
    };
  }
}

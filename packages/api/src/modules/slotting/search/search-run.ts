import type { SlottingBasis, SlottingOutcome, SlottingRule, SlottingSettings, SlottingTrial } from '@slotwise/contract';
import { leastSeconds, secondsOf, SIMPLE_RULES, slotQuickly, startPlaces, type SkuPlaces } from '@slotwise/engine';
import { violationsOf } from '@slotwise/engine/check';
import { asPlaces, problemOf, seenWalks } from '../input/problem-of';
import { daysIn, type RunInput } from '../input/run-input';
import type { Budget } from './budget';
import { slicesOf, tryAll } from './choosing';
import { Judge } from './judge';
import { keptPiles } from './kept-piles';
import type { SearchMessage } from './messages';
import { weightsFor } from './weighing';

/** The longest that a bound is worked on, in ms and as a part of the run's time. */
const BOUND_MS = 5000;
const BOUND_SHARE = 0.05;
/** A plan that is better by less than this part is the same: rounding. */
const SAME = 1e-9;

interface SearchRunParts {
  input: RunInput;
  settings: SlottingSettings;
  budget: Budget;
  isStopped(): boolean;
  send(message: SearchMessage): void;
}

/** One run from today's stock to the plan: chooses a way by orders that were kept for that, and goes it to its end. */
export class SearchRun {
  private readonly judge: Judge;
  private readonly today: SkuPlaces;
  private readonly kept: ReturnType<typeof keptPiles>;
  private outcome: SlottingOutcome;

  constructor(private readonly parts: SearchRunParts) {
    const { input, settings } = parts;
    this.judge = new Judge(input, settings);
    this.today = asPlaces(input.piles.map(({ today }) => today));
    this.kept = keptPiles(input, settings);
    const { trial } = slicesOf(input);
    this.outcome = {
      ...{ orders: trial.until - trial.from, trials: [], best: 0, complete: false, bound: null, work: null },
    };
  }

  /**
   * @param start the best plan of a server that is gone
   * @param before its chosen way by then
   */
  run(start: Int32Array | undefined, before: SlottingOutcome | null): void {
    const { input, settings, budget, isStopped } = this.parts;
    const rules = startPlaces(this.problem(), settings.seed).rules;
    this.parts.send({ basis: this.basis(rules), notices: this.kept.notices });
    const begin = start?.length === input.piles.length ? asPlaces(start) : undefined;
    let latest: SkuPlaces | undefined = begin;
    let spent = 0;
    if (begin && before?.complete) {
      this.outcome = before;
      this.tell(begin);
    } else {
      spent = tryAll({
        ...{ input, settings, budget, isStopped, start: begin, stays: this.kept.stays },
        onTried: ({ trial, places }) => {
          if (this.add(trial)) this.tell((latest = places));
        },
      });
      if (isStopped()) return;
    }
    this.outcome = { ...this.outcome, complete: true };
    const { kind, rule } = this.outcome.trials[this.outcome.best]!;
    if (kind === 'search') this.searchOn(latest, spent);
    else {
      // The same rule again, by all orders that are seen.
      const places = (kind === 'rule' && rule && rules[rule]) || latest || this.today;
      this.tell(places, this.boundOf(this.problem(), places));
    }
  }

  /** @returns whether it is the best so far; those that were tried first win where others are no better */
  private add(trial: SlottingTrial): boolean {
    const { trials, best } = this.outcome;
    const isBest = trials.length === 0 || trial.seconds < trials[best]!.seconds * (1 - SAME);
    this.outcome = { ...this.outcome, trials: [...trials, trial], best: isBest ? trials.length : best };
    return isBest;
  }

  /** The search that was best is made again with all orders that are seen. */
  private searchOn(start: SkuPlaces | undefined, spent: number): void {
    const { input, settings, budget, isStopped } = this.parts;
    const { weighing } = this.outcome.trials[this.outcome.best]!;
    const weight = weightsFor(input.walks, weighing ?? 'even', input.cut);
    const problem = this.problem(weight);
    const bound = this.boundOf(problem, start ?? this.today);
    let told = Infinity;
    const consider = (places: SkuPlaces, seconds: number) => {
      if (isStopped() || seconds >= told) return;
      told = seconds;
      this.tell(places, bound, seconds);
    };
    const stage = budget.stage(spent, 1);
    const { places, moves, seconds } = slotQuickly(problem, {
      ...{ seed: settings.seed, spent: stage.spent, start },
      progress: (progress) => consider(progress.places, progress.seconds),
    });
    stage.end(moves);
    consider(places, seconds.total);
  }

  private problem(weight?: (walk: number) => number) {
    const { input, settings } = this.parts;
    const period = { ...seenWalks(input), ...(weight && { weight }) };
    return problemOf(input, settings, period, this.kept.stays);
  }

  /** Lower bound on the cost of a plan for these orders, in seconds; in a time of its own. */
  private boundOf(problem: ReturnType<SearchRun['problem']>, places: SkuPlaces) {
    const { budget, isStopped, settings } = this.parts;
    const until = budget.elapsed + Math.min(BOUND_MS, settings.seconds * 1000 * BOUND_SHARE);
    const seconds = leastSeconds(problem, places, () => !isStopped() && budget.elapsed < until);
    return { problem, seconds };
  }

  /** Tells a plan, which is judged by the engine's own checker before anybody sees it. */
  private tell(places: SkuPlaces, bound?: ReturnType<SearchRun['boundOf']>, seconds?: number): void {
    const { input, send } = this.parts;
    const moved = input.piles.reduce((sum, { today }, pile) => sum + (places[pile]![0] === today ? 0 : 1), 0);
    if (moved > 0) {
      const faults = violationsOf(this.problem(), places);
      if (faults.length > 0) throw new Error(`A plan breaks rules: ${faults.slice(0, 5).join('; ')}`);
    }
    if (bound) {
      const total = seconds ?? secondsOf(bound.problem, places).total;
      const gap = total > 0 ? Math.max(0, 1 - bound.seconds / total) : 0;
      this.outcome = { ...this.outcome, bound: { gap, proven: gap <= SAME } };
    }
    this.outcome = {
      ...this.outcome,
      work: { today: this.judge.work(this.today), plan: this.judge.work(places) },
    };
    const best = {
      places: Int32Array.from(places, (own) => own[0] ?? -1),
      ...{ measure: this.judge.measure(places), moved },
    };
    send({ best, outcome: this.outcome });
  }

  private basis(rules: Record<SlottingRule, SkuPlaces | null>): SlottingBasis {
    const { input } = this.parts;
    const { piles, locations, walks, cut, warnings } = input;
    const judged = SIMPLE_RULES.flatMap((rule) => {
      const places = rules[rule];
      return places ? [{ rule, ...this.judge.measure(places) }] : [];
    });
    const best = judged.reduce<(typeof judged)[number] | null>(
      (one, other) => (one && one.seen.seconds <= other.seen.seconds ? one : other),
      null,
    );
    const [until, { starts, items }] = [walks.days.length, walks.tours];
    const kept = this.kept.stays.size;
    return {
      ...{ skus: new Set(piles.map(({ id }) => id)).size, places: locations.length },
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

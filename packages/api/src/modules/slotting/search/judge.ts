import type { SlottingMeasure, SlottingSeconds, SlottingTravel } from '@slotwise/contract';
import { carrying, secondsOf, type Seconds, type SkuPlaces, type SlottingProblem } from '@slotwise/engine';
import { problemOf, seenWalks } from '../input/problem-of';
import type { RunInput } from '../input/run-input';
import type { SlottingSettings } from '@slotwise/contract';

const MM_IN_METRE = 1000;

/** Measures plans on the orders that were seen and on those that were not, each order once. */
export class Judge {
  private readonly seen: SlottingProblem;
  private readonly unseen: SlottingProblem | null;

  constructor(input: RunInput, settings: SlottingSettings) {
    this.seen = problemOf(input, settings, seenWalks(input));
    const until = input.walks.days.length;
    this.unseen = input.cut < until ? problemOf(input, settings, { from: input.cut, until }) : null;
  }

  measure(places: SkuPlaces): SlottingMeasure {
    const none = { metres: 0, seconds: 0 };
    return {
      seen: travelOf(this.seen, places),
      unseen: this.unseen ? travelOf(this.unseen, places) : none,
    };
  }

  /** Seconds of carrying all goods from where they lie to some places, once, whatever that counts in the search. */
  carried(places: SkuPlaces): number {
    const seconds = carrying(this.seen);
    return this.seen.skus.reduce((sum, { today }, pile) => sum + seconds(today[0] ?? -1, places[pile]![0] ?? -1), 0);
  }

  /**
   * Seconds of a mean day of the orders that were seen, by kind of work; carrying to new places is of all days
   * together.
   */
  work = (places: SkuPlaces): SlottingSeconds => ({
    ...perDay(secondsOf(this.seen, places), this.seen),
    moves: this.carried(places),
  });
}

/** Seconds by cost, of a mean day; those of moves once. */
export function perDay(seconds: Seconds, { days, rates }: SlottingProblem): SlottingSeconds {
  const weight = rates.moves?.weight ?? 0;
  const [travel, reach, replenishment, congestion] = [
    seconds.travel / days,
    seconds.reach / days,
    seconds.replenishment / days,
    seconds.congestion / days,
  ];
  const moves = weight > 0 ? seconds.moves / weight : 0;
  return { ...{ travel, reach, replenishment, congestion, moves }, total: travel + reach + replenishment + congestion };
}

function travelOf(problem: SlottingProblem, places: SkuPlaces): SlottingTravel {
  const { travel, total } = perDay(secondsOf(problem, places), problem);
  return { metres: travel / problem.rates.secondsPerLength / MM_IN_METRE, seconds: total };
}

import type { SlottingMeasure, SlottingSeconds, SlottingTravel } from '@slotwise/contract';
import { carrying, measureOf, type Seconds, type SkuPlaces, type SlottingProblem } from '@slotwise/engine';
import { problemOf, seenWalks } from '../input/problem-of';
import type { RunInput } from '../input/run-input';
import type { SlottingSettings } from '@slotwise/contract';

const MM_IN_METRE = 1000;

/** Measures plans on the orders that were seen and on those that were not, each order once. */
export class Judge {
  private readonly seen: Measured;
  private readonly unseen: Measured | null;
  private readonly today: readonly number[];
  private readonly carry: (from: number, to: number) => number;
  private readonly secondsPerLength: number;

  constructor(input: RunInput, settings: SlottingSettings) {
    const seen = problemOf(input, settings, seenWalks(input));
    this.seen = measured(seen);
    this.today = input.piles.map(({ today }) => today);
    this.carry = carrying(seen);
    this.secondsPerLength = seen.rates.secondsPerLength;
    const until = input.walks.days.length;
    this.unseen = input.cut < until ? measured(problemOf(input, settings, { from: input.cut, until })) : null;
  }

  measure = (places: SkuPlaces): SlottingMeasure => this.look(places).measure;

  /**
   * The same, and seconds of a mean day of the orders that were seen, by kind of work; carrying to new places is of all
   * days together.
   */
  look(places: SkuPlaces): { measure: SlottingMeasure; work: SlottingSeconds } {
    const [seen, unseen] = [this.seen(places), this.unseen?.(places)];
    const none = { metres: 0, seconds: 0 };
    return {
      measure: { seen: this.travelIn(seen), unseen: unseen ? this.travelIn(unseen) : none },
      work: { ...seen, moves: this.carried(places) },
    };
  }

  private travelIn = ({ travel, total }: SlottingSeconds): SlottingTravel => ({
    metres: travel / this.secondsPerLength / MM_IN_METRE,
    seconds: total,
  });

  /** Seconds of carrying all goods from where they lie to some places, once, whatever that counts in the search. */
  carried = (places: SkuPlaces): number =>
    this.today.reduce((sum, today, pile) => sum + this.carry(today, places[pile]![0] ?? -1), 0);
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

type Measured = (places: SkuPlaces) => SlottingSeconds;

function measured(problem: SlottingProblem): Measured {
  const measure = measureOf(problem);
  return (places) => perDay(measure(places), problem);
}

import type { SlottingTour, SlottingWalk } from '@slotwise/contract';
import type { RunInput } from '../input/run-input';
import { walksIn, type DrawnWalks } from './drawn-walks';

const MM_IN_METRE = 1000;
const DAY_MS = 86_400_000;
/** A walk of one stop shows nothing, and one of very many nobody can follow. */
const STOPS = { fewest: 2, most: 60 };
/** Walks that the typical one is chosen among: the latest. */
const LATEST = 2000;

/** Orders of the past, as they are walked from places. */
export class PlanTours {
  /** Numbers of the walks that can be shown. */
  private readonly shown: number[];
  private typical: number | undefined;
  private readonly walks: DrawnWalks;

  /** @param places those of the piles under the plan */
  constructor(
    private readonly input: RunInput,
    private readonly places: Int32Array,
  ) {
    const { walks } = input;
    const { starts } = walks.tours;
    this.walks = walksIn(input);
    const { most = STOPS.most } = this.walks;
    this.shown = Array.from(walks.days.keys()).filter((walk) => {
      const stops = starts[walk + 1]! - starts[walk]!;
      return stops >= STOPS.fewest && stops <= most;
    });
  }

  /**
   * @param number of the walks that can be shown; left out: a typical one
   * @returns null for a number that none of them has, `no_walks` where there is no typical one
   */
  tour(number: number | undefined): SlottingTour | 'no_walks' | null {
    const { input, shown } = this;
    if (number === undefined && shown.length === 0) return 'no_walks';
    const at = number ?? (this.typical ??= this.findTypical());
    const walk = shown[at];
    if (walk === undefined) return null;
    const [today, plan] = [this.walked(walk, false), this.walked(walk, true)];
    const day = new Date(input.walks.days[walk]! * DAY_MS).toISOString().slice(0, 10);
    return { ...{ number: at, count: shown.length, day, seen: walk < input.cut, today, plan } };
  }

  /** The one of the latest that saves as much as half of them do: neither the best nor the worst. */
  private findTypical(): number {
    const { shown, input } = this;
    const unseen = shown.findIndex((walk) => walk >= input.cut);
    const from = Math.max(unseen < 0 ? 0 : unseen, shown.length - LATEST);
    const saved = shown
      .slice(from)
      .map((walk, at) => ({ at: from + at, saves: this.lengthOf(walk, false) - this.lengthOf(walk, true) }))
      .sort((one, other) => one.saves - other.saves);
    return saved[Math.floor(saved.length / 2)]?.at ?? 0;
  }

  private pilesIn(walk: number): number[] {
    const { starts, items } = this.input.walks.tours;
    return Array.from(items.subarray(starts[walk]!, starts[walk + 1]!));
  }

  private locationOf(pile: number, isPlan: boolean): number {
    return isPlan ? this.places[pile]! : this.input.piles[pile]!.today;
  }

  private pointsOf(walk: number, isPlan: boolean): number[] {
    const { locations } = this.input;
    const points = this.pilesIn(walk).map((pile) => locations[this.locationOf(pile, isPlan)]!.point);
    return [...new Set(points)].sort((a, b) => a - b);
  }

  private lengthOf(walk: number, isPlan: boolean): number {
    return this.walks.lengthOf(this.pointsOf(walk, isPlan));
  }

  private walked(walk: number, isPlan: boolean): SlottingWalk {
    const { piles, locations } = this.input;
    const path = this.walks.walk(this.pointsOf(walk, isPlan));
    return {
      metres: path.length / MM_IN_METRE,
      x: path.x,
      y: path.y,
      stops: path.stops.flatMap(({ point, corner }) =>
        this.pilesIn(walk).flatMap((pile) => {
          const location = locations[this.locationOf(pile, isPlan)]!;
          if (location.point !== point) return [];
          const { id, code } = piles[pile]!;
          return [{ sku: { id, code }, place: { id: location.id, code: location.code }, corner }];
        }),
      ),
    };
  }
}

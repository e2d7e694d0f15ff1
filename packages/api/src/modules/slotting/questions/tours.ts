import type { SlottingTour, SlottingWalk } from '@slotwise/contract';
import { depthOf, tourLength, type Location } from '@slotwise/engine';
import type { RunInput } from '../input/run-input';
import { EXACT_STOPS_MAX, walkPath } from './walk-path';

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
  private readonly aisleX: number[];
  private readonly bayY: (depth: number) => number;

  /** @param places those of the piles under the plan */
  constructor(
    private readonly input: RunInput,
    private readonly places: Int32Array,
  ) {
    const { walks, policy } = input;
    const { starts } = walks.tours;
    const most = policy === 'exact' ? EXACT_STOPS_MAX : STOPS.most;
    this.shown = Array.from(walks.days.keys()).filter((walk) => {
      const stops = starts[walk + 1]! - starts[walk]!;
      return stops >= STOPS.fewest && stops <= most;
    });
    [this.aisleX, this.bayY] = this.drawn();
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

  private placeAt = (point: number): Location => {
    const { bays } = this.input.layout;
    return { aisle: Math.floor(point / bays), bay: point % bays };
  };

  private lengthOf(walk: number, isPlan: boolean): number {
    const { layout, policy } = this.input;
    return tourLength(policy, layout, this.pointsOf(walk, isPlan).map(this.placeAt));
  }

  private walked(walk: number, isPlan: boolean): SlottingWalk {
    const { layout, policy, piles, locations } = this.input;
    const path = walkPath(layout, policy, this.pointsOf(walk, isPlan));
    const round = (value: number) => Math.round(value);
    return {
      metres: path.length / MM_IN_METRE,
      x: path.corners.map(({ aisle }) => round(this.aisleX[aisle]!)),
      y: path.corners.map(({ depth }) => round(this.bayY(depth))),
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

  /** Positions of aisles and depths on the map: as places say, and between and beyond them as the layout does. */
  private drawn(): [number[], (depth: number) => number] {
    const { layout, locations } = this.input;
    const known = new Map<number, number>();
    for (const { point, x } of locations) known.set(this.placeAt(point).aisle, x);
    const [first] = known;
    const aisleX = Array.from(
      { length: layout.aisles },
      (_, aisle) => known.get(aisle) ?? (first ? first[1] + (aisle - first[0]) * layout.aislePitch : 0),
    );
    const [some] = locations;
    const front = some ? some.y - depthOf(layout, this.placeAt(some.point).bay) : 0;
    return [aisleX, (depth) => front + depth];
  }
}

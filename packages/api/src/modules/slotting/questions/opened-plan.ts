import type {
  SlottingOther,
  SlottingReason,
  SlottingSeconds,
  SlottingSettings,
  SlottingSpot,
  SlottingTour,
  SlottingWhyNot,
} from '@slotwise/contract';
import {
  aloneDistance,
  openPlan,
  type OpenPlan,
  type OtherPlace,
  type Seconds,
  type SlotPlace,
} from '@slotwise/engine';
import { asPlaces, problemOf, seenWalks } from '../input/problem-of';
import type { RunInput } from '../input/run-input';
import { perDay } from '../search/judge';
import { PlanTours } from './tours';

export type Question =
  | { kind: 'why'; skuId?: string | undefined; locationId?: string | undefined; inBay: boolean }
  | { kind: 'why-not'; skuId: string; fromId?: string | undefined; locationId: string; inBay: boolean }
  | { kind: 'tour'; number: number | undefined };
/** Null if the plan does not know the subject of the question. */
export type QuestionAnswer = SlottingReason[] | SlottingWhyNot | SlottingTour | 'no_walks' | null;

const MM_IN_METRE = 1000;
/** Number of SKUs ordered together with one that are named. */
const COMPANIONS = 5;
/** Piles that one question is answered for. */
const ANSWERED = 10;

/** The plan of a run, to be asked again and again. */
export class OpenedPlan {
  private readonly problem;
  private readonly plan: OpenPlan;
  private readonly locations: ReadonlyMap<string, number>;
  private tours: PlanTours | undefined;
  /** There and back, from the nearest depot. */
  private readonly alone: (point: number) => number;

  constructor(
    private readonly input: RunInput,
    settings: SlottingSettings,
    private readonly places: Int32Array,
  ) {
    this.problem = problemOf(input, settings, seenWalks(input));
    this.plan = openPlan(this.problem, asPlaces(places));
    this.alone = aloneDistance(this.problem.warehouse);
    this.locations = new Map(input.locations.map(({ id }, number) => [id, number]));
  }

  answer(question: Question): QuestionAnswer {
    switch (question.kind) {
      case 'why':
        return this.why(question);
      case 'why-not':
        return this.whyNot(question);
      case 'tour':
        return (this.tours ??= new PlanTours(this.input, this.places)).tour(question.number);
    }
  }

  private pilesOf(wanted: (pile: number) => boolean): number[] {
    return Array.from(this.places.keys()).filter(wanted).slice(0, ANSWERED);
  }

  private why({ skuId, locationId, inBay }: Extract<Question, { kind: 'why' }>): SlottingReason[] | null {
    const { input, places } = this;
    if (skuId !== undefined) {
      const own = this.pilesOf((pile) => input.piles[pile]!.id === skuId);
      return own.length > 0 ? own.map((pile) => this.reason(pile)) : null;
    }
    const location = this.locations.get(locationId ?? '');
    if (location === undefined) return null;
    const { locations } = input;
    const isThere = (place: number) =>
      place === location || (inBay && locations[place]?.point === locations[location]!.point);
    return this.pilesOf((pile) => isThere(places[pile]!)).map((pile) => this.reason(pile));
  }

  private reason(pile: number): SlottingReason {
    const { input, plan } = this;
    const { linesPerDay, together, binding, next } = plan.explain(pile);
    const own = input.piles[pile]!;
    const companions = new Map<string, { sku: { id: string; code: string }; share: number }>();
    for (const { sku, share } of together) {
      const { id, code } = input.piles[sku]!;
      // Another place of the same SKU is no company, and two places of another one are one.
      if (id !== own.id) companions.set(id, { sku: { id, code }, share: share + (companions.get(id)?.share ?? 0) });
    }
    return {
      sku: this.skuOf(pile),
      linesPerDay,
      before: this.spotOf(this.lying(own.today)),
      after: this.spotOf(this.lying(this.places[pile]!)),
      together: [...companions.values()]
        .sort((one, other) => other.share - one.share || (one.sku.code < other.sku.code ? -1 : 1))
        .slice(0, COMPANIONS),
      refused: binding.map(({ rule, locations }) => ({ rule, places: locations })),
      next: next.map((place) => this.otherOf(place)),
    };
  }

  private whyNot({ skuId, fromId, locationId, inBay }: Extract<Question, { kind: 'why-not' }>): SlottingWhyNot | null {
    const { input, places, plan } = this;
    const from = fromId === undefined ? undefined : this.locations.get(fromId);
    const to = this.locations.get(locationId);
    if (to === undefined || (fromId !== undefined && from === undefined)) return null;
    const own = this.pilesOf(
      (pile) => input.piles[pile]!.id === skuId && (from === undefined || places[pile] === from),
    );
    const { point } = input.locations[to]!;
    const targets = inBay ? input.locations.flatMap((one, at) => (one.point === point ? [at] : [])) : [to];
    const answers = own.flatMap((pile) => targets.map((target) => plan.whyNot(pile, target)));
    const cost = (one: (typeof answers)[number]) =>
      one.kind === 'cost' ? one.place.change.total : one.kind === 'here' ? -Infinity : Infinity;
    const best = answers.reduce<(typeof answers)[number] | null>(
      (one, other) => (one && cost(one) <= cost(other) ? one : other),
      null,
    );
    if (!best) return null;
    const none = { rule: null, back: null, other: null };
    switch (best.kind) {
      case 'rule':
        return { ...none, kind: 'rule', rule: best.rule, back: best.back === null ? null : this.skuOf(best.back) };
      case 'cost':
        return { ...none, kind: 'cost', other: this.otherOf(best.place) };
      default:
        return { ...none, kind: 'here' };
    }
  }

  private skuOf(pile: number): { id: string; code: string } {
    const { id, code } = this.input.piles[pile]!;
    return { id, code };
  }

  private lying(location: number): SlotPlace {
    const { point, level } = this.input.locations[location]!;
    return { location, distance: this.alone(point), level };
  }

  private spotOf({ location, distance, level }: SlotPlace): SlottingSpot {
    const { id, code } = this.input.locations[location]!;
    return { place: { id, code }, distance: distance / MM_IN_METRE, level: level + 1 };
  }

  private otherOf(place: OtherPlace): SlottingOther {
    return {
      ...this.spotOf(place),
      exchange: place.exchange === null ? null : this.skuOf(place.exchange),
      change: this.changeOf(place.change),
    };
  }

  private changeOf = (change: Seconds): SlottingSeconds => perDay(change, this.problem);
}

/** Bytes that an opened plan takes, roughly: its lines, and the facts of each pile and place. */
export const bytesOfPlan = ({ walks, piles, locations }: RunInput): number =>
  walks.tours.items.length * 64 + walks.days.length * 32 + piles.length * 600 + locations.length * 500;

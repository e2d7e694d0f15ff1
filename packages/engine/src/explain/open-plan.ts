import { Work } from '../costs/work';
import type { Seconds } from '../model/cost-rates';
import { checkPlaces } from '../model/check-places';
import { checkSlotting } from '../model/check-slotting';
import { ProblemFault } from '../model/fault';
import { partsOf } from '../model/parts';
import { aloneDistance } from '../model/point-distance';
import type { SkuPlaces, SlottingProblem } from '../model/slotting';
import { toursByItem } from '../model/tours';
import type { ToursByItem } from '../model/tours';
import { RuleBook } from '../rules/rule-book';
import { fillMove } from '../search/exchange';
import { Move } from '../search/move';
import { travelUnder } from '../search/phases';
import { Placement } from '../search/placement';
import { locationsOfParts } from '../slotting/seconds-of';
import { placedOnly, setUp, slotsFor } from '../slotting/setup';
import type { Setup } from '../slotting/setup';
import { refusals } from '../slotting/hardest';
import type { Explanation, OtherPlace, SlotPlace, WhyNot } from './explanation';
import { likelyPlaces } from './likely-places';
import { orderedTogether } from './ordered-together';

/** Number of next best places that an explanation names. */
const NEXT = 3;

/** A plan that can be asked for its reasons, again and again: measurements are kept. */
export class OpenPlan {
  /** Cost of the plan. */
  readonly seconds: Seconds;
  private readonly setup: Setup;
  private readonly placement: Placement;
  private readonly work: Work;
  private readonly book: RuleBook;
  private readonly empty: RuleBook;
  private readonly byItem: ToursByItem;
  private readonly move = new Move();
  private readonly alone: (point: number) => number;

  /** Throws as `checkSlotting` does, and a ProblemFault for places that are not there. */
  constructor(
    private readonly problem: SlottingProblem,
    places: SkuPlaces,
  ) {
    checkSlotting(problem);
    checkPlaces(problem, places);
    const locations = locationsOfParts(partsOf(problem), places);
    const whole = setUp(problem, locations);
    const plan = slotsFor(whole, locations);
    this.setup = placedOnly(whole, plan);
    const { parts, pointOf } = this.setup;
    this.placement = new Placement(plan, pointOf);
    const travel = travelUnder(problem.warehouse, parts.tours, this.placement.pointOfItem);
    this.work = new Work(problem, parts, travel, locations);
    this.seconds = this.work.seconds();
    this.book = new RuleBook(problem, parts);
    this.empty = new RuleBook(problem, parts);
    locations.forEach((location, part) => {
      if (location >= 0) this.book.enter(part, location);
    });
    this.byItem = toursByItem(parts.tours, parts.count);
    this.alone = aloneDistance(problem.warehouse);
  }

  private partsOfSku(sku: number): number[] {
    const { firstOf } = this.setup.parts;
    if (!(sku >= 0 && sku + 1 < firstOf.length)) throw new ProblemFault('sku', sku, 'the number of a SKU');
    return Array.from({ length: firstOf[sku + 1]! - firstOf[sku]! }, (_, at) => firstOf[sku]! + at);
  }

  private locationOf(part: number): number {
    const slot = this.placement.slotOfItem[part]!;
    return slot < 0 ? -1 : this.setup.locationOf[slot]!;
  }

  private placeOf(location: number): SlotPlace {
    const { point, level } = this.problem.locations[location]!;
    return { location, distance: this.alone(point), level };
  }

  /** Why a SKU lies where it does (rule E1). */
  explain(sku: number): Explanation {
    const { parts } = this.setup;
    const own = this.partsOfSku(sku);
    const lines = own.reduce((sum, part) => sum + parts.lines[part]!, 0);
    const lying = own.filter((part) => this.locationOf(part) >= 0);
    const counts = Object.entries(refusals(this.setup, this.empty, own[0]!)) as [
      Explanation['binding'][number]['rule'],
      number,
    ][];
    return {
      sku,
      linesPerDay: lines / this.problem.days,
      places: lying.map((part) => this.placeOf(this.locationOf(part))),
      together: orderedTogether(parts, this.byItem, own),
      binding: counts.map(([rule, locations]) => ({ rule, locations })),
      next: lying[0] === undefined ? [] : this.nextBest(lying[0]),
    };
  }

  private nextBest(part: number): OtherPlace[] {
    const { problem, setup, empty, alone } = this;
    const own = this.locationOf(part);
    const candidates = likelyPlaces(problem, setup.parts, part, alone, (location) =>
      location === own ? false : empty.admits(part, location),
    );
    return candidates
      .map((location) => this.ask(part, location))
      .flatMap((answer) => (answer.kind === 'cost' ? [answer.place] : []))
      .sort((a, b) => a.change.total - b.change.total || a.location - b.location)
      .slice(0, NEXT);
  }

  /** Why a SKU does not lie in a location: for that of its slots which would best be there (rule E2). */
  whyNot(sku: number, location: number): WhyNot {
    const answers = this.partsOfSku(sku).map((part) => this.ask(part, location));
    const cost = (one: WhyNot) =>
      one.kind === 'cost' ? one.place.change.total : one.kind === 'rule' ? Infinity : -Infinity;
    return answers.reduce((best, other) => (cost(other) < cost(best) ? other : best));
  }

  /** Cost of moving the slot of a SKU from one location to another: as `whyNot`, for that slot. */
  costOf(sku: number, from: number, to: number): WhyNot {
    const part = this.partsOfSku(sku).find((one) => this.locationOf(one) === from);
    if (part === undefined) throw new ProblemFault('from', from, `a location in which SKU ${sku} lies`);
    return this.ask(part, to);
  }

  /**
   * The cheapest way for a part to come to a location: into a free slot, or in exchange for a part that may come back.
   */
  private ask(part: number, location: number): WhyNot {
    const { placement, setup, book } = this;
    if (!(location >= 0 && location < this.problem.locations.length))
      throw new ProblemFault('location', location, 'the number of a location');
    const from = this.locationOf(part);
    if (from === location) return { kind: 'here' };
    if (from < 0) {
      const rule = book.refusal(part, location);
      return rule ? { kind: 'rule', rule, back: null } : { kind: 'room' };
    }
    let best: WhyNot | undefined;
    let refused: WhyNot | undefined;
    for (let slot = setup.firstSlot[location]!; slot < setup.firstSlot[location + 1]!; slot++) {
      const answer = this.tryExchange(part, from, slot, location);
      if (answer.kind === 'rule') refused ??= answer;
      else if (answer.kind === 'cost' && (best?.kind !== 'cost' || answer.place.change.total < best.place.change.total))
        best = answer;
      // Free slots of one location are alike.
      if (placement.itemOfSlot[slot]! < 0) break;
    }
    return best ?? refused!;
  }

  private tryExchange(part: number, from: number, slot: number, to: number): WhyNot {
    const { book, move, placement, setup, work } = this;
    const { pointOf, locationOf, parts } = setup;
    const other = placement.itemOfSlot[slot]!;
    const rule = this.refusal(part, from, other, to);
    if (rule) return rule;
    book.enter(part, from);
    if (other >= 0) book.enter(other, to);
    fillMove({ placement, slots: pointOf, places: locationOf }, move, part, slot);
    work.delta(move);
    const place = this.placeOf(to);
    return {
      kind: 'cost',
      place: { ...place, exchange: other < 0 ? null : parts.skuOf[other]!, change: { ...work.change } },
    };
  }

  /** The rule against an exchange; if there is none both parts are out of the book, otherwise in it as before. */
  private refusal(part: number, from: number, other: number, to: number): WhyNot | null {
    const { book } = this;
    book.leave(part, from);
    if (other >= 0) book.leave(other, to);
    const own = book.refusal(part, to);
    if (!own && other < 0) return null;
    let back: ReturnType<RuleBook['refusal']> = null;
    if (!own) {
      book.enter(part, to);
      back = book.refusal(other, from);
      book.leave(part, to);
      if (!back) return null;
    }
    book.enter(part, from);
    if (other >= 0) book.enter(other, to);
    return { kind: 'rule', rule: (own ?? back)!, back: own ? null : this.setup.parts.skuOf[other]! };
  }
}

/** Opens a plan for questions. Throws as `checkSlotting` does, and a ProblemFault for places that are not there. */
export const openPlan = (problem: SlottingProblem, places: SkuPlaces): OpenPlan => new OpenPlan(problem, places);

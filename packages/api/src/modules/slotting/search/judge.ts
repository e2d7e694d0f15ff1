import type { SlottingBasis, SlottingMeasure, SlottingTravel } from '@slotwise/contract';
import { placeByRule, Random, routingOf, SIMPLE_RULES, travelOf, type Plan, type Tours } from '@slotwise/engine';
import { linesOf, type RunInput } from '../input/run-input';
import { permitted, settled, type Slots } from './slots';

const MM_IN_METRE = 1000;

const unweighed = (tours: Tours): Tours => ({ ...tours, weights: new Float64Array(tours.weights.length).fill(1) });

/** Measures plans on the orders that were seen and on those that were not, each order once. */
export class Judge {
  private readonly routing;
  private readonly seen: Tours;
  private readonly unseen: Tours;

  constructor(
    private readonly input: RunInput,
    private readonly slots: Slots,
    private readonly speed: number,
  ) {
    this.routing = routingOf(slots.problem.warehouse);
    this.seen = unweighed(input.seen);
    this.unseen = unweighed(input.unseen);
  }

  measure(plan: Plan): SlottingMeasure {
    const { days } = this.input;
    const points = this.pointsOf(plan);
    return {
      seen: this.perDay(travelOf(this.routing, this.seen, points), days.seen),
      unseen: this.perDay(travelOf(this.routing, this.unseen, points), days.unseen),
    };
  }

  /** What the search lowers: older orders weigh less. */
  weighed(plan: Plan): number {
    return travelOf(this.routing, this.input.seen, this.pointsOf(plan));
  }

  /** A plan of slots that breaks no rule and moves nothing without need, and how many moves it goes without. */
  permitted = (plan: Plan) => permitted(this.slots, this.input, settled(this.slots, plan));

  /** Numbers of SKUs' places. */
  placesOf = (plan: Plan): Int32Array => plan.map((slot) => this.slots.placeOf[slot]!);

  /** What the search has to do with, and the plan of the best rule of thumb. */
  basis(seed: number): { basis: SlottingBasis; plan: Plan } {
    const { skus, locations, seen, unseen, days, warnings } = this.input;
    const random = new Random(seed);
    const rules = SIMPLE_RULES.map((rule) => {
      const { plan } = this.permitted(placeByRule(this.slots.problem, rule, random));
      return { rule, plan, measure: this.measure(plan) };
    });
    const best = rules.reduce((one, other) => (other.measure.seen.metres < one.measure.seen.metres ? other : one));
    const orders = ({ weights }: Tours) => weights.length;
    const { kept } = this.slots;
    const basis: SlottingBasis = {
      ...{ skus: skus.length, places: locations.length, days, bestRule: best.rule },
      rules: rules.map(({ rule, measure }) => ({ rule, ...measure })),
      orders: { seen: orders(seen), unseen: orders(unseen) },
      lines: { seen: seen.items.length, unseen: unseen.items.length },
      today: this.measure(this.slots.today),
      warnings: [...warnings, ...(kept > 0 ? [{ code: 'skus_kept' as const, count: kept }] : [])],
    };
    return { basis, plan: best.plan };
  }

  /** SKUs that a plan puts into another place. */
  moved(places: Int32Array): number {
    return this.input.skus.reduce((sum, { today }, sku) => sum + (places[sku] === today[0] ? 0 : 1), 0);
  }

  private pointsOf = (plan: Plan) => plan.map((slot) => this.slots.problem.slots[slot]!);

  private perDay(mm: number, days: number): SlottingTravel {
    const metres = mm / MM_IN_METRE / Math.max(1, days);
    return { metres, seconds: (metres * MM_IN_METRE) / this.speed };
  }
}

/** The moves of a plan: number of the SKU, and of the places. */
export function movesOf({ skus, seen }: RunInput, places: Int32Array) {
  const lines = linesOf(seen, skus.length);
  return skus.flatMap(({ today }, sku) => {
    const [from, to] = [today[0]!, places[sku]!];
    return from === to ? [] : [{ sku, from, to, lines: lines[sku]! }];
  });
}

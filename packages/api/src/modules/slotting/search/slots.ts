import type { Plan, Problem } from '@slotwise/engine';
import { placeTakes } from './place-takes';
import type { RunInput } from '../input/run-input';

/** An input as slots that hold one SKU each. */
export interface Slots {
  problem: Problem;
  /** The place of each slot, by its number in the input. */
  placeOf: Int32Array;
  /** The slot of each SKU today. */
  today: Plan;
  /** SKUs that keep their slot. */
  kept: number;
}

/**
 * A place has as many slots as SKUs are picked from it, an empty one has one. Where goods lie that are picked elsewhere, or
 * where nothing may be put, SKUs keep their slot and none comes.
 */
export function slotsOf({ layout, policy, skus, locations, seen }: RunInput): Slots {
  const picked: number[][] = locations.map(() => []);
  const stored = new Set<number>();
  skus.forEach(({ today: [first, ...others] }, sku) => {
    picked[first!]!.push(sku);
    for (const place of others) stored.add(place);
  });
  const places: number[] = [];
  const today = new Int32Array(skus.length);
  const fixed = new Int32Array(skus.length).fill(-1);
  locations.forEach(({ blocked }, place) => {
    const closed = blocked || stored.has(place);
    const here = picked[place]!;
    for (const sku of here) {
      today[sku] = places.length;
      if (closed) fixed[sku] = places.length;
      places.push(place);
    }
    if (here.length === 0 && !closed) places.push(place);
  });
  const placeOf = Int32Array.from(places);
  return {
    problem: {
      warehouse: { layout, policy },
      slots: placeOf.map((place) => locations[place]!.point),
      items: skus.length,
      tours: seen,
      fixed,
    },
    ...{ placeOf, today, kept: fixed.reduce((sum, slot) => sum + (slot >= 0 ? 1 : 0), 0) },
  };
}

/** A plan of slots that puts each SKU into a place. */
export function planOfPlaces({ placeOf, today }: Slots, places: Int32Array): Plan {
  const stays = (sku: number) => placeOf[today[sku]!] === places[sku];
  const free = new Map<number, number[]>();
  const taken = new Set(today.filter((_, sku) => stays(sku)));
  placeOf.forEach((place, slot) => {
    if (!taken.has(slot)) free.set(place, [...(free.get(place) ?? []), slot]);
  });
  return places.map((place, sku) => {
    const slot = stays(sku) ? today[sku] : free.get(place)?.shift();
    if (slot === undefined) throw new Error(`A plan puts more into place ${place} than it has slots.`);
    return slot;
  });
}

/** The same walks with fewer moves: a SKU that stays at its bay keeps its slot there. */
export function settled({ problem, today }: Slots, plan: Plan): Plan {
  const { slots } = problem;
  const stays = (sku: number) => slots[plan[sku]!] === slots[today[sku]!];
  const result = plan.slice();
  const taken = new Set<number>();
  plan.forEach((_, sku) => {
    if (!stays(sku)) return;
    result[sku] = today[sku]!;
    taken.add(today[sku]!);
  });
  const free = new Map<number, number[]>();
  plan.forEach((slot) => {
    if (taken.has(slot)) return;
    const point = slots[slot]!;
    free.set(point, [...(free.get(point) ?? []), slot]);
  });
  plan.forEach((slot, sku) => {
    if (stays(sku)) return;
    const point = slots[slot]!;
    // Slots of the bay that the plan left empty are as good as those that it used.
    result[sku] = free.get(point)?.shift() ?? emptyAt(slots, point, taken, plan);
    taken.add(result[sku]!);
  });
  return result;
}

function emptyAt(slots: Int32Array, point: number, taken: ReadonlySet<number>, plan: Plan): number {
  const used = new Set(plan);
  for (let slot = 0; slot < slots.length; slot++)
    if (slots[slot] === point && !taken.has(slot) && !used.has(slot)) return slot;
  throw new Error(`A plan puts more at point ${point} than it has slots.`);
}

/**
 * The plan without what rules of places forbid. Moves that need one another, because one goes where the other was, are made
 * together or not at all, so that each slot still holds one SKU.
 * @returns the plan, and how many moves it goes without
 */
export function permitted(slots: Slots, input: RunInput, plan: Plan): { plan: Plan; forbidden: number } {
  const { placeOf, today } = slots;
  const slotsAt = new Int32Array(input.locations.length);
  for (const place of placeOf) slotsAt[place]!++;
  const groups = new Groups(placeOf.length);
  plan.forEach((slot, sku) => groups.join(slot, today[sku]!));
  const broken = new Set<number>();
  plan.forEach((slot, sku) => {
    const [from, to] = [placeOf[today[sku]!]!, placeOf[slot]!];
    if (from !== to && !placeTakes(input.locations[to]!, input.skus[sku]!, slotsAt[to]!)) broken.add(groups.of(slot));
  });
  let forbidden = 0;
  const kept = plan.map((slot, sku) => {
    if (!broken.has(groups.of(slot))) return slot;
    if (slot !== today[sku]) forbidden++;
    return today[sku]!;
  });
  return { plan: kept, forbidden };
}

/** Numbers that belong together. */
class Groups {
  private readonly parents: Int32Array;

  constructor(count: number) {
    this.parents = Int32Array.from({ length: count }, (_, at) => at);
  }

  of(one: number): number {
    let root = one;
    while (this.parents[root] !== root) root = this.parents[root]!;
    for (let at = one; at !== root;) {
      const next = this.parents[at]!;
      this.parents[at] = root;
      at = next;
    }
    return root;
  }

  join(one: number, other: number): void {
    this.parents[this.of(one)] = this.of(other);
  }
}

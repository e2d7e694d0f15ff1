import type { Sku, StorageLocation } from '../model/sku';
import type { SkuPlaces, SlottingProblem } from '../model/slotting';

interface Held {
  sku: Sku;
  number: number;
}

const NEAR = 1 + 1e-9;

function sum(held: readonly Held[], each: (sku: Sku) => number | null): number | null {
  let total = 0;
  for (const { sku } of held) {
    const one = each(sku);
    if (one === null) return null;
    total += one * Math.ceil(sku.pieces / sku.slots);
  }
  return total;
}

const volume = (sku: Sku) =>
  sku.lengthMm === null || sku.widthMm === null || sku.heightMm === null
    ? null
    : sku.lengthMm * sku.widthMm * sku.heightMm;

/** Whether one of the six ways to turn a piece goes into a location. */
function turnsIn(sku: Sku, { lengthMm, widthMm, heightMm }: StorageLocation): boolean {
  const [l, w, h] = [sku.lengthMm ?? Infinity, sku.widthMm ?? Infinity, sku.heightMm ?? Infinity];
  const ways = [[l, w, h], [l, h, w], [w, l, h], [w, h, l], [h, l, w], [h, w, l]]; // oxfmt-ignore
  const room = [lengthMm ?? Infinity, widthMm ?? Infinity, heightMm ?? Infinity];
  return ways.some((sides) => sides.every((side, at) => side <= (room[at] ?? 0)));
}

function ofOne(sku: Sku, location: StorageLocation, here: boolean): string[] {
  const faults: string[] = [];
  if (location.blocked && !here) faults.push('blocked');
  if (location.locked && !here) faults.push('locked');
  if (location.condition !== null && location.condition !== sku.condition) faults.push('condition');
  if (sku.zone !== null && sku.zone !== location.zone) faults.push('zone');
  const limited = location.lengthMm !== null || location.widthMm !== null || location.heightMm !== null;
  if (limited && !turnsIn(sku, location)) faults.push('fit');
  return faults;
}

function ofAll(held: readonly Held[], location: StorageLocation, place: number): string[] {
  const faults: string[] = [];
  const { maxPieces, maxWeightG, maxVolumeMm3, mixing, maxSkus } = location;
  const above = (total: number | null, limit: number | null) =>
    limit !== null && (total === null || total > limit * NEAR);
  if (
    above(
      sum(held, () => 1),
      maxPieces,
    )
  )
    faults.push('pieces');
  if (above(sum(held, ({ weightG }) => weightG), maxWeightG)) faults.push('weight'); // oxfmt-ignore
  if (above(sum(held, volume), maxVolumeMm3)) faults.push('volume');
  const several = held.some(({ sku }) => (sku.lots ?? 1) > 1 && !sku.today.includes(place));
  if (held.length > (mixing === 'mixed' ? (maxSkus ?? 8) : 1)) faults.push('mixing');
  else if (several && (mixing === 'same_lot' || mixing === 'empty_only')) faults.push('mixing');
  return faults;
}

/**
 * Faults of a plan, by SKU or location and rule; empty if it breaks no rule (rule C3). A part locked where a rule
 * forbids it is not the plan's fault: a location that holds nothing but its locked parts is not judged.
 */
export function violationsOf(problem: SlottingProblem, places: SkuPlaces): string[] {
  const { skus, locations, separations, warehouse } = problem;
  const faults: string[] = [];
  const inside: Held[][] = locations.map(() => []);
  const stays = (sku: Sku, place: number) =>
    sku.today.includes(place) && (sku.locked || locations[place]?.locked === true);
  places.forEach((own, number) => {
    const sku = skus[number];
    if (!sku) return faults.push(`SKU ${number} is not there`);
    if (own.length > sku.slots) faults.push(`SKU ${number} takes ${own.length} slots, not ${sku.slots}`);
    for (const place of sku.today)
      if (stays(sku, place) && !own.includes(place))
        faults.push(`SKU ${number} must stay in location ${place}: locked`);
    for (const place of own) {
      const location = locations[place];
      if (!location) faults.push(`location ${place} of SKU ${number} is not there`);
      else {
        inside[place]?.push({ sku, number });
        if (!stays(sku, place))
          for (const rule of ofOne(sku, location, sku.today.includes(place)))
            faults.push(`SKU ${number} in location ${place}: ${rule}`);
      }
    }
  });
  inside.forEach((held, place) => {
    const location = locations[place];
    if (location && held.some(({ sku }) => !stays(sku, place)))
      for (const rule of ofAll(held, location, place)) faults.push(`location ${place}: ${rule}`);
  });
  const bays = 'layout' in warehouse ? warehouse.layout.bays : 1;
  const all = inside.flatMap((held, place) => held.map((one, slot) => ({ ...one, place, slot })));
  for (const { classes, from } of separations) {
    const area = (place: number) => {
      const point = locations[place]?.point ?? -1;
      return from === 'location' ? place : from === 'bay' ? point : Math.floor(point / bays);
    };
    const one = all.filter(({ sku }) => sku.hazardClass === classes[0]);
    const other = all.filter(({ sku }) => sku.hazardClass === classes[1]);
    for (const a of one)
      for (const b of other) {
        const same = a.place === b.place && a.slot === b.slot;
        if (same || area(a.place) !== area(b.place) || (stays(a.sku, a.place) && stays(b.sku, b.place))) continue;
        faults.push(`SKUs ${a.number} and ${b.number} share a ${from}: hazard`);
      }
  }
  return faults;
}

import type { LayoutForm } from '@slotwise/contract';
import { aloneDistance, distance, nearbyPoints, type Warehouse } from '@slotwise/engine';
import { freeLayoutOf, gridOf, isLaid, isSpotted, placedIn } from '../../warehouse-layout';
import { heightOf } from './heights';
import type { Pile, StoragePlace } from '../put-away-queries';

/** About what a place and a pile take in memory. */
const PLACE_BYTES = 500;
const PILE_BYTES = 250;

const roomOf = ({ lengthMm, widthMm, heightMm }: StoragePlace) =>
  [lengthMm ?? Infinity, widthMm ?? Infinity, heightMm ?? Infinity].sort((a, b) => a - b);

interface LaidOut {
  warehouse: Warehouse;
  /** The point of each place. */
  points: number[];
  /** The aisle of each point, or what is near it where places have coordinates alone. */
  aisleOf: (point: number) => number;
  /** Grows with the walk from the depot to a point. */
  walkTo: (point: number) => number;
}

/** A place of which nobody has said where it is, or that stands beyond the aisles and bays of the form, counts as the farthest. */
function laidOut(form: LayoutForm | null, places: readonly StoragePlace[]): LaidOut {
  if (places.some(isSpotted) && !places.some(isLaid)) {
    const last = (name: 'x' | 'y') => places.reduce((most, place) => Math.max(most, place[name] ?? 0), 0);
    const [x, y] = [last('x'), last('y')];
    const spots = places.map((place) => ({ x: place.x ?? x, y: place.y ?? y }));
    const { layout, points } = freeLayoutOf(form, spots, null);
    const groups = nearbyPoints(layout);
    const warehouse = { distances: layout, policy: 'free' } as const;
    return { warehouse, points, aisleOf: (point) => groups[point]!, walkTo: aloneDistance(warehouse) };
  }
  const placed = placedIn(form, places.filter(isLaid));
  const { layout, points: placedPoints } = gridOf(
    form,
    placed.length > 0 ? placed : [{ aisle: 1, bay: 1, x: null, y: null }],
    form?.depots[0] ?? { x: 0, y: 0 },
  );
  const pointOf = new Map<StoragePlace, number>(placed.map((place, at) => [place, placedPoints[at]!]));
  const points = places.map((place) => pointOf.get(place) ?? layout.aisles * layout.bays - 1);
  const aisleOf = (point: number) => Math.floor(point / layout.bays);
  return {
    warehouse: { layout, policy: 's-shape' },
    points,
    aisleOf,
    walkTo: (point) => distance(layout, 'depot', { aisle: aisleOf(point), bay: point % layout.bays }),
  };
}

/** A warehouse as advice knows it: its storage places in the order of the walk to them, and the stock of each. */
export class PlacesModel {
  readonly warehouse: Warehouse;
  readonly aisleOf: (point: number) => number;
  /** The nearest to the start of walks first. */
  readonly places: StoragePlace[];
  /** The bay of each place, or the spot. */
  readonly points: number[];
  /** The inside measures of each place, ascending; Infinity where nobody has said one. */
  readonly rooms: (readonly number[])[];
  /** Kind of each place apart from the walk to it, as a number. */
  readonly kinds: number[];
  private readonly kindNumbers = new Map<string, number>();
  private readonly piles: Pile[][];
  private readonly numbers: ReadonlyMap<string, number>;
  private pileCount = 0;

  constructor(form: LayoutForm | null, places: readonly StoragePlace[], piles: ReadonlyMap<string, Pile[]>) {
    const laid = laidOut(form, places);
    const walks = new Map<number, number>();
    for (const point of new Set(laid.points)) walks.set(point, laid.walkTo(point));
    const order = places
      .map((place, at) => ({ place, point: laid.points[at]! }))
      .sort(
        (a, b) =>
          walks.get(a.point)! - walks.get(b.point)! ||
          (a.place.z ?? 0) - (b.place.z ?? 0) ||
          (a.place.code < b.place.code ? -1 : 1),
      );
    this.places = order.map(({ place }) => place);
    this.points = order.map(({ point }) => point);
    this.warehouse = laid.warehouse;
    this.aisleOf = laid.aisleOf;
    this.rooms = this.places.map(roomOf);
    this.kinds = this.places.map((place) => this.kindOf(place));
    this.numbers = new Map(this.places.map(({ id }, at) => [id, at]));
    this.piles = this.places.map(() => []);
    for (const [id, pile] of piles) this.lay(id, pile);
  }

  /** Approximate memory. */
  get bytes(): number {
    return 1 + this.places.length * PLACE_BYTES + this.pileCount * PILE_BYTES;
  }

  numberOf(id: string): number | undefined {
    return this.numbers.get(id);
  }

  pilesAt(number: number): readonly Pile[] {
    return this.piles[number] ?? [];
  }

  /** Places in which a SKU lies. */
  placesOf(skuIds: ReadonlySet<string>): string[] {
    return this.places.flatMap(({ id }, at) => (this.pilesAt(at).some(({ skuId }) => skuIds.has(skuId)) ? [id] : []));
  }

  /** Sets the stock of a place. A place that it does not know is none for storage. */
  lay(id: string, piles: Pile[]): void {
    const number = this.numbers.get(id);
    if (number === undefined) return;
    this.pileCount += piles.length - this.pilesAt(number).length;
    this.piles[number] = piles;
  }

  /** The rules of a place from now on. @returns false if it is not where it was: the model is to be made anew */
  change(place: StoragePlace): boolean {
    const number = this.numbers.get(place.id);
    const before = number === undefined ? undefined : this.places[number];
    if (number === undefined || !before) return false;
    const { aisle, bay, x, y, z } = place;
    if (
      [aisle, bay, x, y, z].some((value, at) => value !== [before.aisle, before.bay, before.x, before.y, before.z][at])
    )
      return false;
    this.places[number] = place;
    this.rooms[number] = roomOf(place);
    this.kinds[number] = this.kindOf(place);
    return true;
  }

  private kindOf({ z, mixing, maxPieces, maxWeightG, maxVolumeMm3 }: StoragePlace): number {
    const kind = JSON.stringify([heightOf(z), mixing, maxPieces, maxWeightG, maxVolumeMm3]);
    const known = this.kindNumbers.get(kind) ?? this.kindNumbers.size;
    this.kindNumbers.set(kind, known);
    return known;
  }
}

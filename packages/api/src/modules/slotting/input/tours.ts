import { toursOf, type Tours } from '@slotwise/engine';
import type { OrderRow } from '../order-queries';

/** An order half as many orders further back, in parts of all that are seen, counts half. */
const HALF_LIFE = 0.5;

interface Walk {
  day: string;
  skus: number[];
}

/** Walks of the past as they were made: each order by itself, or with the others of its recorded batch. */
export class History {
  private readonly walks: Walk[] = [];
  private readonly batches = new Map<string, Walk>();
  /** Lines of SKUs that lie in no place. */
  leftOut = 0;
  lines = 0;

  /** @param demand pieces asked for, by number of the SKU; added to */
  constructor(
    private readonly skuNumbers: ReadonlyMap<string, number>,
    private readonly demand: Float64Array,
  ) {}

  /** Orders are added in the order of time. */
  add({ at, skus, pieces, batches }: OrderRow): void {
    const day = at.slice(0, 10);
    let own: Walk | undefined;
    skus.forEach((id, line) => {
      this.lines++;
      const sku = this.skuNumbers.get(id);
      if (sku === undefined) {
        this.leftOut++;
        return;
      }
      this.demand[sku]! += pieces[line] ?? 0;
      const batch = batches[line];
      if (batch != null) this.batch(batch, day).skus.push(sku);
      else (own ??= this.begin(day)).skus.push(sku);
    });
  }

  get count(): number {
    return this.walks.length;
  }

  /** @param heldOut percent of the walks, the latest ones, that the search does not see */
  split(skus: number, heldOut: number): { seen: Tours; unseen: Tours; days: { seen: number; unseen: number } } {
    const cut = Math.max(1, Math.round(this.walks.length * (1 - heldOut / 100)));
    const weight = (walk: number) => 0.5 ** ((cut - walk) / (cut * HALF_LIFE));
    const [seen, unseen] = [this.walks.slice(0, cut), this.walks.slice(cut)];
    const daysOf = (walks: readonly Walk[]) => new Set(walks.map(({ day }) => day)).size;
    return {
      seen: toursOf(
        seen.map((walk) => walk.skus),
        skus,
        weight,
      ),
      unseen: toursOf(
        unseen.map((walk) => walk.skus),
        skus,
      ),
      days: { seen: daysOf(seen), unseen: daysOf(unseen) },
    };
  }

  private batch(name: string, day: string): Walk {
    const known = this.batches.get(name);
    if (known) return known;
    const walk = this.begin(day);
    this.batches.set(name, walk);
    return walk;
  }

  private begin(day: string): Walk {
    const walk: Walk = { day, skus: [] };
    this.walks.push(walk);
    return walk;
  }
}

import type { OrderRow } from '../order-queries';
import type { Pile, Walks } from './run-input';

interface Walk {
  day: number;
  piles: number[];
  pieces: number[];
}

const DAY_MS = 86_400_000;

/** Walks of the past as they were made: each order by itself, or with the others of its recorded batch. */
export class History {
  private readonly walks: Walk[] = [];
  private readonly batches = new Map<string, Walk>();
  private readonly pilesOf = new Map<string, number[]>();
  /** Lines that each pile has given. */
  private readonly given: Float64Array;
  /** Lines of SKUs that lie in no place. */
  leftOut = 0;
  lines = 0;

  constructor(private readonly piles: readonly Pile[]) {
    this.given = new Float64Array(piles.length);
    piles.forEach(({ id }, number) => this.pilesOf.set(id, [...(this.pilesOf.get(id) ?? []), number]));
  }

  /** Orders are added in the order of time. */
  add({ at, skus, pieces, batches }: OrderRow): void {
    const day = Math.floor(Date.parse(`${at.slice(0, 10)}T00:00:00Z`) / DAY_MS);
    let own: Walk | undefined;
    skus.forEach((id, line) => {
      this.lines++;
      const pile = this.pileOf(id);
      if (pile === undefined) {
        this.leftOut++;
        return;
      }
      const batch = batches[line];
      const walk = batch == null ? (own ??= this.begin(day)) : this.batch(batch, day);
      walk.piles.push(pile);
      walk.pieces.push(pieces[line] ?? 0);
    });
  }

  get count(): number {
    return this.walks.length;
  }

  /**
   * A line is picked from one of the places of its SKU: each gives its part in proportion to its stock, in the order of
   * time.
   */
  private pileOf(id: string): number | undefined {
    const own = this.pilesOf.get(id);
    if (!own) return undefined;
    const turn = (pile: number) => (this.given[pile]! + 1) / Math.max(1, this.piles[pile]!.pieces);
    const next = own.length === 1 ? own[0]! : own.reduce((best, pile) => (turn(pile) < turn(best) ? pile : best));
    this.given[next]!++;
    return next;
  }

  walked(): Walks {
    const { walks } = this;
    const starts = new Uint32Array(walks.length + 1);
    const items: number[] = [];
    const pieces: number[] = [];
    walks.forEach((walk, number) => {
      const inWalk = new Map<number, number>();
      walk.piles.forEach((pile, line) => inWalk.set(pile, (inWalk.get(pile) ?? 0) + walk.pieces[line]!));
      for (const pile of [...inWalk.keys()].sort((a, b) => a - b)) {
        items.push(pile);
        pieces.push(inWalk.get(pile)!);
      }
      starts[number + 1] = items.length;
    });
    return {
      tours: { starts, items: Uint32Array.from(items), weights: new Float64Array(walks.length).fill(1) },
      pieces: Float32Array.from(pieces),
      days: Int32Array.from(walks, ({ day }) => day),
    };
  }

  private batch(name: string, day: number): Walk {
    const known = this.batches.get(name);
    if (known) return known;
    const walk = this.begin(day);
    this.batches.set(name, walk);
    return walk;
  }

  private begin(day: number): Walk {
    const walk: Walk = { day, piles: [], pieces: [] };
    this.walks.push(walk);
    return walk;
  }
}

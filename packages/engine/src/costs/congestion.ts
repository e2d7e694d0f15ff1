import type { Layout } from '../model/layout';
import type { SlottingProblem } from '../model/slotting';
import type { Parts } from '../model/parts';

/** Pickers wait for one another in an aisle that has more than its share of the lines: so many seconds for each line above. */
export class Congestion {
  private readonly aisles: Int32Array;
  private readonly held: Float64Array;
  private readonly most: number;
  private readonly lines: Float64Array;
  private readonly secondsPerLine: number;

  constructor(
    { locations, rates }: SlottingProblem,
    layout: Layout,
    { lines }: Parts,
    /** Of each part; −1 for none. */
    placed: ArrayLike<number>,
  ) {
    const { share, secondsPerLine } = rates.congestion ?? { share: 1, secondsPerLine: 0 };
    this.aisles = Int32Array.from(locations, ({ point }) => Math.floor(point / layout.bays));
    this.held = new Float64Array(layout.aisles);
    this.most = share * lines.reduce((sum, one) => sum + one, 0);
    this.lines = lines;
    this.secondsPerLine = secondsPerLine;
    lines.forEach((count, part) => {
      if (placed[part]! >= 0) this.held[this.aisles[placed[part]!]!]! += count;
    });
  }

  /** Seconds of all aisles, over the days of the history. */
  get seconds(): number {
    return this.held.reduce((sum, lines) => sum + this.waiting(lines), 0);
  }

  private waiting(lines: number): number {
    return lines > this.most ? (lines - this.most) * this.secondsPerLine : 0;
  }

  /** By how much the seconds change if two parts change places, or one goes where there is room. @param other −1 for none */
  delta(part: number, from: number, other: number, to: number): number {
    const { aisles, held, lines } = this;
    const here = aisles[from]!;
    const next = aisles[to]!;
    if (here === next) return 0;
    const carried = lines[part]! - (other < 0 ? 0 : lines[other]!);
    const less = held[here]!;
    const more = held[next]!;
    return this.waiting(less - carried) - this.waiting(less) + this.waiting(more + carried) - this.waiting(more);
  }

  apply(part: number, from: number, other: number, to: number): void {
    const carried = this.lines[part]! - (other < 0 ? 0 : this.lines[other]!);
    this.held[this.aisles[from]!]! -= carried;
    this.held[this.aisles[to]!]! += carried;
  }
}

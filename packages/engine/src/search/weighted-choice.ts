import type { Random } from './random';

/** Draws numbers by their weights in constant time (the alias method of Walker and Vose). */
export class WeightedChoice {
  private readonly share: Float64Array;
  private readonly alias: Int32Array;

  /** @param weights of at least 0, with a sum above 0 */
  constructor(weights: ArrayLike<number>) {
    const count = weights.length;
    let sum = 0;
    for (let at = 0; at < count; at++) sum += weights[at]!;
    this.share = Float64Array.from(weights, (weight) => (weight * count) / sum);
    this.alias = Int32Array.from({ length: count }, (_, at) => at);
    const small: number[] = [];
    const large: number[] = [];
    this.share.forEach((share, at) => (share < 1 ? small : large).push(at));
    while (small.length > 0 && large.length > 0) {
      const less = small.pop()!;
      const more = large[large.length - 1]!;
      this.alias[less] = more;
      this.share[more] = this.share[more]! - (1 - this.share[less]!);
      if (this.share[more]! < 1) small.push(large.pop()!);
    }
    // Entries left over by rounding are certain.
    for (const at of [...small, ...large]) this.share[at] = 1;
  }

  draw(random: Random): number {
    const at = random.below(this.share.length);
    return random.fraction() < this.share[at]! ? at : this.alias[at]!;
  }
}

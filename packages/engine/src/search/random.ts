/** Numbers that follow from a seed, the same on every machine: whole-number arithmetic only (xoshiro128**, Blackman and Vigna). */
export class Random {
  private readonly state = new Uint32Array(4);

  constructor(seed: number) {
    let mixed = seed >>> 0;
    for (let at = 0; at < 4; at++) {
      mixed = (mixed + 0x9e3779b9) >>> 0;
      let word = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
      word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
      this.state[at] = word ^ (word >>> 15);
    }
  }

  /** A whole number of 32 bits. */
  word(): number {
    const { state } = this;
    const s1 = state[1]!;
    const scrambled = Math.imul(s1, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    state[2] = state[2]! ^ state[0]!;
    state[3] = state[3]! ^ s1;
    state[1] = s1 ^ state[2];
    state[0] = state[0]! ^ state[3];
    state[2] = state[2] ^ (s1 << 9);
    state[3] = (state[3] << 11) | (state[3] >>> 21);
    return result;
  }

  /** From 0, included, to 1, excluded. */
  fraction(): number {
    return this.word() / 4294967296;
  }

  /** A whole number from 0 to `count` − 1. */
  below(count: number): number {
    return Math.floor(this.fraction() * count);
  }
}

/**
 * −ln of the middle of each of 4,096 equal parts of 0 to 1: by the arithmetic of IEEE 754 alone, since `Math.log` may
 * differ between machines in the last bit and with it the plan.
 */
const EXPONENTIAL = Float64Array.from({ length: 4096 }, (_, part) => {
  let value = (part + 0.5) / 4096;
  let doublings = 0;
  while (value < 0.75) {
    value *= 2;
    doublings++;
  }
  // ln v = 2 artanh((v − 1) / (v + 1)); |ratio| ≤ 1/7, so 12 terms exhaust a double.
  const ratio = (value - 1) / (value + 1);
  let term = ratio;
  let sum = 0;
  for (let odd = 1; odd < 25; odd += 2) {
    sum += term / odd;
    term *= ratio * ratio;
  }
  return doublings * 0.6931471805599453 - 2 * sum;
});

/** Exponentially distributed with mean 1: by how many temperatures a move may worsen the plan. */
export const exponential = (random: Random): number => EXPONENTIAL[random.word() & 4095]!;

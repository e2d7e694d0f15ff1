/** base^part for 0 ≤ part ≤ 1 from square roots alone, which every machine rounds alike; to 2^-12 in the exponent. */
export function powerOf(base: number, part: number): number {
  let result = 1;
  let root = base;
  let rest = part;
  for (let bit = 0; bit < 12; bit++) {
    root = Math.sqrt(root);
    rest *= 2;
    if (rest >= 1) {
      result *= root;
      rest -= 1;
    }
  }
  return result;
}

/** A code in a picture. `x` and `y` say where its middle is: 0 is the picture's middle, -1 and 1 are its edges. */
export interface Sighting {
  code: string;
  x: number;
  y: number;
}

/** How much of the picture the frame in it takes, each way. */
export const FRAME = 0.7;

/** Codes whose middle is within the frame, the one nearest to its middle first: a neighbour's label is not meant. */
export const aimedAt = (seen: readonly Sighting[]): string[] =>
  seen
    .filter(({ x, y }) => Math.abs(x) <= FRAME && Math.abs(y) <= FRAME)
    .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))
    .map(({ code }) => code);

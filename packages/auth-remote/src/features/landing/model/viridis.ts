/** Even steps of viridis, which is perceptually uniform and safe for the colour-blind. */
const STEPS = [
  [68, 1, 84],
  [72, 40, 120],
  [62, 73, 137],
  [49, 104, 142],
  [38, 130, 142],
  [31, 158, 137],
  [53, 183, 121],
  [110, 206, 88],
  [181, 222, 43],
  [253, 231, 37],
] as const;

/** Colour of a share of 0 (slowest) to 1 (fastest). */
export function viridis(share: number): string {
  const position = Math.min(1, Math.max(0, share)) * (STEPS.length - 1);
  const lower = Math.min(STEPS.length - 2, Math.floor(position));
  const [from, to] = [STEPS[lower] ?? STEPS[0], STEPS[lower + 1] ?? STEPS[0]];
  const mixed = from.map((channel, i) => Math.round(channel + ((to[i] ?? 0) - channel) * (position - lower)));
  return `rgb(${mixed.join(' ')})`;
}

const stops = STEPS.map((_, i) => viridis(i / (STEPS.length - 1))).join(', ');

/** From the slowest to the fastest, in the direction in which the words beside it are read. */
export const viridisGradient = (direction: 'ltr' | 'rtl') =>
  `linear-gradient(${direction === 'rtl' ? 270 : 90}deg, ${stops})`;

import { PIECES_MAX } from '@slotwise/contract/constants';

/** Pieces as moves can carry them. More than one has to lie somewhere from before places had a bound. */
export function inMoves(pieces: number): number[] {
  const whole = Array<number>(Math.floor(pieces / PIECES_MAX)).fill(PIECES_MAX);
  const rest = pieces % PIECES_MAX;
  return rest > 0 ? [...whole, rest] : whole;
}

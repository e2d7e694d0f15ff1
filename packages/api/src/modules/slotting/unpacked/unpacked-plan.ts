import type { SlottingSettings } from '@slotwise/contract';
import type { SkuPlaces, SlottingProblem } from '@slotwise/engine';
import { asPlaces, problemOf, seenWalks } from '../input/problem-of';
import { decodeInput } from '../input/run-input';

/** A plan as it is kept: bytes that can be handed to a thread. */
export interface KeptPlan {
  input: Uint8Array;
  settings: SlottingSettings;
  places: Int32Array;
}

/** Inputs and results of a run, by the engine's numbers. */
export interface UnpackedPlan {
  /** Today's stock: `today` of its SKUs. Its lengths are mm, its tours those that the search saw. */
  problem: SlottingProblem;
  /** The same with the latest orders, which the search did not see; null: there were none. */
  unseen(): SlottingProblem | null;
  /** The places of each of the problem's SKUs before, and under the plan. */
  before: SkuPlaces;
  after: SkuPlaces;
  /** The SKU behind each of the problem's SKUs. One that lies in several places is as many of them, so that ids repeat. */
  skuIds: readonly string[];
  /** The place behind each of the problem's locations. */
  locationIds: readonly string[];
}

/**
 * Takes a tenth of a second for each ten thousand SKUs, and more with many orders: for threads.
 * @returns undefined for a plan of an input of an older shape, or of another one
 */
export function unpackedPlan({ input: bytes, settings, places }: KeptPlan): UnpackedPlan | undefined {
  const input = decodeInput(Buffer.from(bytes));
  if (!input || places.length !== input.piles.length) return undefined;
  // The time of carrying is told move by move, and is no part of a day's work.
  const plain = { ...settings, costs: { ...settings.costs, moves: 0 } };
  const problem = problemOf(input, plain, seenWalks(input));
  const until = input.walks.days.length;
  return {
    problem,
    unseen: () => (input.cut < until ? problemOf(input, plain, { from: input.cut, until }) : null),
    before: problem.skus.map(({ today }) => today),
    after: asPlaces(places),
    skuIds: input.piles.map(({ id }) => id),
    locationIds: input.locations.map(({ id }) => id),
  };
}

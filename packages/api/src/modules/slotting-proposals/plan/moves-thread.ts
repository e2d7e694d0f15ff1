/** Orders the moves of a plan, and measures them, in a thread of its own: neither may keep others waiting. */
import { parentPort, workerData } from 'node:worker_threads';
import type { MoveGain, SlottingPolicy, SlottingSettings } from '@slotwise/contract';
import { PROPOSED_MOVES_MAX } from '@slotwise/contract/constants';
import { fewMoves, planMoves, type MoveChain } from '@slotwise/engine';
import { unpackedPlan, yieldToOthers, type KeptPlan, type UnpackedPlan } from '../../slotting/unpacked';
import type { Chain, Step } from '../chains';
import type { LaterOrder } from '../order-queries';
import type { LyingRow } from '../stock-queries';
import { fromNow } from './from-now';
import { gainOn, laterGains, workOn, type LaterGains, type Moved, type Worked } from './measure';

/** Moves of each search for few moves, by the time that one of them takes. */
const SEARCHED: Record<SlottingPolicy, number> = {
  ...{ return: 30_000, 's-shape': 40_000, midpoint: 30_000, 'largest-gap': 30_000, exact: 12_000 },
};

export type MovesQuestion =
  /** Of what lies where now, and the places that there are. */
  | { kind: 'moves'; lying: readonly LyingRow[]; present: readonly string[] }
  | { kind: 'gain'; moves: readonly Moved[] }
  /** Of ever more of the moves of each list: the first of them, up to each number. */
  | { kind: 'gains'; lists: readonly { moves: readonly Moved[]; ends: readonly number[] }[] }
  | { kind: 'work'; moves: readonly Moved[]; orders: readonly LaterOrder[] | null };

export interface MovesAnswer {
  /** The best chains first, those of plans of fewer moves, and how many moves cannot be made in any order. */
  moves: { chains: Chain[]; few: Chain[][]; stuck: number };
  gain: MoveGain;
  gains: { unseen: LaterGains | null };
  work: Worked;
}

/** A plan as it is kept: unpacking one takes longer than the server may be kept from others. */
export interface MovesTask {
  plan: KeptPlan;
  question: MovesQuestion;
}

function ordered(
  plan: UnpackedPlan,
  settings: SlottingSettings,
  { lying, present }: MovesQuestion & { kind: 'moves' },
): MovesAnswer['moves'] {
  const { skuIds, locationIds } = plan;
  const numberOf = new Map(skuIds.map((id, at) => [id, at]));
  const known = lying.filter(({ skuId }) => numberOf.has(skuId));
  const { problem, after } = fromNow(plan, known, new Set(present));
  const goods = skuIds.map((id) => numberOf.get(id)!);
  const { chains, curve, stuck } = planMoves(problem, after, { goods });
  const toStep = ({ sku, from, to, buffer, seconds, ways }: MoveChain['steps'][number]): Step => ({
    ...{ skuId: skuIds[sku]!, fromId: locationIds[from ?? to]!, toId: locationIds[to]!, buffer, seconds, ways },
  });
  const toChain = ({ steps, seconds, secondsPerDay }: MoveChain): Chain => ({
    ...{ steps: steps.map(toStep), seconds, secondsPerDay },
  });
  const below = Math.min(curve.at(-1)!.steps, PROPOSED_MOVES_MAX);
  const few = fewMoves(problem, below, { seed: settings.seed, moves: SEARCHED[settings.policy], goods });
  return { chains: chains.map(toChain), few: few.map((plan) => plan.chains.map(toChain)), stuck: stuck.length };
}

function answer({ plan: kept, question }: MovesTask): MovesAnswer[keyof MovesAnswer] | null {
  const plan = unpackedPlan(kept);
  // Of an input of an older shape nothing can be said.
  if (!plan) return null;
  if (question.kind === 'moves') return ordered(plan, kept.settings, question);
  if (question.kind === 'gains') return { unseen: laterGains(plan, question.lists) };
  if (question.kind === 'gain') return gainOn(plan, question.moves);
  return workOn(plan, question.moves, question.orders);
}

if (!parentPort) throw new Error('This is loaded by a worker.');
// Searching for few moves of ten thousand piles takes half a minute.
yieldToOthers();
parentPort.postMessage(answer(workerData as MovesTask));
parentPort.close();

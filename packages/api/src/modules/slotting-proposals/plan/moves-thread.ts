/** Orders the moves of a plan, and measures them, in a thread of its own: neither may keep others waiting. */
import { parentPort, workerData } from 'node:worker_threads';
import type { MoveGain } from '@slotwise/contract';
import { planMoves } from '@slotwise/engine';
import { unpackedPlan, type KeptPlan, type UnpackedPlan } from '../../slotting/unpacked';
import type { Chain, Step } from '../chains';
import type { LaterOrder } from '../order-queries';
import type { LyingRow } from '../stock-queries';
import { fromNow } from './from-now';
import { gainOn, laterGains, workOn, type LaterGains, type Moved, type Worked } from './measure';

export type MovesQuestion =
  /** Of what lies where now, and the places that there are. */
  | { kind: 'moves'; lying: readonly LyingRow[]; present: readonly string[] }
  | { kind: 'gain'; moves: readonly Moved[] }
  /** Of ever more of the moves: the first of them, up to each number. */
  | { kind: 'gains'; moves: readonly Moved[]; ends: readonly number[] }
  | { kind: 'work'; moves: readonly Moved[]; orders: readonly LaterOrder[] | null };

export interface MovesAnswer {
  /** The best chains first, and how many moves cannot be made in any order. */
  moves: { chains: Chain[]; stuck: number };
  gain: MoveGain;
  gains: { unseen: LaterGains | null };
  work: Worked;
}

/** A plan as it is kept: unpacking one takes longer than the server may be kept from others. */
export interface MovesTask {
  plan: KeptPlan;
  question: MovesQuestion;
}

function ordered(plan: UnpackedPlan, { lying, present }: MovesQuestion & { kind: 'moves' }): MovesAnswer['moves'] {
  const { skuIds, locationIds } = plan;
  const numberOf = new Map(skuIds.map((id, at) => [id, at]));
  const known = lying.filter(({ skuId }) => numberOf.has(skuId));
  const { problem, after } = fromNow(plan, known, new Set(present));
  const { chains, stuck } = planMoves(problem, after, { goods: skuIds.map((id) => numberOf.get(id)!) });
  const toStep = ({ sku, from, to, buffer, seconds, ways }: (typeof chains)[number]['steps'][number]): Step => ({
    ...{ skuId: skuIds[sku]!, fromId: locationIds[from ?? to]!, toId: locationIds[to]!, buffer, seconds, ways },
  });
  return {
    chains: chains.map(({ steps, seconds, secondsPerDay }) => ({ steps: steps.map(toStep), seconds, secondsPerDay })),
    stuck: stuck.length,
  };
}

function answer({ plan: kept, question }: MovesTask) {
  const plan = unpackedPlan(kept);
  // Of an input of an older shape nothing can be said.
  if (!plan) return null;
  if (question.kind === 'moves') return ordered(plan, question);
  if (question.kind === 'gains') return { unseen: laterGains(plan, question.moves, question.ends) };
  if (question.kind === 'gain') return gainOn(plan, question.moves);
  return workOn(plan, question.moves, question.orders);
}

if (!parentPort) throw new Error('This is loaded by a worker.');
parentPort.postMessage(answer(workerData as MovesTask));
parentPort.close();

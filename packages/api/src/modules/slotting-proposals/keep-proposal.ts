import type { Decay, MoveChoice, MoveGain, MoveWorth } from '@slotwise/contract';
import { PROPOSAL_DAYS } from '@slotwise/contract/constants';
import type { Trx } from '../../platform/db/tables';
import { needsOf, type Chain } from './chains';
import { insertChains } from './move-queries';
import { insertProposal } from './proposal-queries';
import { lyingOf } from './stock-queries';

const DAY_MS = 86_400_000;

export interface NewProposal {
  id: string;
  companyId: string;
  warehouseId: string;
  runId: string;
  name: string;
  choice: MoveChoice;
  /** Of the whole plan. */
  plan: MoveWorth;
  /** The chosen chains, in the order in which they can be done. */
  chains: readonly Chain[];
  userId: string | null;
  /** Why the server proposes it by itself; null: somebody does. */
  decay: Decay | null;
  /** Null: nobody has measured it. */
  gain: MoveGain | null;
  now: Date;
}

/** Writes a draft down. */
export async function keepProposal(trx: Trx, proposal: NewProposal): Promise<void> {
  const { id, companyId, warehouseId, chains, now } = proposal;
  await insertProposal(trx, {
    ...{ id, company_id: companyId, warehouse_id: warehouseId, run_id: proposal.runId, name: proposal.name },
    ...{ status: 'draft', choice: JSON.stringify(proposal.choice), plan: JSON.stringify(proposal.plan) },
    ...{ created_by: proposal.userId, created_at: now, expires_at: new Date(now.getTime() + PROPOSAL_DAYS * DAY_MS) },
    ...{ activated_by: null, activated_at: null, ended_at: null },
    decay: proposal.decay && JSON.stringify(proposal.decay),
    gain: proposal.gain && JSON.stringify(proposal.gain),
  });
  const skuIds = chains.flatMap(({ steps }) => steps.map(({ skuId }) => skuId));
  const pieces = new Map<string, number>();
  for (const { locationId, skuId, quantity } of await lyingOf(trx, warehouseId, skuIds)) {
    pieces.set(`${locationId} ${skuId}`, (pieces.get(`${locationId} ${skuId}`) ?? 0) + quantity);
  }
  const needs = needsOf(chains);
  await insertChains(
    trx,
    { companyId, proposalId: id },
    chains.map(({ steps, seconds, secondsPerDay }, at) => ({
      ...{ chain: at + 1, seconds, secondsPerDay, needs: needs[at]!.map((need) => need + 1) },
      steps: steps.map((step) => {
        const carried = pieces.get(`${step.fromId} ${step.skuId}`) ?? 0;
        // Goods that are put down on the way are carried on from there.
        pieces.set(`${step.toId} ${step.skuId}`, carried);
        return { ...step, pieces: carried };
      }),
    })),
  );
}

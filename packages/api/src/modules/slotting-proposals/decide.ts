import { none, type MoveProposal } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { badField } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { line } from '../fields';
import { tenantOf } from '../tenants';
import { dependentsOf, reachOf } from './chains';
import { proposalChanged } from './events';
import { decideChains, plainMoves, type MoveRow } from './move-queries';
import { heldProposal, proposalOf } from './proposal-of';

/**
 * Approves or rejects moves of a draft. A chain is decided as one, for its steps make no sense alone: approving takes along the
 * chains that it needs, rejecting and opening again those that need it.
 */
export function decideMoves({ actor, body, now, tx }: Ctx<'POST /move-proposal/decide'>) {
  const { id: companyId } = tenantOf(actor);
  const { decision, turns } = body;
  const reason = body.reason === undefined ? null : line('reason', body.reason);
  if (decision === 'rejected' && reason === null) throw badField('reason', 'required');
  return tx(async (trx) => {
    const { id } = await heldProposal(trx, companyId, body.proposal_id, 'draft');
    const moves = await plainMoves(trx, id);
    const chains = chainsMeant(moves, decision, turns);
    const decided = moves.filter((move) => chains.has(move.chain)).map(({ turn }) => turn);
    await decideChains(trx, id, [...chains], { decision, reason, userId: actor.userId, now });
    const proposal = await proposalOf(trx, companyId, id);
    return {
      answer: { message: `${decided.length} moves decided`, proposal, decided },
      audit:
        decided.length === 0
          ? none('nothing was open')
          : {
              action: 'proposal.decided',
              subjectId: id,
              details: {
                ...{ decision, moves: decided.length, reason: reason ?? '' },
                chains: [...chains].sort((a, b) => a - b),
              },
            },
      events: [proposalChanged(companyId, proposal)],
    };
  });
}

/** @throws validation_failed for a turn that is none of them */
function chainsMeant(
  moves: readonly MoveRow[],
  decision: MoveRow['decision'],
  turns: readonly number[] | undefined,
): Set<number> {
  const byTurn = new Map(moves.map((move) => [move.turn, move]));
  const needs = new Map(moves.map((move) => [move.chain, move.needs]));
  const meant = turns
    ? turns.map((turn, at) => {
        const move = byTurn.get(turn);
        if (!move) throw badField(`turns/${at}`, 'unknown');
        return move.chain;
      })
    : moves.filter((move) => move.decision === 'open').map(({ chain }) => chain);
  return reachOf(meant, decision === 'approved' ? (chain) => needs.get(chain) ?? [] : dependentsOf(needs));
}

/** Turns of each chain, and the number of moves that fall with it. */
export async function movesByChain(trx: Trx, { id }: MoveProposal) {
  const moves = await plainMoves(trx, id);
  const turns = new Map<number, number[]>();
  for (const { chain, turn } of moves) turns.set(chain, [...(turns.get(chain) ?? []), turn]);
  const dependents = dependentsOf(new Map(moves.map((move) => [move.chain, move.needs])));
  const chain = (number: number) => turns.get(number) ?? [];
  return {
    chain,
    falling: (number: number) => [...reachOf([number], dependents)].reduce((sum, one) => sum + chain(one).length, 0),
  };
}

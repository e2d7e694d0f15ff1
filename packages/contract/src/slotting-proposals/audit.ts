import { Type } from 'typebox';
import { acts } from '../wire/audit-action';
import { strict } from '../wire/schema';

const Text = Type.String();
const Count = Type.Integer();

/** Moves that are carried out are not here: the ledger itself says who, when and why. */
export const slottingProposalAudit = {
  'proposal.made': acts('move_proposal', strict({ name: Text, runId: Text, chains: Count, moves: Count })),
  /**
   * The advantage of an activated plan is too small by now, in percent of the promised one: a re-slot is searched for.
   */
  'proposal.decayed': acts('move_proposal', strict({ kept: Type.Integer(), limit: Count, orders: Count, days: Count })),
  'proposal.decided': acts(
    'move_proposal',
    strict({ decision: Text, chains: Type.Array(Count), moves: Count, reason: Text }),
  ),
  'proposal.activated': acts('move_proposal', strict({ moves: Count })),
  'proposal.taken_back': acts('move_proposal', strict({ dropped: Count, back: Count })),
  'proposal.dropped': acts('move_proposal', strict({ why: Text })),
  'movetask.taken': acts('move_proposal', strict({ turn: Count })),
  'movetask.released': acts('move_proposal', strict({ turn: Count })),
};

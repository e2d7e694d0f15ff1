import { refuse } from '../../../platform/errors';
import { languageOfRequest } from '../../../platform/current-request';
import type { Ctx } from '../../../platform/module';
import { idOf } from '../../fields';
import { tenantOf } from '../../tenants';
import { ownProposal } from '../proposal-queries';
import { proposeDraft } from './make';

/**
 * Proposes the way back from a change that the asker has made by a proposal: another proposal, which holds to all that holds for any.
 * What the change was made up from is known from it, and whether that still leads back is looked at now.
 */
export async function proposeBack(ctx: Ctx<'POST /assistant/proposal/back'>) {
  const { actor, body, read, services } = ctx;
  const id = idOf(body.proposal_id);
  if (!id) throw refuse('not_found');
  const owner = { userId: actor.userId, tenantId: tenantOf(actor).id };
  const row = await read((trx) => ownProposal(trx, owner, id));
  const kind = row?.status === 'made' ? services.proposes().find(({ action }) => action === row.action) : undefined;
  const back = kind?.back?.bind(kind);
  if (!row || !kind || !back) throw refuse('not_found');
  const proposed = await proposeDraft(ctx, kind, languageOfRequest(), (question) =>
    back(question, row.payload as never),
  );
  if ('refusal' in proposed) return { message: 'Nothing proposed', proposal: null, refusal: proposed.refusal };
  return { message: 'Way back proposed', proposal: proposed.proposal, refusal: null };
}

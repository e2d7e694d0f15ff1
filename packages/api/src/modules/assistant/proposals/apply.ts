import { none } from '@slotwise/contract';
import { ApiFault, refuse } from '../../../platform/errors';
import type { Ctx } from '../../../platform/module';
import { lacksFor } from '../../../platform/propose';
import { idOf } from '../../fields';
import { tenantOf } from '../../tenants';
import { isOver, lockProposal, setStale, setStatus, toProposal } from '../proposal-queries';

/**
 * Makes a proposed change as the person who confirms it, who is the one that it was proposed to: by the verb of the change, with the
 * rights that they have now, and only while all is as it was. What the proposal says counts as little as a request does.
 */
export async function makeProposed(ctx: Ctx<'POST /assistant/proposal'>) {
  const { actor, body, now, services, tx } = ctx;
  const id = idOf(body.proposal_id);
  if (!id) throw refuse('not_found');
  const { id: tenantId } = tenantOf(actor);
  try {
    return await tx(async (trx) => {
      const row = await lockProposal(trx, { userId: actor.userId, tenantId }, id);
      if (!row) throw refuse('not_found');
      if (row.status === 'stale') throw refuse('assistant_proposal_stale');
      if (row.status !== 'open') throw refuse('already_decided');
      if (isOver(row, now)) throw refuse('assistant_proposal_expired');
      const kind = services.proposes().find(({ action }) => action === row.action);
      // Of a kind that a newer server had, or an older one.
      if (!kind) throw refuse('assistant_proposal_stale');
      if (lacksFor(kind, actor)) throw refuse('forbidden');
      const payload = row.payload as never;
      if ((await kind.version(trx, tenantId, payload, true)) !== row.version) throw refuse('assistant_proposal_stale');
      const outcome = await kind.apply(trx, { actor, now, sessions: services.sessions }, payload);
      await setStatus(trx, id, 'made');
      const proposal = { ...toProposal({ ...row, status: 'made' }, now), ...(kind.back && { reversible: true }) };
      const answer = { message: 'Change made', proposal };
      return { ...outcome, proposed: true as const, answer };
    });
  } catch (fault) {
    // The transaction took it back with the rest; the card shall say so when it is read again.
    if (fault instanceof ApiFault && fault.code === 'assistant_proposal_stale') {
      await services.db.withTenant(actor, async (trx) => {
        await setStale(trx, id);
        return { answer: undefined, audit: none('a note on the proposal') };
      });
    }
    throw fault;
  }
}

/** The asker wants none of it. Also where it expired meanwhile. */
export function dismissProposed({ actor, query, now, tx }: Ctx<'DELETE /assistant/proposal'>) {
  const id = idOf(query.proposal_id);
  if (!id) throw refuse('not_found');
  const { id: tenantId } = tenantOf(actor);
  return tx(async (trx) => {
    const row = await lockProposal(trx, { userId: actor.userId, tenantId }, id);
    if (!row) throw refuse('not_found');
    if (row.status === 'made') throw refuse('already_decided');
    await setStatus(trx, id, 'dismissed');
    return {
      answer: { message: 'Proposal dismissed', proposal: toProposal({ ...row, status: 'dismissed' }, now) },
      audit: none('nothing was changed'),
    };
  });
}

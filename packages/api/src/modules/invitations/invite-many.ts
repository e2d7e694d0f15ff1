import { auditOfEach, type AuditEntry } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import { hashSecret, newId, newSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { requireSession } from '../auth';
import { beginRoleWork } from '../roles';
import { tenantById } from '../tenants';
import { refuseToFlood } from './allowance';
import { invitationEvent } from './events';
import { expireBefore } from './expire-invitation';
import { inviterName } from './inviter';
import { invitationMessage } from './message';
import { insertInvitations } from './sending-queries';
import { placeRows, type Placed } from './roles-of-rows';
import { expiryOf, termsOf, type Terms } from './sending';
import { pending, sift, sortOut, type Result } from './sifting';

/** Up to 500 people in one transaction. A fault of one row is that row's answer; the others are invited. */
export function inviteMany({ actor, body, now, tx, services }: Ctx<'POST /invitation/bulk'>) {
  const { publicUrl, rateLimitFactor: factor } = services.config;
  const terms = termsOf(actor, body);
  const { candidates, results: unusable } = sortOut(body.rows);
  return tx(async (trx) => {
    await requireSession(trx, actor);
    const work = await beginRoleWork(trx, actor, 'manage_invitations');
    const { placed, results: misplaced } = await placeRows(trx, work, terms, candidates);
    const tenant = await tenantById(trx, work.tenant.id);
    if (!tenant) throw refuse('not_found');
    const inviter = await inviterName(trx, actor);
    const over = await expireBefore(trx, { now, tenantId: tenant.id });
    const { free, results: taken } = await sift(trx, tenant.id, placed);
    const invitees = free.map(({ invitee }) => invitee);
    await refuseToFlood(trx, { actor, tenantId: tenant.id, invitees, bulk: true, now, factor });
    // Made in one moment, they stand in lists by their ids, the last one first: in the order of the list.
    const ids = free.map(() => newId()).toSorted((a, b) => (a < b ? 1 : -1));
    const drafts = free.map((candidate, position) => draft(ids[position] ?? newId(), candidate, terms, now));
    const sent = await insertInvitations(
      trx,
      drafts.map(({ token: _, ...fields }) => ({ ...fields, tenantId: tenant.id, createdBy: actor.userId })),
    );
    const byId = new Map(sent.map((one) => [one.invitation.id, one]));
    const invited = free.map(({ index, address }, position): Result => {
      const invitation = byId.get(drafts[position]?.id ?? '')?.invitation;
      return invitation ? { index, address, outcome: 'invited', reason: null, invitation } : pending(index, address);
    });
    return {
      answer: { results: [...unusable, ...misplaced, ...taken, ...invited].sort((a, b) => a.index - b.index) },
      audit: auditOfEach(
        [
          ...over.audit,
          ...sent.map(({ invitation: { id, email, phoneNumber, roleID } }): AuditEntry => ({
            action: 'invitation.created',
            subjectId: id,
            after: { type: terms.type, email, phoneNumber, roleId: roleID, bulk: true },
          })),
        ],
        'nobody of the list could be invited',
      ),
      mails: drafts.flatMap(({ id, token }) => {
        const invitation = byId.get(id)?.invitation;
        return invitation ? [invitationMessage({ invitation, inviter, tenant: tenant.name, token, publicUrl })] : [];
      }),
      events: [...over.events, ...sent.map((one) => invitationEvent('created', one))],
    };
  });
}

const draft = (id: string, { name, invitee, roleId }: Placed, terms: Terms, now: Date) => {
  const token = newSecret();
  return {
    id,
    token,
    tokenHash: hashSecret(token),
    name,
    ...invitee,
    ...terms,
    roleId,
    now,
    expiresAt: expiryOf(terms, now),
  };
};

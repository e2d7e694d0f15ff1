import { refuse } from '../../platform/errors';
import { hashSecret, newId, newSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { optionalLine } from '../fields';
import { requireSession } from '../auth';
import { beginRoleWork } from '../roles';
import { tenantById } from '../tenants';
import { refuseToFlood } from './allowance';
import { invitationEvent } from './events';
import { expireBefore } from './expire-invitation';
import { inviteeOf, onlyPending } from './invitee';
import { inviterName } from './inviter';
import { invitationMessage } from './message';
import { insertInvitation, unavailable } from './sending-queries';
import { expiryOf, roleToGive, termsOf } from './sending';

export function createInvitation({ actor, body, now, tx, services }: Ctx<'POST /invitation'>) {
  const { publicUrl, rateLimitFactor: factor } = services.config;
  const terms = termsOf(actor, body);
  const invitee = inviteeOf(body);
  const name = optionalLine('name', body.name);
  return tx(async (trx) => {
    await requireSession(trx, actor);
    const work = await beginRoleWork(trx, actor, 'manage_invitations');
    const roleId = await roleToGive(trx, work, terms);
    const tenant = await tenantById(trx, work.tenant.id);
    if (!tenant) throw refuse('not_found');
    const { members } = await unavailable(trx, tenant.id, {
      emails: invitee.email === null ? [] : [invitee.email],
      phones: [],
    });
    if (members.size > 0) throw refuse('already_member');
    await refuseToFlood(trx, { actor, tenantId: tenant.id, invitees: [invitee], bulk: false, now, factor });
    const inviter = await inviterName(trx, actor);
    const over = await expireBefore(trx, { now, tenantId: tenant.id });
    const token = newSecret();
    const sent = await onlyPending(() =>
      insertInvitation(trx, {
        id: newId(),
        tenantId: tenant.id,
        name,
        ...invitee,
        ...terms,
        roleId,
        tokenHash: hashSecret(token),
        createdBy: actor.userId,
        now,
        expiresAt: expiryOf(terms, now),
      }),
    );
    const { invitation } = sent;
    return {
      answer: { message: 'Invitation sent', invitation },
      audit: [
        ...over.audit,
        {
          action: 'invitation.created',
          subjectId: invitation.id,
          after: { type: terms.type, ...invitee, roleId, bulk: false },
        },
      ],
      mails: [invitationMessage({ invitation, inviter, tenant: tenant.name, token, publicUrl })],
      events: [...over.events, invitationEvent('created', sent)],
    };
  });
}

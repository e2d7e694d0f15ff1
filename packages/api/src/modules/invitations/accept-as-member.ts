import { refuse } from '../../platform/errors';
import { hashSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { claimAddress } from '../auth';
import { moveIn, personById } from '../users';
import { admit, companyNameOf, refuseDouble } from './admission';
import { openInvitation } from './reading-queries';

/**
 * An account that belongs nowhere takes the place that it is invited to. Its address must be the invited one, and theirs:
 * confirmed before, or shown by the mailed link.
 */
export async function acceptAsMember({ actor, body, now, system, services }: Ctx<'POST /invitation/accept'>) {
  const { db, sessions } = services;
  if (actor.companyId ?? actor.wmsId) throw refuse('tenant_already_joined');
  const tokenHash = hashSecret(body.token);
  const found = await db.readSystem(async (trx) => ({
    open: await openInvitation(trx, tokenHash, now),
    person: await personById(trx, actor.userId),
  }));
  const { open, person } = found;
  if (!open || !person) throw refuse('invalid_invitation_token');
  const { email } = open.invitation;
  if (email !== null && email !== person.me.email.toLowerCase()) throw refuse('invalid_invitation_token');
  if (email !== null && !open.mailed && !person.me.emailConfirmed) throw refuse('address_unconfirmed');
  const companyName = companyNameOf(open, body.new_company_name);
  return system(async (trx) => {
    const proves = open.mailed && !person.me.emailConfirmed;
    if (proves && !(await claimAddress(trx, { userId: actor.userId, email: person.me.email, now }))) {
      throw refuse('account_exists');
    }
    const {
      person: moved,
      audit,
      notifications,
      events,
    } = await admit(trx, {
      open,
      tokenHash,
      companyName,
      now,
      place: async (inside, where) => {
        await refuseDouble(inside, where.tenantId, person.me.email);
        const member = await moveIn(inside, { id: actor.userId, ...where });
        // Somebody else's invitation was accepted with the same account in the meantime.
        if (!member) throw refuse('tenant_already_joined');
        return member;
      },
    });
    const { me } = moved;
    return {
      answer: { message: 'Invitation accepted' },
      audit,
      notifications,
      // Tenant and role are fields of me, and this is what makes a client load me again.
      events: [...events, { channel: `user:${me.id}`, event: 'UserNameChanged', data: me }],
      after: () => sessions.changed([actor.userId]),
    };
  });
}

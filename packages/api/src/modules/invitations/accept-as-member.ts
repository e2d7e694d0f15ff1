import { afterCommit } from '../../platform/db/transaction';
import { refuse } from '../../platform/errors';
import { hashSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { moveIn, personById } from '../users';
import { admit, companyNameOf } from './admission';
import { openInvitation } from './queries';

/** An account that belongs nowhere takes the place that it is invited to. Its address must be the invited one. */
export async function acceptAsMember({ actor, body, now, system, services }: Ctx<'POST /invitation/accept'>) {
  const { audit, db, sessions } = services;
  if (actor.companyId ?? actor.wmsId) throw refuse('tenant_already_joined');
  const tokenHash = hashSecret(body.token);
  const found = await db.withSystem(async (trx) => ({
    open: await openInvitation(trx, tokenHash, now),
    person: await personById(trx, actor.userId),
  }));
  const { open, person } = found;
  if (!open || !person) throw refuse('invalid_invitation_token');
  const { email } = open.invitation;
  if (email !== null && email !== person.me.email.toLowerCase()) throw refuse('invalid_invitation_token');
  const companyName = companyNameOf(open, body.new_company_name);
  return system(async (trx) => {
    await admit(
      trx,
      {
        open,
        tokenHash,
        companyName,
        now,
        audit,
        place: async (inside, where) => {
          const moved = await moveIn(inside, { id: actor.userId, ...where });
          // Somebody else's invitation was accepted with the same account in the meantime.
          if (!moved) throw refuse('tenant_already_joined');
          return moved;
        },
      },
      // Tenant and role are fields of me, and this is what makes a client load me again.
      ({ me }) => [{ channel: `user:${me.id}`, event: 'UserNameChanged', data: me }],
    );
    afterCommit(trx, () => sessions.changed([actor.userId]));
    return { message: 'Invitation accepted' };
  });
}

import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { permissionsHeldBy, usersAmong } from '../roles';
import { beginDeciding } from './decide';
import { requestChanged } from './events';
import { addToRole, moveToRole, type RoleChange } from './give';
import { accessGranted } from './notifications';
import { endRequest } from './queries';
import { requestNamed } from './read-requests';

/** Nothing is left to change where the asker has got it meanwhile. */
const UNCHANGED: RoleChange = { audit: [], events: [], changed: [] };

export function grantRequest({ actor, body, now, tx, services }: Ctx<'POST /access-request/grant'>) {
  return tx(async (trx) => {
    const deciding = await beginDeciding(trx, actor, body.request_id);
    const { work, request } = deciding;
    const { id, user, permission } = request;
    const [asker] = await usersAmong(trx, work.tenant.id, [user.id]);
    if (!asker) throw refuse('not_found');
    const held: ReadonlySet<string> = await permissionsHeldBy(trx, user.id);
    const give = body.method === 'add' ? addToRole : moveToRole;
    const change = held.has(permission) ? UNCHANGED : await give(trx, deciding, { asker, given: body.role_id });
    const end = { status: 'granted', decidedBy: actor.userId, now } as const;
    if (!(await endRequest(trx, id, end))) throw refuse('already_decided');
    const accessRequest = await requestNamed(trx, work.tenant.id, id);
    const [after] = await usersAmong(trx, work.tenant.id, [user.id]);
    return {
      answer: { accessRequest },
      audit: [
        {
          action: 'access.granted',
          subjectId: id,
          before: { status: 'open', role: asker.roleId },
          after: { status: 'granted', role: after?.roleId ?? null },
        },
        ...change.audit,
      ],
      notifications: accessGranted(work.tenant.id, accessRequest),
      events: [...change.events, ...requestChanged(work.tenant, accessRequest)],
      after: () => services.sessions.changed(change.changed),
    };
  });
}

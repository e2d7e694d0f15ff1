import { none } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { beginRoleWork, bumpVersions, refuseToDisguise, roleById, roleUpdated, updateRolePicture } from '../roles';
import { replacePicture } from './queries';
import { reencode } from './reencode';

type OfRole = Ctx<'POST /role/picture'> | Ctx<'DELETE /role/picture'>;

function change({ actor, query, now, tx }: OfRole, bytes: Buffer | null) {
  const id = idOf(query.role_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const work = await beginRoleWork(trx, actor, 'update_avatar');
    const { tenant } = work;
    const before = await roleById(trx, tenant.id, id);
    if (!before) throw refuse('not_found');
    refuseToDisguise(work, before);
    const { avatarURL } = before;
    if (!bytes && avatarURL === null) return { answer: { role: before }, audit: none('there was no picture') };
    const address = await replacePicture(trx, { role_id: id }, bytes, now);
    await updateRolePicture(trx, id, address);
    await bumpVersions(trx, [id]);
    const role = await roleById(trx, tenant.id, id);
    if (!role) throw refuse('not_found');
    return {
      answer: { role },
      audit: {
        action: 'role.picture_changed',
        subjectId: id,
        before: { avatarURL },
        after: { avatarURL: address },
      },
      events: roleUpdated(tenant, role, {}),
    };
  });
}

export const giveRolePicture = async (ctx: Ctx<'POST /role/picture'>) =>
  change(ctx, await reencode(ctx.body, (fault) => ctx.log.info(fault, 'a picture could not be read')));

export const removeRolePicture = (ctx: Ctx<'DELETE /role/picture'>) => change(ctx, null);

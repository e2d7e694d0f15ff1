import { none } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { personById, updateUserPicture, userPictureChanged } from '../users';
import { replacePicture } from './queries';
import { reencode } from './reencode';

type Own = Ctx<'POST /me/picture'> | Ctx<'DELETE /me/picture'>;

function change({ actor, now, tx }: Own, bytes: Buffer | null) {
  const id = actor.userId;
  return tx(async (trx) => {
    const before = await personById(trx, id);
    if (!before) throw refuse('not_found');
    const { avatarURL } = before.me;
    if (!bytes && avatarURL === null) return { answer: { me: before.me }, audit: none('there was no picture') };
    const address = await replacePicture(trx, { user_id: id }, bytes, now);
    await updateUserPicture(trx, id, address);
    const after = await personById(trx, id);
    if (!after) throw refuse('not_found');
    return {
      answer: { me: after.me },
      audit: {
        action: 'user.picture_changed',
        subjectId: id,
        before: { avatarURL },
        after: { avatarURL: address },
      },
      events: userPictureChanged(actor, after),
    };
  });
}

export const giveMyPicture = async (ctx: Ctx<'POST /me/picture'>) =>
  change(ctx, await reencode(ctx.body, (fault) => ctx.log.info(fault, 'a picture could not be read')));

export const removeMyPicture = (ctx: Ctx<'DELETE /me/picture'>) => change(ctx, null);

import { inOnePage } from '../../platform/own-data';
import { pictureOf } from './queries';

/** Their own picture. */
export const ownData = [
  inOnePage('picture', async ({ trx, actor }) => {
    const bytes = await pictureOf(trx, { user_id: actor.userId });
    return bytes ? [{ type: 'image/webp', base64: bytes.toString('base64') }] : [];
  }),
];

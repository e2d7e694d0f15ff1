import { inOnePage } from '../../platform/own-data';
import { personById } from './queries';

/** Their account in this company or WMS. */
export const ownData = [
  inOnePage('profile', async ({ trx, actor }) => {
    const person = await personById(trx, actor.userId);
    return person ? [person.me] : [];
  }),
];

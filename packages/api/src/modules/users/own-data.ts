import { inOnePage } from '../../platform/own-data';
import { personById } from './queries';

/** Who they are here. */
export const ownData = [
  inOnePage('profile', async ({ trx, actor }) => {
    const person = await personById(trx, actor.userId);
    return person ? [person.me] : [];
  }),
];

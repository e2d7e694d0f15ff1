import { inOnePage } from '../../platform/own-data';
import { countRecoveryCodes, factorOf } from './queries';

/** Their second factor by its dates, and never its secret. */
export const ownData = [
  inOnePage('secondFactor', async ({ trx, actor }) => {
    const since = (await factorOf(trx, actor.userId))?.confirmedAt;
    return since ? [{ since: since.toISOString(), recoveryCodes: await countRecoveryCodes(trx, actor.userId) }] : [];
  }),
];

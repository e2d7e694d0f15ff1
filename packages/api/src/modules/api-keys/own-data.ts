import { inOnePage } from '../../platform/own-data';
import { keysMadeBy } from './queries';

/** The API keys that they have made and that still hold, without what opens anything. */
export const ownData = [
  inOnePage('apiKeys', async ({ trx, actor }) =>
    (await keysMadeBy(trx, actor.userId)).map(({ name, permissions, madeAt, lastUsedAt, expiresAt }) => ({
      ...{ name, permissions, madeAt: madeAt.toISOString() },
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
  ),
];

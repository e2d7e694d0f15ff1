import { inOnePage } from '../../platform/own-data';
import { sessionsOf } from './queries';

/** The devices on which they are signed in. */
export const ownData = [
  inOnePage('sessions', async ({ trx, actor, now }) =>
    (await sessionsOf(trx, actor.userId, now)).map(({ userAgent, createdAt, lastUsedAt }) => ({
      userAgent,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  ),
];

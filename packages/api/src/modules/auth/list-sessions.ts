import type { Ctx } from '../../platform/module';
import { sessionsOf } from './queries';

export const listSessions = ({ actor, now, read }: Ctx<'GET /sessions'>) =>
  read(async (trx) => {
    const sessions = await sessionsOf(trx, actor.userId, now);
    return {
      sessions: sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
        id,
        current: id === actor.sessionId,
        userAgent,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
    };
  });

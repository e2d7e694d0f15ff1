import { readList } from '../../platform/cursors';
import type { Ctx } from '../../platform/module';
import { sessionList, sessionSlice, sessionsOf } from './queries';

export const listSessions = ({ actor, now, query, read, services }: Ctx<'GET /sessions'>) =>
  read(async (trx) => {
    const { userId } = actor;
    const { items, ...next } = await readList(services.tokens, { keyset: sessionList, owner: userId }, query, {
      all: () => sessionsOf(trx, userId, now),
      some: (wanted) => sessionSlice(trx, userId, now, wanted),
    });
    const sessions = items.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      current: id === actor.sessionId,
      userAgent,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
    return { sessions, ...next };
  });

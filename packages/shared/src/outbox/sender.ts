import type { RouteKey } from '@slotwise/contract';
import { isAborted, isApiError, isInconclusive, type Http } from '../http';
import type { Session } from '../platform';
import { bearerOf } from '../session/bearer';
import { answering, refusing, taking } from './entry';
import type { EntryStore } from './entry-store';

interface Sending {
  store: EntryStore;
  http: Http;
  session: Pick<Session, 'getToken'>;
  owner: string;
  userId: string;
  signal: AbortSignal;
  /** Called after each step that changed what is kept. */
  changed(): Promise<void>;
}

type AnyCall = (call: RouteKey, input: object) => Promise<unknown>;

/**
 * Sends what waits, one after the other, until nothing waits (`true`) or no answer comes (`false`). The token goes with the
 * call itself, so that nothing is sent as somebody who has signed in meanwhile.
 */
export async function sendAll({ store, http, session, owner, userId, signal, changed }: Sending): Promise<boolean> {
  while (!signal.aborted && navigator.onLine) {
    const token = await session.getToken().catch(() => null);
    if (token === null || (bearerOf(token) ?? userId) !== userId || isOver(signal)) return false;
    const entry = await store.edit(owner, taking);
    if (!entry) return true;
    await changed();
    const { call, body, key } = entry;
    const headers = { authorization: `Bearer ${token}` };
    try {
      const answer = await (http as AnyCall)(call, { body, idempotencyKey: key, auth: 'none', headers, signal });
      await store.edit(owner, answering(key, answer));
    } catch (error) {
      if (isAborted(error) || isInconclusive(error)) return false;
      if (!isApiError(error)) throw error;
      if (error.code === 'unauthenticated') {
        // The session renews its token, or ends, as after any other call.
        await http('GET /me', { signal }).catch(() => undefined);
        return false;
      }
      const { status, code, message, details } = error;
      await store.edit(owner, refusing(key, { status, code, message, details }));
    }
    await changed();
  }
  return false;
}

/** A function, because the compiler takes what it saw of a signal for lasting. */
const isOver = (signal: AbortSignal): boolean => signal.aborted;

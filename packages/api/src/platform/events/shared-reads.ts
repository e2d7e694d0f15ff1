import type { MessageLog, PageSize } from './log';
import type { StoredMessage } from './message';

/**
 * Streams that come back together, as after a restart, ask for the same pages: they wait for one read, and not each for its own, of
 * which a tenant may have only so many waiting. Only for who knows that a message after that number is committed: a read that is under
 * way has begun when somebody else knew it, and so has it.
 */
export function sharingReads(log: Pick<MessageLog, 'after'>): Pick<MessageLog, 'after'> {
  const underWay = new Map<string, Promise<StoredMessage[]>>();
  return {
    after(channel: string, seq: number, page: PageSize) {
      const key = `${channel} ${seq} ${page.messages} ${page.bytes} ${page.short ?? false}`;
      const known = underWay.get(key);
      if (known) return known;
      const read = log.after(channel, seq, page).finally(() => underWay.delete(key));
      underWay.set(key, read);
      return read;
    },
  };
}

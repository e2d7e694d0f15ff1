import { readPage } from '../../platform/cursors';
import { asSystem } from '../../platform/db/transaction';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { fatesOf, mailList, mailSlice } from './queries';

/** Only that there was a mail, and whether it arrived: what people are told is theirs. */
export function listMails({ actor, query, read, services }: Ctx<'GET /notification-mails'>) {
  const { id: tenantId } = tenantOf(actor);
  return read(async (trx) => {
    const { items, nextCursor } = await readPage(
      services.tokens,
      { keyset: mailList, owner: tenantId },
      query,
      (wanted) => mailSlice(trx, tenantId, wanted),
    );
    const ids = items.map(({ mailId }) => mailId);
    const fates = new Map((await asSystem(trx, () => fatesOf(trx, ids))).map(({ about, status }) => [about, status]));
    return {
      nextCursor,
      items: items.map(({ mailId, userId, firstName, lastName, at, count }) => ({
        id: mailId,
        user: { id: userId, name: `${firstName} ${lastName}` },
        at: at.toISOString(),
        count,
        // One that is kept no longer has left long ago.
        status: fates.get(mailId) ?? ('sent' as const),
      })),
    };
  });
}

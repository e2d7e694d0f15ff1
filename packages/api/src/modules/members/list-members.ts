import type { Member } from '@slotwise/contract';
import { readPage } from '../../platform/cursors';
import { asSystem } from '../../platform/db/transaction';
import type { Ctx } from '../../platform/module';
import { termOf } from '../../platform/search';
import { tenantOf } from '../tenants';
import { countUsers, userList, userSlice } from '../users/list-queries';
import { usageOf } from './member-queries';

/** People with what only administrators see of them. */
export function listMembers({ actor, query, read, now, services }: Ctx<'GET /members'>) {
  const { id } = tenantOf(actor);
  const filter = { term: termOf(query.q), role: query.role, hasRole: query.has_role };
  return read(async (trx) => {
    const page = await readPage(services.tokens, { keyset: userList, owner: id, filter }, query, (wanted) =>
      userSlice(trx, id, filter, wanted),
    );
    const usage = await asSystem(trx, () =>
      usageOf(
        trx,
        page.items.map((user) => user.id),
        now,
      ),
    );
    const items = page.items.map((user): Member => ({
      ...user,
      ...(usage.get(user.id) ?? { lastSeenAt: null, sessions: 0, twoFactor: false }),
    }));
    const totals = query.cursor === undefined ? await countUsers(trx, id, filter) : undefined;
    return { items, nextCursor: page.nextCursor, ...(totals && { matching: totals.matching }) };
  });
}

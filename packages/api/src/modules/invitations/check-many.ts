import type { BulkCheck } from '@slotwise/contract';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { sift, sortOut } from './sifting';

/**
 * Tells how sending to the same rows would be answered, before anybody is written to. It is a read: nothing is stored and nothing
 * mailed, and it knows the caller's own tenant only.
 */
export async function checkMany({ actor, body, now, read }: Ctx<'POST /invitation/bulk/check'>) {
  const { candidates, results: unusable } = sortOut(body.rows);
  const tenantId = tenantOf(actor).id;
  const { free, results: taken } = await read((trx) => sift(trx, tenantId, candidates, { livingAt: now }));
  const refused = [...unusable, ...taken].map(({ invitation: _, ...result }): BulkCheck => result);
  const invitable = free.map(({ index, address }): BulkCheck => ({ index, address, outcome: 'free', reason: null }));
  return { results: [...refused, ...invitable].sort((a, b) => a.index - b.index) };
}

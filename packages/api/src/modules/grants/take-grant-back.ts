import type { Trx } from '../../platform/db/tables';
import { grantChanged, noteGrant } from './note-grant';
import { accessOf, deleteGrantBy } from './queries';

interface Granter {
  userId: string;
  companyId: string | null;
}

/**
 * Takes back what somebody granted who may have been a stranger at the account. @returns what is to be written down of it; null: they
 * granted nothing
 */
export async function takeGrantBackOf(trx: Trx, { userId, companyId }: Granter) {
  if (companyId === null || !(await deleteGrantBy(trx, companyId, userId))) return null;
  const access = await accessOf(trx, companyId);
  // A grant to an earlier WMS counts for nothing, and nobody is told of its end.
  if (!access.wms) return null;
  return {
    audit: await noteGrant(trx, 'inventory.grant_revoked', { userId, companyId }, access.wms),
    events: grantChanged(access, access.wms),
  };
}

import { readPage } from '../../platform/cursors';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { auditList, auditSlice } from './queries';

/** The newest first. Filters name an action, a kind of thing, one thing, who did it; they hold together. */
export function listAudit({ actor, query, read, services }: Ctx<'GET /audit'>) {
  const tenant = tenantOf(actor);
  const { action, subject, subject_id: subjectId, actor_id: actorId } = query;
  const filter = { action, subject, subjectId, actorId };
  return read((trx) =>
    readPage(services.tokens, { keyset: auditList, owner: tenant.id, filter }, query, (slice) =>
      auditSlice(trx, tenant, filter, slice),
    ),
  );
}

import { readPage } from '../../platform/cursors';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { askedEntries } from './asked';
import { namesIn } from './names-in';
import { auditEntry, auditList, auditSlice } from './queries';

/** The newest first. */
export function listAudit({ actor, query, read, services }: Ctx<'GET /audit'>) {
  const tenant = tenantOf(actor);
  const asked = askedEntries(query, services.clock.now());
  const filter = { q: query.q, since: query.since };
  return read((trx) =>
    readPage(services.tokens, { keyset: auditList, owner: tenant.id, filter }, query, (slice) =>
      auditSlice(trx, tenant, asked, slice),
    ),
  );
}

export function readEntry({ actor, query, read, services }: Ctx<'GET /audit/entry'>) {
  const tenant = tenantOf(actor);
  return read(async (trx) => {
    const entry = await auditEntry(trx, tenant, query.entry_id);
    if (!entry) throw refuse('not_found');
    return { entry, names: await namesIn(trx, entry, services.subjectNames()) };
  });
}

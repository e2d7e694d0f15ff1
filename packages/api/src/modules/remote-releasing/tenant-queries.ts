import { sql } from 'kysely';
import { fieldFault, refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';

interface Tenant {
  id: string;
  name: string;
}

/** Similar names that a refusal suggests. */
const SUGGESTED = 5;
/** Shorter pieces of a name are in too many others. */
const PIECE = 3;

/** Tenants whose name contains the text, ignoring case. */
export const tenantsNamed = (trx: Trx, text: string, limit: number): Promise<Tenant[]> =>
  trx
    .selectFrom('tenants')
    .select(['id', 'name'])
    .where(sql<boolean>`position(lower(${text}) IN lower(name)) > 0`)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Names that have the beginning of one of the text's words in them, those of about its length first. */
async function namesLike(trx: Trx, text: string): Promise<string[]> {
  const pieces = text.split(/\s+/).flatMap((word) => (word.length >= PIECE ? [word.slice(0, PIECE)] : []));
  if (pieces.length === 0) return [];
  const rows = await trx
    .selectFrom('tenants')
    .select('name')
    .where((where) => where.or(pieces.map((piece) => sql<boolean>`position(lower(${piece}) IN lower(name)) > 0`)))
    .groupBy('name')
    .orderBy(sql`abs(char_length(name) - ${text.length})`)
    .orderBy('name')
    .limit(SUGGESTED)
    .execute();
  return rows.map(({ name }) => name);
}

/**
 * Finds a tenant by its id, or by its name in any case.
 * @throws ApiFault `unknown_id` with names like it, or with the ids of several tenants that have the name
 */
export async function tenantCalled(trx: Trx, text: string): Promise<Tenant> {
  const wanted = text.trim();
  const found = await trx
    .selectFrom('tenants')
    .select(['id', 'name'])
    .where((where) => where.or([where('id', '=', wanted), sql<boolean>`lower(name) = lower(${wanted})`]))
    .orderBy('id')
    .limit(SUGGESTED)
    .execute();
  const [tenant, ...others] = found.some(({ id }) => id === wanted) ? found.filter(({ id }) => id === wanted) : found;
  if (tenant && others.length === 0) return tenant;
  if (tenant) {
    const ids = found.map(({ id }) => id);
    throw refuse('unknown_id', [fieldFault('tenant', 'tenant_of_many', { tenant: wanted, ids })]);
  }
  const similar = await namesLike(trx, wanted);
  throw refuse('unknown_id', [
    similar.length > 0
      ? fieldFault('tenant', 'no_such_tenant_but', { tenant: wanted, similar })
      : fieldFault('tenant', 'no_such_tenant', { tenant: wanted }),
  ]);
}

import { sql } from 'kysely';
import type { Person, TestServer } from '../harness';
import { STOCK_TABLES } from './matrix-stock';

/** Watches are left out: a sweeper changes them by itself. So are webhooks, whose strangers `webhooks.test.ts` looks at. */
const PROPOSAL_TABLES = ['slotting_proposals', 'slotting_chains', 'slotting_moves', 'slotting_tasks'];

/** The tables with a company's rows, and the column that says so. */
const OWNED: Record<string, string> = {
  tenants: 'id',
  ...Object.fromEntries(
    [
      'users',
      'roles',
      'role_permissions',
      'invitations',
      'invitation_links',
      'warehouses',
      'partner_keys',
      'api_keys',
      'access_requests',
      'assistant_consents',
      'assistant_proposals',
    ].map((table) => [table, 'tenant_id']),
  ),
  ...Object.fromEntries(
    [
      ...STOCK_TABLES,
      'imports',
      'inventory_grants',
      'slotting_runs',
      'slotting_placements',
      'slotting_notices',
      ...PROPOSAL_TABLES,
    ].map((table) => [table, 'company_id']),
  ),
};

/** Tables in which the time of the last use is written down later, in the middle of whatever follows. */
const USED = ['sessions', 'partner_keys', 'api_keys'];

/**
 * The mark of every write of a row: the database gives each new version of one the number of its transaction, and a later one has a
 * greater number. So number and sum are the same only if nothing was inserted, deleted or updated, not even to what it was.
 */
const VERSIONS = sql`sum(xmin::text::bigint)`;
const contentsOf = (table: string) =>
  sql`sum(hashtextextended((to_jsonb(${sql.table(table)}) - 'last_used_at')::text, 0))`;

/** Number of the company's rows in each table, and what changes with each write. They become many from route to route. */
export const stateOf = (server: TestServer, owner: Person) =>
  server.services.db.readSystem(async (trx) => {
    const digest = (table: string, column: string, value: string) =>
      sql`SELECT ${sql.lit(table)} AS name, count(*) || ' ' || ${USED.includes(table) ? contentsOf(table) : VERSIONS} AS digest
        FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${value}`;
    const digests = [
      digest('sessions', 'user_id', owner.userId),
      digest('two_factor', 'user_id', owner.userId),
      ...Object.entries(OWNED).map(([table, column]) => digest(table, column, owner.tenantId)),
    ];
    const { rows } = await sql<{ name: string; digest: string | null }>`${sql.join(digests, sql` UNION ALL `)}`.execute(
      trx,
    );
    return Object.fromEntries(rows.map((row) => [row.name, row.digest]));
  });

import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

const TENANT = 'tenant_id';
const COMPANY = 'company_id';

/** Rows that belong to records of a table and go before these: the table has no index by company, or its rows are many. */
interface Part {
  table: string;
  by: string;
}

/** A table of a company's rows. */
export interface Owned {
  table: string;
  column: typeof TENANT | typeof COMPANY;
  /** Its records have the column `id` and go with these, some at a time. */
  parts?: readonly Part[];
}

const owned = (column: Owned['column'], ...tables: string[]): Owned[] => tables.map((table) => ({ table, column }));
const withParts = (column: Owned['column'], table: string, ...parts: [table: string, by: string][]): Owned => ({
  ...{ table, column },
  parts: parts.map(([name, by]) => ({ table: name, by })),
});

/**
 * Every table of a company's rows, in the order in which they can go: what refers to others before these. First what opens the
 * company to somebody, and what would sum up the rest anew. A test compares it with the database's catalogue.
 */
export const OWNED: readonly Owned[] = [
  ...owned(TENANT, 'embed_sessions', 'partner_keys', 'api_keys'),
  withParts(TENANT, 'webhooks', ['webhook_deliveries', 'webhook_id']),
  ...owned(COMPANY, 'inventory_grants', 'shown_order_imports', 'sample_data', 'first_step_choices'),
  ...owned(TENANT, 'access_requests'),
  withParts(TENANT, 'invitations', ['invitation_links', 'invitation_id']),
  ...owned(
    TENANT,
    'notification_mails',
    'notifications',
    'remote_pins',
    'pictures',
    'assistant_proposals',
    'assistant_consents',
    'tenant_settings',
  ),
  withParts(
    COMPANY,
    'slotting_proposals',
    ...(['slotting_tasks', 'slotting_moves', 'slotting_chains', 'slotting_advantages'] as const).map(
      (table): [string, string] => [table, 'proposal_id'],
    ),
  ),
  withParts(COMPANY, 'slotting_runs', ['slotting_notices', 'run_id'], ['slotting_placements', 'run_id']),
  ...owned(COMPANY, 'replenish_tasks', 'reservations'),
  withParts(COMPANY, 'pick_lists', ['pick_tasks', 'pick_list_id']),
  withParts(COMPANY, 'receipts', ['receipt_lines', 'receipt_id']),
  withParts(COMPANY, 'count_tasks', ['count_entries', 'task_id']),
  ...owned(COMPANY, 'counts', 'stock_serials', 'stock', 'stock_moves', 'pick_hours'),
  ...owned(COMPANY, 'order_lines', 'orders', 'demand_hours', 'demand_months'),
  withParts(
    COMPANY,
    'imports',
    ...(['import_changes', 'import_refusals', 'import_parts'] as const).map((table): [string, string] => [
      table,
      'import_id',
    ]),
  ),
  ...owned(COMPANY, 'import_shapes', 'printed_labels', 'label_prints', 'barcodes', 'sample_skus', 'lots'),
  withParts(COMPANY, 'skus', ['sku_places', 'sku_id'], ['sku_units', 'sku_id']),
  ...owned(COMPANY, 'sku_words', 'locations', 'zones', 'location_types'),
  withParts(
    TENANT,
    'warehouses',
    ...(['slotting_watches', 'slotting_terms', 'warehouse_policies', 'warehouse_layouts'] as const).map(
      (table): [string, string] => [table, 'warehouse_id'],
    ),
  ),
  withParts(TENANT, 'roles', ['role_permissions', 'role_id']),
];

/** @returns the number of those that went */
export async function removeSome(trx: Trx, { table, column }: Owned, companyId: string, most: number): Promise<number> {
  if (table === 'stock_moves') {
    const { rows } = await sql<{ removed: number }>`
      SELECT remove_company_moves(${companyId}, ${most}::int) AS removed`.execute(trx);
    return rows[0]?.removed ?? 0;
  }
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${companyId} LIMIT ${most}))`.execute(trx);
  return Number(numAffectedRows);
}

export async function someIds(trx: Trx, { table, column }: Owned, companyId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${companyId} LIMIT ${most}`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function removeParts(
  trx: Trx,
  { table, by }: Part,
  ids: readonly string[],
  most: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${sql.table(table)} WHERE ${sql.ref(by)} = ANY(${ids}::text[]) LIMIT ${most}))`.execute(trx);
  return Number(numAffectedRows);
}

export async function removeByIds(trx: Trx, { table, column }: Owned, companyId: string, ids: readonly string[]) {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${companyId} AND id = ANY(${ids}::text[])`.execute(trx);
  return Number(numAffectedRows);
}

/** Removes the messages of its channel in the last day. */
export async function removeMessages(trx: Trx, companyId: string, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM outbox WHERE (channel, seq) IN (
      SELECT channel, seq FROM outbox WHERE channel = ${`company:${companyId}`} LIMIT ${most})`.execute(trx);
  return Number(numAffectedRows);
}

/** The number of the last message of its channel: nobody hears it any more. */
export const removeCounter = (trx: Trx, companyId: string) =>
  trx.deleteFrom('event_counters').where('channel', '=', `company:${companyId}`).execute();

import { sql } from 'kysely';
import type { Person, TestServer } from '../harness';

const TABLES = ['skus', 'sku_units', 'barcodes', 'locations', 'stock', 'stock_moves', 'lots', 'orders', 'order_lines'];

/** Everything that imports change, of one company: the rows of each table, sorted. */
export const importedState = (server: TestServer, { tenantId }: Person) =>
  server.services.db.readTenant({ userId: null, companyId: tenantId, wmsId: null }, async (trx) => {
    const state: Record<string, string[]> = {};
    for (const table of TABLES) {
      const { rows } = await sql`SELECT * FROM ${sql.table(table)} WHERE company_id = ${tenantId}`.execute(trx);
      state[table] = rows.map((row) => JSON.stringify(row)).sort();
    }
    return state;
  });

/** Number of rows in each table. */
export const importedCounts = async (server: TestServer, person: Person) =>
  Object.fromEntries(Object.entries(await importedState(server, person)).map(([table, rows]) => [table, rows.length]));

/** Faults of the rows that an import refuses, as `[row, 'column code', …]`. */
export async function refusedRows(server: TestServer, { token }: Person, importId: string) {
  const { body } = await server.call('GET /import/refusals', { token, query: { import_id: importId } });
  return body.items.map(({ row, faults }) => [row, ...faults.map(({ field, code }) => `${field} ${code}`)]);
}

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

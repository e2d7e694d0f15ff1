import { sql, type Insertable } from 'kysely';
import type { Tables, Trx } from './tables';

/**
 * Inserts rows that reach the database as one JSON value. A parameter for each field of hundreds of rows costs the embedded database more
 * to read than the rows cost to insert. Instants keep their milliseconds; a column that a row names, all rows must name.
 */
export async function insertRows<T extends keyof Tables>(
  trx: Trx,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first);
  const isOther = (row: object) => Object.keys(row).length !== names.length || names.some((name) => !(name in row));
  // The database would take null for what a row does not name, and not the column's default.
  if (rows.some(isOther)) throw new Error(`rows for ${table} name different columns`);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  await sql`
    INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    trx,
  );
}

import { sql, type Kysely } from 'kysely';

const statements = [
  // As people look things up, by Unicode's own rules. Blanks are read apart from these, by the fields that follow.
  `CREATE INDEX skus_by_name ON skus (company_id, archived, (name COLLATE "und-x-icu"), id)`,
  `CREATE INDEX skus_by_family ON skus (company_id, archived, (family COLLATE "und-x-icu"), id) WHERE (family COLLATE "und-x-icu") IS NOT NULL`,
  `CREATE INDEX skus_by_weight ON skus (company_id, archived, weight_g, id) WHERE weight_g IS NOT NULL`,
  // Orders of the past, of which an import brings hundreds of thousands, have no such day.
  `CREATE INDEX orders_due ON orders (company_id, due_at, ordered_at, id) WHERE due_at IS NOT NULL`,
];

/** Indexes for the columns that lists are sorted by, one for both directions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

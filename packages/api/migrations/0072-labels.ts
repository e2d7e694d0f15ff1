import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `CREATE TABLE label_prints (
     id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     user_id text,
     at timestamptz NOT NULL,
     kind text NOT NULL,
     symbology text NOT NULL,
     medium text NOT NULL,
     layout text NOT NULL,
     labels integer NOT NULL CHECK (labels > 0),
     copies integer NOT NULL CHECK (copies > 0),
     again integer NOT NULL CHECK (again >= 0),
     UNIQUE (company_id, id)
   )`,
  `CREATE INDEX label_prints_at ON label_prints (company_id, at, id)`,
  // The log outlives what it is about: a record that is removed takes nothing of it along.
  `CREATE TABLE printed_labels (
     company_id text NOT NULL,
     kind text NOT NULL,
     record_id text NOT NULL,
     unit text NOT NULL,
     -- First, second, third print of the label: two people cannot both be the first.
     nth integer NOT NULL CHECK (nth > 0),
     print_id text NOT NULL,
     CONSTRAINT printed_labels_nth PRIMARY KEY (company_id, kind, record_id, unit, nth),
     FOREIGN KEY (company_id, print_id) REFERENCES label_prints (company_id, id) ON DELETE CASCADE
   )`,
];

/** Which labels were printed, when and by whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const own = 'company_id = (SELECT app_company_id())';
  for (const table of ['label_prints', 'printed_labels']) await protect(db, table, { visible: own });
}

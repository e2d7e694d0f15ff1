import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  // How the plan was chosen, and how far it is from the best. Null for searches that ended before plans were chosen so.
  `ALTER TABLE slotting_runs ADD COLUMN outcome jsonb`,
  // A SKU may lie in several places, and each of them moves by itself.
  `ALTER TABLE slotting_placements DROP CONSTRAINT slotting_placements_pkey`,
  `ALTER TABLE slotting_placements ADD PRIMARY KEY (run_id, sku_id, from_location_id)`,
  `DROP INDEX slotting_placements_lines`,
  `CREATE INDEX slotting_placements_lines ON slotting_placements (run_id, lines DESC, sku_id, from_location_id)`,
  // The SKUs that a search could not treat as others, by name.
  `CREATE TABLE slotting_notices (
     company_id text NOT NULL,
     run_id text NOT NULL,
     number integer NOT NULL,
     kind text NOT NULL CHECK (kind IN ('no_measures', 'fits_nowhere', 'no_room', 'held_lot')),
     sku_id text NOT NULL,
     location_id text NOT NULL,
     missing jsonb NOT NULL,
     -- Rules, and how many places each keeps it from.
     refused jsonb NOT NULL,
     PRIMARY KEY (run_id, number),
     FOREIGN KEY (company_id, run_id) REFERENCES slotting_runs (company_id, id) ON DELETE CASCADE,
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id) ON DELETE CASCADE
   )`,
];

const changes = [
  // Searches from before counted walking alone, and kept nothing apart.
  `UPDATE slotting_runs SET settings = settings || '{"costs": {"reach": false, "replenishment": false, "congestion": false,
     "moves": 0}, "rules": {"keepZones": false, "hazards": null}}'::jsonb`,
  // They took out of a plan what rules forbid; now the search knows the rules.
  `UPDATE slotting_runs SET basis = jsonb_set(basis, '{warnings}', (
     SELECT coalesce(jsonb_agg(w), '[]') FROM jsonb_array_elements(basis -> 'warnings') w
     WHERE w ->> 'code' <> 'moves_forbidden'))
   WHERE basis IS NOT NULL`,
];

/** Plans by all costs and rules, and what they cannot say by themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  // The owner of the tables is under row-level security too, and would see no run to change.
  await sql`SET LOCAL ROLE slotwise_system`.execute(db);
  for (const change of changes) await sql.raw(change).execute(db);
  await sql`RESET ROLE`.execute(db);
  await protect(db, 'slotting_notices', { visible: 'company_id = (SELECT app_company_id())' });
}

import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `ALTER TABLE slotting_terms
     ADD COLUMN decay_limit integer NOT NULL DEFAULT 50 CHECK (decay_limit BETWEEN 0 AND 100),
     ADD COLUMN decay_moves integer NOT NULL DEFAULT 20 CHECK (decay_moves BETWEEN 1 AND 200)`,
  // `share`: the part of a mean day's work that its approved moves save on the orders that the search saw; null until it is measured.
  // `decay`: of one that the server proposed by itself, what had become of the plan before.
  `ALTER TABLE slotting_proposals ADD COLUMN share double precision, ADD COLUMN decay jsonb`,
  `CREATE INDEX slotting_proposals_acted ON slotting_proposals (warehouse_id, activated_at DESC)
     WHERE status IN ('active', 'done')`,
  // One a warehouse that has acted on a plan.
  `CREATE TABLE slotting_watches (
     company_id text NOT NULL,
     warehouse_id text PRIMARY KEY,
     -- When it is looked at next, and as of when it was looked at last.
     next_at timestamptz NOT NULL,
     as_of timestamptz,
     -- The search for a small re-slot that is under way, and why.
     run_id text,
     decay jsonb,
     -- Until it gets much worse nothing is proposed: somebody dismissed it, or no moves are worth it.
     quiet jsonb,
     FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses (tenant_id, id) ON DELETE CASCADE
   )`,
  `CREATE INDEX slotting_watches_next ON slotting_watches (next_at)`,
  // Work of one day's new orders, in seconds, from where goods lay before a proposal and from where it put them.
  `CREATE TABLE slotting_advantages (
     company_id text NOT NULL,
     proposal_id text NOT NULL,
     -- In UTC.
     day date NOT NULL,
     -- Lines that were asked for when it was measured: where there are others by now, it is measured again.
     demand bigint NOT NULL,
     orders integer NOT NULL,
     before double precision NOT NULL,
     after double precision NOT NULL,
     PRIMARY KEY (proposal_id, day),
     FOREIGN KEY (company_id, proposal_id) REFERENCES slotting_proposals (company_id, id) ON DELETE CASCADE
   )`,
];

/** What plans that were acted on are still worth, day by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const visible = 'company_id = (SELECT app_company_id())';
  for (const table of ['slotting_watches', 'slotting_advantages']) await protect(db, table, { visible });
  await sql`CREATE POLICY limited ON slotting_watches AS RESTRICTIVE TO slotwise_app
    USING ((SELECT app_sites()) IS NULL OR warehouse_id = ANY ((SELECT app_sites())::text[]))`.execute(db);
  await sql`CREATE POLICY limited ON slotting_advantages AS RESTRICTIVE TO slotwise_app
    USING ((SELECT app_sites()) IS NULL OR EXISTS (SELECT FROM slotting_proposals AS p WHERE p.id = proposal_id))`.execute(
    db,
  );
  await sql`INSERT INTO slotting_watches (company_id, warehouse_id, next_at)
    SELECT company_id, warehouse_id, max(activated_at) FROM slotting_proposals WHERE status IN ('active', 'done')
    GROUP BY 1, 2`.execute(db);
}

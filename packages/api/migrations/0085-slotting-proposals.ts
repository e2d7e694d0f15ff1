import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `CREATE TABLE slotting_proposals (
     id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     warehouse_id text NOT NULL,
     run_id text NOT NULL,
     name text NOT NULL,
     status text NOT NULL CHECK (status IN ('draft', 'active', 'done', 'taking_back', 'taken_back', 'dropped')),
     choice jsonb NOT NULL,
     -- What the whole plan would be worth, of which this is a part.
     plan jsonb NOT NULL,
     created_by text,
     created_at timestamptz NOT NULL,
     expires_at timestamptz NOT NULL,
     activated_by text,
     activated_at timestamptz,
     ended_at timestamptz,
     UNIQUE (company_id, id),
     FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses (tenant_id, id) ON DELETE CASCADE,
     FOREIGN KEY (company_id, run_id) REFERENCES slotting_runs (company_id, id) ON DELETE CASCADE
   )`,
  `CREATE INDEX slotting_proposals_newest ON slotting_proposals (company_id, created_at, id)`,
  `CREATE INDEX slotting_proposals_expiring ON slotting_proposals (expires_at) WHERE status = 'draft'`,
  // Two plans that move goods in one warehouse at once would stand in each other's way.
  `CREATE UNIQUE INDEX slotting_proposals_active ON slotting_proposals (company_id, warehouse_id)
     WHERE status IN ('active', 'taking_back')`,
  // Moves that only make sense together: they are decided as one.
  `CREATE TABLE slotting_chains (
     company_id text NOT NULL,
     proposal_id text NOT NULL,
     chain integer NOT NULL,
     seconds double precision NOT NULL CHECK (seconds >= 0),
     seconds_per_day double precision NOT NULL,
     -- Chains before it, without which it cannot be done.
     needs integer[] NOT NULL,
     decision text NOT NULL CHECK (decision IN ('open', 'approved', 'rejected')),
     reason text,
     decided_by text,
     decided_at timestamptz,
     PRIMARY KEY (proposal_id, chain),
     FOREIGN KEY (company_id, proposal_id) REFERENCES slotting_proposals (company_id, id) ON DELETE CASCADE
   )`,
  `CREATE TABLE slotting_moves (
     company_id text NOT NULL,
     proposal_id text NOT NULL,
     -- In the order in which all of them can be done.
     turn integer NOT NULL CHECK (turn > 0),
     chain integer NOT NULL,
     sku_id text NOT NULL,
     from_location_id text NOT NULL,
     to_location_id text NOT NULL,
     pieces bigint NOT NULL CHECK (pieces >= 0),
     -- It only makes room, and moves again later.
     buffer boolean NOT NULL,
     seconds double precision NOT NULL CHECK (seconds >= 0),
     PRIMARY KEY (proposal_id, turn),
     FOREIGN KEY (company_id, proposal_id) REFERENCES slotting_proposals (company_id, id) ON DELETE CASCADE,
     FOREIGN KEY (proposal_id, chain) REFERENCES slotting_chains (proposal_id, chain) ON DELETE CASCADE,
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id) ON DELETE CASCADE
   )`,
  `CREATE TABLE slotting_tasks (
     company_id text NOT NULL,
     proposal_id text NOT NULL,
     turn integer NOT NULL CHECK (turn > 0),
     -- Of a step that brings back: the step that it undoes.
     undoes integer,
     sku_id text NOT NULL,
     from_location_id text NOT NULL,
     to_location_id text NOT NULL,
     buffer boolean NOT NULL,
     -- Steps that touch the same places before it.
     needs integer[] NOT NULL,
     status text NOT NULL CHECK (status IN ('open', 'done', 'dropped')),
     user_id text,
     taken_at timestamptz,
     done_at timestamptz,
     -- What the client called it, and how much it moved.
     key text,
     pieces bigint CHECK (pieces >= 0),
     PRIMARY KEY (proposal_id, turn),
     CONSTRAINT slotting_tasks_key UNIQUE (company_id, key),
     CHECK ((status = 'done') = (key IS NOT NULL AND pieces IS NOT NULL AND done_at IS NOT NULL)),
     FOREIGN KEY (company_id, proposal_id) REFERENCES slotting_proposals (company_id, id) ON DELETE CASCADE,
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id) ON DELETE CASCADE
   )`,
  `CREATE INDEX slotting_tasks_open ON slotting_tasks (proposal_id, turn) WHERE status = 'open'`,
];

/** What is chosen of a plan, who decided on it, and its steps on the floor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const table of ['slotting_proposals', 'slotting_chains', 'slotting_moves', 'slotting_tasks']) {
    await protect(db, table, { visible: 'company_id = (SELECT app_company_id())' });
  }
}

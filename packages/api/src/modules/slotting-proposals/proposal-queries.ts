import type { MoveProposal, MoveWorth } from '@slotwise/contract';
import { sql, type Insertable, type Updateable } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Tables, Trx } from '../../platform/db/tables';
import { breakEven } from './chains';

/** Sums over the chains of a proposal. */
interface Sum {
  decision: 'open' | 'approved' | 'rejected';
  chains: number;
  moves: number;
  seconds: number;
  perDay: number;
}

const proposals = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('slotting_proposals as p')
    .leftJoin('users as u', 'u.id', 'p.created_by')
    .leftJoin('users as a', 'a.id', 'p.activated_by')
    .select(['p.id', 'p.warehouse_id', 'p.run_id', 'p.name', 'p.status', 'p.choice', 'p.plan', 'p.decay', 'p.gain'])
    .select(['p.created_by', 'p.created_at', 'p.expires_at', 'p.activated_by', 'p.activated_at', 'p.ended_at'])
    .select([
      sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`.as('created_name'),
      sql<string | null>`nullif(trim(concat(a.first_name, ' ', a.last_name)), '')`.as('activated_name'),
    ])
    .select(
      sql<Sum[]>`(SELECT coalesce(json_agg(s), '[]') FROM (
        SELECT c.decision, count(*)::int AS chains, sum(m.moves)::int AS moves, sum(c.seconds) AS seconds,
          sum(c.seconds_per_day) AS "perDay"
        FROM slotting_chains c JOIN LATERAL (
          SELECT count(*) AS moves FROM slotting_moves m WHERE m.proposal_id = c.proposal_id AND m.chain = c.chain
        ) m ON true
        WHERE c.proposal_id = p.id GROUP BY c.decision) s)`.as('sums'),
    )
    .select(
      sql<MoveProposal['tasks']>`(SELECT json_build_object('open', count(*) FILTER (WHERE t.status = 'open'),
        'done', count(*) FILTER (WHERE t.status = 'done'
          AND (t.undoes IS NOT NULL OR p.status NOT IN ('taking_back', 'taken_back'))), 'dropped', count(*) FILTER (WHERE t.status = 'dropped'))
        FROM slotting_tasks t WHERE t.proposal_id = p.id)`.as('tasks'),
    )
    .where('p.company_id', '=', companyId);

type Row = Awaited<ReturnType<ReturnType<typeof proposals>['execute']>>[number];

function worth(sums: readonly Sum[]): MoveWorth {
  const total = (valueOf: (sum: Sum) => number) => sums.reduce((all, sum) => all + valueOf(sum), 0);
  const [seconds, secondsPerDay] = [total((sum) => sum.seconds), total(({ perDay }) => perDay)];
  return {
    chains: total(({ chains }) => chains),
    moves: total(({ moves }) => moves),
    minutes: seconds / 60,
    secondsPerDay,
    breakEvenDays: breakEven(seconds, secondsPerDay),
  };
}

export const personOf = (id: string | null, name: string | null) => (id === null ? null : { id, name });

function toProposal(row: Row): MoveProposal {
  const decided = (decision: Sum['decision']) => row.sums.filter((sum) => sum.decision === decision);
  const moves = (decision: Sum['decision']) => worth(decided(decision)).moves;
  return {
    id: row.id,
    warehouseId: row.warehouse_id,
    runId: row.run_id,
    name: row.name,
    status: row.status,
    choice: row.choice,
    decay: row.decay,
    gain: row.gain,
    proposed: worth(row.sums),
    approved: worth(decided('approved')),
    standing: worth(row.sums.filter(({ decision }) => decision !== 'rejected')),
    plan: row.plan,
    decisions: { open: moves('open'), approved: moves('approved'), rejected: moves('rejected') },
    tasks: row.tasks,
    createdBy: personOf(row.created_by, row.created_name),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    activatedBy: personOf(row.activated_by, row.activated_name),
    activatedAt: row.activated_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

export async function proposalById(trx: Trx, companyId: string, id: string): Promise<MoveProposal | undefined> {
  const row = await proposals(trx, companyId).where('p.id', '=', id).executeTakeFirst();
  return row && toProposal(row);
}

export const proposalList = defineKeyset(
  'move-proposals',
  { name: 'at', by: sql.ref('p.created_at'), type: 'timestamptz', order: 'desc' },
  { name: 'id', by: sql.ref('p.id'), type: 'text', order: 'desc', unique: true },
);

export interface ProposalFilter {
  warehouseId?: string;
  status?: MoveProposal['status'];
}

export async function proposalSlice(
  trx: Trx,
  companyId: string,
  { warehouseId, status }: ProposalFilter,
  range: Slice<'at' | 'id'>,
): Promise<Sliced<MoveProposal, 'at' | 'id'>> {
  const wanted = proposals(trx, companyId)
    .$if(warehouseId !== undefined, (rows) => rows.where('p.warehouse_id', '=', warehouseId ?? ''))
    .$if(status !== undefined, (rows) => rows.where('p.status', '=', status ?? 'draft'));
  const { rows, end } = await slice(wanted, proposalList, range);
  return { rows: rows.map(toProposal), end };
}

export const insertProposal = (trx: Trx, row: Insertable<Tables['slotting_proposals']>) =>
  trx.insertInto('slotting_proposals').values(row).execute();

/** Holds a proposal until the transaction ends. Places are to be held before, its tasks after. */
export const lockProposal = (trx: Trx, companyId: string, id: string) =>
  trx
    .selectFrom('slotting_proposals')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const updateProposal = (trx: Trx, id: string, changes: Updateable<Tables['slotting_proposals']>) =>
  trx.updateTable('slotting_proposals').set(changes).where('id', '=', id).execute();

/** Ends some drafts that are too old. @returns which they were, and whose */
export async function dropExpired(trx: Trx, now: Date, limit: number) {
  const { rows } = await sql<{ id: string; companyId: string }>`
    UPDATE slotting_proposals SET status = 'dropped', ended_at = ${now}::timestamptz
    WHERE id IN (
      SELECT id FROM slotting_proposals WHERE status = 'draft' AND expires_at <= ${now}::timestamptz
      ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) RETURNING id, company_id AS "companyId"`.execute(trx);
  return rows;
}

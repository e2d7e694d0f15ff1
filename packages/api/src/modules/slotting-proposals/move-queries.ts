import type { ProposedMove } from '@slotwise/contract';
import { sql } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import { countSome } from '../../platform/db/totals';
import { breakEven, type Step } from './chains';
import { LOTS_OF_MOVE } from './lot-queries';
import { personOf } from './proposal-queries';

interface Owner {
  companyId: string;
  proposalId: string;
}

export interface ChainRow {
  chain: number;
  seconds: number;
  secondsPerDay: number;
  needs: number[];
  steps: readonly (Step & { pieces: number })[];
}

/** Writes the chains of a proposal; turns are counted from 1. */
export async function insertChains(trx: Trx, { companyId, proposalId }: Owner, chains: readonly ChainRow[]) {
  const own = { company_id: companyId, proposal_id: proposalId };
  await trx
    .insertInto('slotting_chains')
    .values(
      chains.map(({ chain, seconds, secondsPerDay, needs }) => ({
        ...own,
        ...{ chain, seconds, seconds_per_day: secondsPerDay, needs, decision: 'open' as const },
        ...{ reason: null, decided_by: null, decided_at: null },
      })),
    )
    .execute();
  const moves = chains.flatMap(({ chain, steps }) => steps.map((step) => ({ chain, ...step })));
  const column = <T>(valueOf: (move: (typeof moves)[number]) => T) => moves.map(valueOf);
  await sql`
    INSERT INTO slotting_moves (company_id, proposal_id, chain, sku_id, from_location_id, to_location_id, buffer, seconds,
      pieces, replenishing, empty_in_days, turn)
    SELECT ${companyId}, ${proposalId}, m.*
    FROM unnest(${column(({ chain }) => chain)}::int[], ${column(({ skuId }) => skuId)}::text[],
      ${column(({ fromId }) => fromId)}::text[], ${column(({ toId }) => toId)}::text[],
      ${column(({ buffer }) => buffer)}::boolean[], ${column(({ seconds }) => seconds)}::float8[],
      ${column(({ pieces }) => pieces)}::bigint[], ${column(({ ways }) => ways.replenishing)}::float8[],
      ${column(({ ways }) => ways.emptyInDays)}::float8[]) WITH ORDINALITY AS m`.execute(trx);
}

/** A move with the needs of its chain and its decision. */
export const plainMoves = (trx: Trx, proposalId: string) =>
  trx
    .selectFrom('slotting_moves as m')
    .innerJoin('slotting_chains as c', (join) =>
      join.onRef('c.proposal_id', '=', 'm.proposal_id').onRef('c.chain', '=', 'm.chain'),
    )
    .select(['m.turn', 'm.chain', 'm.sku_id', 'm.from_location_id', 'm.to_location_id', 'm.buffer', 'm.seconds'])
    .select(['c.needs', 'c.decision', 'c.reason', 'c.decided_by', 'c.decided_at'])
    .where('m.proposal_id', '=', proposalId)
    .orderBy('m.turn')
    .execute();

export type MoveRow = Awaited<ReturnType<typeof plainMoves>>[number];

export const decideChains = (
  trx: Trx,
  proposalId: string,
  chains: readonly number[],
  said: { decision: ProposedMove['decision']; reason: string | null; userId: string | null; now: Date | null },
) =>
  trx
    .updateTable('slotting_chains')
    .set({
      decision: said.decision,
      reason: said.reason,
      decided_by: said.decision === 'open' ? null : said.userId,
      decided_at: said.decision === 'open' ? null : said.now,
    })
    .where('proposal_id', '=', proposalId)
    .where(sql<boolean>`chain = ANY(${[...chains]}::int[])`)
    .execute();

export interface MoveFilter {
  proposalId: string;
  decision?: ProposedMove['decision'];
}

const named = (trx: Trx, { proposalId, decision }: MoveFilter) =>
  trx
    .selectFrom('slotting_moves as m')
    .innerJoin('slotting_chains as c', (join) =>
      join.onRef('c.proposal_id', '=', 'm.proposal_id').onRef('c.chain', '=', 'm.chain'),
    )
    .innerJoin('skus as k', 'k.id', 'm.sku_id')
    .innerJoin('locations as f', 'f.id', 'm.from_location_id')
    .innerJoin('locations as t', 't.id', 'm.to_location_id')
    .leftJoin('users as u', 'u.id', 'c.decided_by')
    .select(['m.turn', 'm.chain', 'm.pieces', 'm.buffer', 'm.seconds', 'm.from_location_id', 'm.to_location_id'])
    .select(['m.replenishing', 'm.empty_in_days', LOTS_OF_MOVE.as('lots')])
    .select(['k.id as sku_id', 'k.code as sku_code', 'k.name as sku_name', 'f.code as from_code', 't.code as to_code'])
    .select(['c.seconds as chain_seconds', 'c.seconds_per_day', 'c.needs', 'c.decision', 'c.reason', 'c.decided_by'])
    .select(sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`.as('decided_name'))
    .select(
      // Tasks are numbered among the approved moves.
      sql<ProposedMove['work']>`(SELECT CASE WHEN EXISTS (
          SELECT 1 FROM slotting_tasks b
          WHERE b.proposal_id = t.proposal_id AND b.undoes = t.turn AND b.status = 'done'
        ) THEN 'brought_back' ELSE t.status END
        FROM slotting_tasks t WHERE t.proposal_id = m.proposal_id AND t.undoes IS NULL AND c.decision = 'approved'
          AND t.turn = (
            SELECT count(*) FROM slotting_moves o
            JOIN slotting_chains d ON d.proposal_id = o.proposal_id AND d.chain = o.chain
            WHERE o.proposal_id = m.proposal_id AND o.turn <= m.turn AND d.decision = 'approved'
          ))`.as('work'),
    )
    .where('m.proposal_id', '=', proposalId)
    .$if(decision !== undefined, (rows) => rows.where('c.decision', '=', decision ?? 'open'));

export const moveList = defineKeyset('proposed-moves', {
  ...{ name: 'turn', by: sql.ref('m.turn'), type: 'bigint', order: 'asc', unique: true },
});

interface MovesOf {
  /** The turns of one chain in their order. */
  chain(chain: number): readonly number[];
  /** Number of moves that fall with a chain. */
  falling(chain: number): number;
}

export async function moveSlice(
  trx: Trx,
  filter: MoveFilter,
  movesOf: MovesOf,
  range: Slice<'turn'>,
): Promise<Sliced<ProposedMove, 'turn'>> {
  const { rows, end } = await slice(named(trx, filter), moveList, range);
  return {
    end,
    rows: rows.map((row) => ({
      turn: row.turn,
      chain: row.chain,
      step: movesOf.chain(row.chain).indexOf(row.turn) + 1,
      sku: { id: row.sku_id, code: row.sku_code, name: row.sku_name },
      from: { id: row.from_location_id, code: row.from_code },
      to: { id: row.to_location_id, code: row.to_code },
      pieces: row.pieces,
      lots: row.lots,
      buffer: row.buffer,
      minutes: row.seconds / 60,
      ways: {
        replenishingMinutes: row.replenishing === null ? null : row.replenishing / 60,
        emptyInDays: row.empty_in_days,
      },
      worth: {
        moves: movesOf.chain(row.chain).length,
        minutes: row.chain_seconds / 60,
        secondsPerDay: row.seconds_per_day,
        breakEvenDays: breakEven(row.chain_seconds, row.seconds_per_day),
      },
      needs: row.needs,
      falls: movesOf.falling(row.chain),
      decision: row.decision,
      reason: row.reason,
      work: row.work,
      decidedBy: personOf(row.decided_by, row.decided_name),
    })),
  };
}

export const countMoves = (trx: Trx, filter: MoveFilter) => countSome(trx, named(trx, filter));

import type { Trx } from '../../platform/db/tables';
import { dependentsOf, reachOf } from './chains';
import { decideChains, plainMoves, type MoveRow } from './move-queries';

/** A decision on a chain of the new proposal, as it was said about the old one. */
type Kept = Pick<MoveRow, 'decision' | 'reason' | 'decided_by' | 'decided_at'>;

const moveOf = ({ sku_id, from_location_id, to_location_id }: MoveRow) =>
  `${sku_id} ${from_location_id} ${to_location_id}`;
/** A rejected SKU is known by either of its places: between them a chain may go another way. */
const endsOf = ({ sku_id, from_location_id, to_location_id }: MoveRow) => [
  `${sku_id} from ${from_location_id}`,
  `${sku_id} to ${to_location_id}`,
];

/**
 * Decides a proposal as the one that it replaces was decided, whatever numbers its moves have now. A rejection stays, with
 * its reason, for each chain that moves what was rejected, and for those that need it; an approval stays where all of the
 * chain, and of what it needs, was approved.
 */
export async function carryDecisions(trx: Trx, oldId: string, newId: string): Promise<void> {
  const [before, after] = [await plainMoves(trx, oldId), await plainMoves(trx, newId)];
  const rejected = rejectedOf(before, after);
  const approved = approvedOf(before, after, rejected);
  for (const [chain, { decision, reason, decided_by: userId, decided_at: now }] of [...rejected, ...approved]) {
    await decideChains(trx, newId, [chain], { decision, reason, userId, now });
  }
}

function rejectedOf(before: readonly MoveRow[], after: readonly MoveRow[]): Map<number, Kept> {
  const known = new Map<string, Kept>();
  for (const move of before) {
    if (move.decision === 'rejected') for (const end of endsOf(move)) known.set(end, move);
  }
  const dependents = dependentsOf(new Map(after.map(({ chain, needs }) => [chain, needs])));
  const rejected = new Map<number, Kept>();
  for (const move of after) {
    const said = endsOf(move).flatMap((end) => known.get(end) ?? [])[0];
    if (!said) continue;
    for (const chain of reachOf([move.chain], dependents)) if (!rejected.has(chain)) rejected.set(chain, said);
  }
  return rejected;
}

function approvedOf(
  before: readonly MoveRow[],
  after: readonly MoveRow[],
  rejected: ReadonlyMap<number, Kept>,
): Map<number, Kept> {
  const known = new Map(before.filter(({ decision }) => decision === 'approved').map((move) => [moveOf(move), move]));
  const approved = new Map<number, Kept>();
  // Each chain stands after those that it needs.
  const chains = new Map<number, MoveRow[]>();
  for (const move of after) chains.set(move.chain, [...(chains.get(move.chain) ?? []), move]);
  for (const [chain, moves] of chains) {
    const said = moves.map((move) => known.get(moveOf(move)));
    const needs = moves[0]?.needs ?? [];
    if (rejected.has(chain) || needs.some((need) => !approved.has(need))) continue;
    if (said[0] && said.every((one) => one !== undefined)) approved.set(chain, said[0]);
  }
  return approved;
}

import { MOVE_LOTS_MAX } from '@slotwise/contract/constants';
import { sql, type RawBuilder } from 'kysely';

/** Codes of the lots of a SKU in places, those that expire first before the others. */
const lotsThere = (sku: string, isMeant: RawBuilder<boolean>) => sql<string[]>`ARRAY(
  SELECT o.code FROM lots o WHERE o.sku_id = ${sql.ref(sku)} AND EXISTS (
    SELECT FROM stock s WHERE s.sku_id = o.sku_id AND s.lot_id = o.id AND s.on_hand > 0 AND ${isMeant})
  ORDER BY o.expires_on NULLS LAST, o.code LIMIT ${sql.lit(MOVE_LOTS_MAX)})`;

/** Lots that a proposed move, of `slotting_moves AS m`, carries. A step on from a place that only makes room finds there what an earlier one brings. */
export const LOTS_OF_MOVE = lotsThere(
  'm.sku_id',
  sql`(s.location_id = m.from_location_id OR s.location_id IN (
    SELECT e.from_location_id FROM slotting_moves e WHERE e.proposal_id = m.proposal_id AND e.sku_id = m.sku_id
      AND e.buffer AND e.to_location_id = m.from_location_id AND e.turn < m.turn))`,
);

/** The same of a task, of `slotting_tasks AS t`. One that brings back carries no other lots than were carried. */
export const LOTS_OF_TASK = lotsThere(
  't.sku_id',
  sql`s.location_id = t.from_location_id AND (t.undoes IS NULL OR s.lot_id IN (
    SELECT b.lot_id FROM slotting_tasks d JOIN stock_moves b ON b.company_id = d.company_id
      AND b.key = ANY(ARRAY[d.key] || ARRAY(SELECT d.key || '#' || n FROM generate_series(1, 99) n))
    WHERE d.proposal_id = t.proposal_id AND d.turn = t.undoes))`,
);

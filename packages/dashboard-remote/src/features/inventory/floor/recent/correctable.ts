import type { FloorEntry } from '../floor-note';

/** Refusals of work on a pick list that another number cannot change: somebody else was there first, or it is over. */
const FINAL: ReadonlySet<string> = new Set([
  ...['conflict', 'assigned_to_other', 'picked_by_other', 'already_undone', 'not_found', 'idempotency_key_reused'],
]);

const isOver = ({ note, refusal }: FloorEntry) => note.list !== undefined && FINAL.has(refusal?.code ?? '');

/** Whether a refused entry can be sent again in another form. */
export const isCorrectable = (entry: FloorEntry): boolean => !isOver(entry);

/** Whether a refused entry leaves goods in somebody's hands that belong back where they were. */
export const isToPutBack = (entry: FloorEntry): boolean =>
  entry.note.task === 'pick' && isOver(entry) && entry.note.goods.some(({ pieces }) => pieces > 0);

import type { OutboxEntry } from '@slotwise/shared/remote';

/** `unpick`: a pick is taken back. `give-up`: the open stops of a pick list are. */
export const TASKS = [
  ...(['receive', 'put-away', 'move', 'count', 'relocate', 'replenish', 'undo'] as const),
  ...(['pick', 'unpick', 'give-up'] as const),
] as const;
export type FloorTask = (typeof TASKS)[number];

/** Facts that an entry of the outbox remembers, to be shown without the server. */
export interface FloorNote {
  task: FloorTask;
  /** Codes of SKUs, and pieces. */
  goods: { sku: string; pieces: number }[];
  /** Codes of places. */
  from: string | null;
  to: string | null;
  /** The receipt that it was received against. */
  receipt?: { id: string; code: string };
  /** Id of the pick list that it is about. */
  list?: string;
  /** Of that list: a stop, how often it was undone before, and the pieces that are wanted there. */
  stop?: { turn: number; undone: number; wanted: number };
  /** Of an undoing: key of the entry that it undoes. */
  undoes?: string;
}

export type FloorEntry = OutboxEntry & { note: FloorNote };

/** Whether an entry is of the floor: other screens of the remote may use the outbox as well. */
export const isFloorEntry = (entry: OutboxEntry): entry is FloorEntry =>
  typeof entry.note === 'object' &&
  entry.note !== null &&
  TASKS.some((task) => task === (entry.note as FloorNote).task);

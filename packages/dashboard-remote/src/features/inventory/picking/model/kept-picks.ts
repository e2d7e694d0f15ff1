import type { Answer, PickTask } from '@slotwise/contract';
import type { FloorEntry } from '../../floor/floor-note';

/** A pick list as it is with what this device has done of it, and the server may not know yet. */
export interface WalkedList {
  tasks: readonly PickTask[];
  /** Turns of stops whose pick, or its undoing, waits to be sent. */
  waiting: ReadonlySet<number>;
  /** Turns of open stops whose pick was refused: it waits to be corrected or discarded. */
  refused: ReadonlySet<number>;
}

type Picked = Partial<Answer<'POST /pick-list/pick'>>;

/** Whether an entry is about the stop as it stands: each undoing makes it another one. */
const isAbout = ({ note: { stop } }: FloorEntry, task: PickTask) => stop?.undone === task.undone;

const picked = (task: PickTask, { note, body, addedAt }: FloorEntry): PickTask => {
  const { quantity, reason } = body as { quantity: number; reason?: PickTask['reason'] };
  const isShort = quantity < (note.stop?.wanted ?? quantity);
  return {
    ...{ ...task, status: isShort ? 'short' : 'picked', picked: quantity },
    ...{ reason: isShort ? (reason ?? null) : null, endedAt: new Date(addedAt).toISOString() },
  };
};

const reopened = (task: PickTask): PickTask => ({
  ...{ ...task, status: 'open', picked: 0, reason: null, endedAt: null, pickedBy: null },
  undone: task.undone + 1,
});

/**
 * Does to a list, as the server gave it out once, what the outbox has kept of it since, in the same order: what waits is as good
 * as done here, and what was sent may be newer than the list.
 */
export function walked(listId: string, given: readonly PickTask[], entries: readonly FloorEntry[]): WalkedList {
  const tasks = new Map(given.map((task) => [task.turn, task]));
  const waiting = new Set<number>();
  const refused = new Set<number>();
  for (const entry of entries) {
    const { stop, list, task: kind } = entry.note;
    const task = list === listId && stop ? tasks.get(stop.turn) : undefined;
    if (!task || !isAbout(entry, task)) continue;
    const isOpen = task.status === 'open';
    if (entry.status === 'refused') {
      if (kind === 'pick' && isOpen) refused.add(task.turn);
      continue;
    }
    const answer = (entry.answer ?? {}) as Picked;
    if (kind === 'pick' && isOpen) {
      tasks.set(task.turn, answer.task ?? picked(task, entry));
      for (const one of answer.instead ?? []) if (!tasks.has(one.turn)) tasks.set(one.turn, one);
    } else if (kind === 'unpick' && ['picked', 'short'].includes(task.status)) {
      tasks.set(task.turn, answer.task ?? reopened(task));
    } else continue;
    if (entry.status === 'waiting') waiting.add(task.turn);
  }
  return { tasks: [...tasks.values()], waiting, refused };
}

/** Picks of a list that wait, less those that are taken back: so many fewer of its stops are open. */
export const pickedMeanwhile = (listId: string, entries: readonly FloorEntry[]): number =>
  entries.reduce((sum, { status, note: { list, task } }) => {
    if (list !== listId || status !== 'waiting') return sum;
    return sum + (task === 'pick' ? 1 : task === 'unpick' ? -1 : 0);
  }, 0);

/** Whether the open stops of a list are given up, and the server was not told yet. */
export const isGivenUp = (listId: string, entries: readonly FloorEntry[]): boolean =>
  entries.some(({ status, note: { list, task } }) => list === listId && status === 'waiting' && task === 'give-up');

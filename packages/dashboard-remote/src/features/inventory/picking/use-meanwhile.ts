import type { PickListSummary, PickTask } from '@slotwise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFloor, useFloorOutbox, useMyId } from '../floor/floor-context';
import { forgetInHand } from './use-in-hand';
import { useWords } from './words';

interface Shown {
  task: PickTask;
  /** Pieces that were counted there, and are in somebody's hands. */
  pieces: number;
}

const keyOf = (task: PickTask | undefined) => task && `${task.turn} ${task.undone}`;

/**
 * Says at once when the stop that a person stands at ends without them: done by somebody else, or taken off, or the list is
 * another's; and what to do with pieces that are in hand already. @returns a function that is told how many those are
 */
export function useMeanwhile(
  pickList: PickListSummary,
  tasks: readonly PickTask[],
  next: PickTask | undefined,
): (pieces: number) => void {
  const { t } = useWords();
  const cache = useQueryClient();
  const { say } = useFloor();
  const { entries } = useFloorOutbox();
  const me = useMyId();
  const shown = useRef<Shown | null>(null);
  useEffect(() => {
    const before = shown.current;
    if (keyOf(before?.task) === keyOf(next)) return;
    shown.current = next ? { task: next, pieces: 0 } : null;
    if (!before) return;
    const { turn, undone, sku, location } = before.task;
    const isOwn = entries.some(
      ({ note }) =>
        note.list === pickList.id && (note.task === 'give-up' || keyOfStop(note.stop) === `${turn} ${undone}`),
    );
    const now = tasks.find((task) => task.turn === turn);
    const other = pickList.user !== null && pickList.user.id !== me ? pickList.user : null;
    // Still open and one's own: a stop before it was opened again.
    if (isOwn || (now?.status === 'open' && !other)) return;
    const done = now?.status === 'picked' || now?.status === 'short';
    const by = done ? now.pickedBy : null;
    const name = by !== null && by === pickList.user?.id ? pickList.user.name : null;
    const where = { sku: sku.code, place: location.code };
    const [why, isBad] = !done
      ? now?.status === 'open'
        ? [t('meanwhile.gone', { name: other?.name ?? t('meanwhile.somebody') }), true]
        : [t('meanwhile.off', where), true]
      : by === me
        ? [t('meanwhile.mine', where), before.pieces > 0]
        : [t('meanwhile.done', { ...where, name: name ?? t('meanwhile.somebody') }), true];
    const back = before.pieces > 0 ? ` ${t('meanwhile.back', { ...where, count: before.pieces })}` : '';
    say(isBad ? 'bad' : 'good', why + back);
    // Nobody can confirm them any more, so that a sign-out has nothing to ask about.
    forgetInHand(cache, before.task);
  });
  return (pieces) => {
    if (shown.current) shown.current.pieces = pieces;
  };
}

const keyOfStop = (stop: { turn: number; undone: number } | undefined) => stop && `${stop.turn} ${stop.undone}`;

import type { Body, PickTask } from '@slotwise/contract';
import { randomKey } from '@slotwise/shared/http';
import { useRef } from 'react';
import { useFloorOutbox } from '../floor/floor-context';
import type { FloorNote } from '../floor/floor-note';
import { useKeptScans } from './use-in-hand';

type Said = Pick<Body<'POST /pick-list/pick'>, 'quantity' | 'reason' | 'serials' | 'note'>;

/** Facts of a stop that its entries remember. */
export const noteOf = (task: PickTask, pieces: number) =>
  ({
    ...{ task: 'pick' as const, goods: [{ sku: task.sku.code, pieces }], from: task.location.code, to: null },
    ...{ list: task.pickListId, stop: { turn: task.turn, undone: task.undone, wanted: task.quantity } },
  }) satisfies FloorNote;

/** Books the pick of a stop: it is kept on this device until the server has answered. */
export function useBooking(task: PickTask) {
  const { pick } = useFloorOutbox();
  const { forget } = useKeptScans(task);
  const isBusy = useRef(false);
  const confirm = async (said: Said) => {
    // A second tap, before the next stop is drawn.
    if (isBusy.current) return;
    isBusy.current = true;
    const { pickListId, turn } = task;
    // Of this attempt alone: another person at the same stop has taken other pieces. What is kept is sent again under it.
    const key = `pick:${pickListId}:${turn}:${randomKey()}`;
    if (await pick({ pick_list_id: pickListId, turn, key, ...said }, noteOf(task, said.quantity))) forget();
    isBusy.current = false;
  };
  return { confirm };
}

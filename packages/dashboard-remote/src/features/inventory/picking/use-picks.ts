import type { Body, PickTask } from '@slotwise/contract';
import { useRef } from 'react';
import { useFloorOutbox } from '../floor/floor-context';
import type { FloorNote } from '../floor/floor-note';

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
  const isBusy = useRef(false);
  const confirm = async (said: Said) => {
    // A second tap, before the next stop is drawn.
    if (isBusy.current) return;
    isBusy.current = true;
    const { pickListId, turn, undone } = task;
    // After an undo, picking again is another pick.
    const again = undone === 0 ? '' : `:${undone}`;
    const key = `pick:${pickListId}:${turn}:${said.quantity}${again}`;
    await pick({ pick_list_id: pickListId, turn, key, ...said }, noteOf(task, said.quantity));
    isBusy.current = false;
  };
  return { confirm };
}

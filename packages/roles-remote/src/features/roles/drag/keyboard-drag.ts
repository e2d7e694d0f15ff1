import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Part } from '../../../model/role-drafts';
import type { DragItem } from './drag-item';

/** Something that was picked up with the keyboard, and the card it is held over. */
export interface KeyboardDrag extends DragItem {
  part: Part;
  /** Id of a role; null until an arrow key has chosen one. */
  target: string | null;
}

export const keyboardDragAtom = atom<KeyboardDrag | null>(null);

/** Part of a card in a drag by keyboard. */
export function useKeyboardTarget(roleID: string): 'none' | 'dragging' | 'target' {
  return useAtomValue(
    useMemo(
      () =>
        atom((get) => {
          const drag = get(keyboardDragAtom);
          return !drag ? 'none' : drag.target === roleID ? 'target' : 'dragging';
        }),
      [roleID],
    ),
  );
}

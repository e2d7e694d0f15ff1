import { usePlatform } from '@slotwise/shared/remote';
import { useAtom } from 'jotai';
import type { KeyboardEvent } from 'react';
import { useBoard } from '../../../drafts/board-data';
import { nextTarget } from '../model/next-target';
import type { Part } from '../../../model/role-drafts';
import type { DragItem } from './drag-item';
import { useDragScene } from './drag-scene';
import { keyboardDragAtom } from './keyboard-drag';
import { useAssign } from './use-assign';
import { useWords } from '../../../words';

/** Props of a handle so that its item can be dragged with the keyboard. The focus stays on the handle. */
export function useKeyboardDrag(part: Part, item: () => DragItem) {
  const { t } = useWords();
  const { announce } = usePlatform();
  const { roles } = useBoard();
  const { order, columns, reveal } = useDragScene();
  const assign = useAssign();
  const [drag, setDrag] = useAtom(keyboardDragAtom);

  const onKeyDown = (event: KeyboardEvent) => {
    const confirms = event.key === ' ' || event.key === 'Enter';
    if (!drag) {
      if (!confirms) return;
      event.preventDefault();
      const picked = item();
      setDrag({ ...picked, part, target: null });
      return announce(t('drag.picked-up', { item: picked.label, how: t('drag.how') }));
    }
    if (event.key === 'Escape') {
      setDrag(null);
      announce(t('drag.dropped-nowhere', { item: drag.label }));
    } else if (confirms) {
      const role = roles.find(({ id }) => id === drag.target);
      if (!role) return announce(t('drag.how'));
      setDrag(null);
      assign(role, drag.part, drag.ids);
    } else {
      const target = nextTarget(order, columns, drag.target, event.key);
      if (target === undefined) return;
      setDrag({ ...drag, target });
      reveal(target);
      const role = roles.find(({ id }) => id === target);
      announce(t('drag.over', { role: role?.name ?? '', at: order.indexOf(target) + 1, total: order.length }));
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = () => {
    if (drag) setDrag(null);
  };
  return { onKeyDown, onBlur };
}

import type { Role } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { DRAGGED_TEXT } from '@slotwise/shared/remote/dnd';
import { useCallback } from 'react';
import { useDrop } from 'react-dnd';
import { useBoard } from '../../../drafts/board-data';
import type { Part } from '../../../model/role-drafts';
import { DRAG_TYPES, isPart } from './drag-item';
import type { DragItem } from './drag-item';
import { useAssign } from './use-assign';
import { useWords } from '../../../words';

/** Text from outside: ids, one a word. */
interface TextItem {
  text?: string;
}

const partOf = (type: unknown): Part | null => (isPart(type) ? type : null);

/** The whole card is a target: what is dropped goes to the list that it belongs to, whichever tab is shown. */
export function useRoleDrop(role: Role, locks: Record<Part, string | null>) {
  const { t } = useWords();
  const { announce } = usePlatform();
  const { permissionById, userById, mayManage } = useBoard();
  const assign = useAssign();
  const [state, connect] = useDrop(
    () => ({
      accept: [...DRAG_TYPES, DRAGGED_TEXT],
      canDrop: (_item: DragItem | TextItem, monitor) => {
        const type = monitor.getItemType();
        return isPart(type) ? locks[type] === null : mayManage;
      },
      drop: (item, monitor) => {
        const type = monitor.getItemType();
        if (isPart(type)) return void assign(role, type, (item as DragItem).ids);
        const ids = ((item as TextItem).text ?? '').split(/\s+/).filter(Boolean);
        const permissions = ids.filter((id) => permissionById.has(id));
        const users = ids.filter((id) => userById.has(id));
        if (permissions.length > 0) assign(role, 'permissions', permissions);
        if (users.length > 0) assign(role, 'users', users);
        if (permissions.length + users.length === 0) announce(t('assign.nothing'));
        return undefined;
      },
      collect: (monitor) => ({
        dragging: isPart(monitor.getItemType()),
        part: partOf(monitor.getItemType()),
        canDrop: monitor.canDrop(),
        over: monitor.isOver() && monitor.canDrop(),
      }),
    }),
    [assign, announce, role, permissionById, userById, mayManage, locks.permissions, locks.users, t],
  );
  const ref = useCallback((node: HTMLElement | null) => void connect(node), [connect]);
  return { ...state, ref };
}

import type { Role } from '@slotwise/contract';
import { isAborted } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { DRAGGED_TEXT } from '@slotwise/shared/remote/dnd';
import { useCallback } from 'react';
import { useDrop } from 'react-dnd';
import { useBoard } from '../../../drafts/board-data';
import type { Part } from '../../../model/role-drafts';
import { useFindUsers } from '../../../drafts/use-users';
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
  const platform = usePlatform();
  const { me, permissionById, mayManage, maySeeUsers } = useBoard();
  const findUsers = useFindUsers(me);
  const assign = useAssign();
  const dropText = useCallback(
    async (text: string) => {
      const ids = text.split(/\s+/).filter(Boolean);
      const permissions = ids.filter((id) => permissionById.has(id));
      if (permissions.length > 0) assign(role, 'permissions', permissions);
      const others = ids.filter((id) => !permissionById.has(id));
      try {
        const users = maySeeUsers ? await findUsers(others) : [];
        if (users.length > 0) {
          assign(
            role,
            'users',
            users.map(({ id }) => id),
            users,
          );
        } else if (permissions.length === 0) platform.announce(t('assign.nothing'));
      } catch (error) {
        if (!isAborted(error)) notifyFailure(platform, t('assign.nothing'), error);
      }
    },
    [assign, findUsers, maySeeUsers, permissionById, platform, role, t],
  );
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
        void dropText((item as TextItem).text ?? '');
        return undefined;
      },
      collect: (monitor) => ({
        dragging: isPart(monitor.getItemType()),
        part: partOf(monitor.getItemType()),
        canDrop: monitor.canDrop(),
        over: monitor.isOver() && monitor.canDrop(),
      }),
    }),
    [assign, dropText, role, mayManage, locks.permissions, locks.users],
  );
  const ref = useCallback((node: HTMLElement | null) => void connect(node), [connect]);
  return { ...state, ref };
}

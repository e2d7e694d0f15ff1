import type { Role } from '@slotwise/contract';
import { isAborted } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { DRAGGED_TEXT } from '@slotwise/shared/remote/dnd';
import { useCallback } from 'react';
import { useDrop } from 'react-dnd';
import { useBoard } from '../../../drafts/board-data';
import type { RolePart } from '../../../drafts/use-role-part';
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

type Parts = Record<Part, Pick<RolePart, 'edit' | 'addingLocked'>>;

/** The whole card is a target: dropped items go to the list that they belong to, whichever tab is shown. */
export function useRoleDrop(role: Role, { permissions, users }: Parts) {
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
  const locks = { permissions: permissions.addingLocked, users: users.addingLocked };
  const edits = { permissions: permissions.edit, users: users.edit };
  /** Whether the list has all of it already: a drop would add nothing, and says so. */
  const hasAll = (part: Part, { ids }: DragItem) => {
    const present = new Set(edits[part]?.ids ?? role[part].map(({ id }) => id));
    return ids.every((id) => present.has(id));
  };
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
      collect: (monitor) => {
        const part = partOf(monitor.getItemType());
        const adds = monitor.canDrop() && !(part && hasAll(part, monitor.getItem() as DragItem));
        return { part, dragging: part !== null, adds, over: monitor.isOver() && adds };
      },
    }),
    [assign, dropText, role, mayManage, locks.permissions, locks.users, edits.permissions, edits.users],
  );
  const ref = useCallback((node: HTMLElement | null) => void connect(node), [connect]);
  return { ...state, ref };
}

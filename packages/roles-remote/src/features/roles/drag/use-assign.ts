import type { Role, User } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCallback } from 'react';
import { useBoard } from '../../../drafts/board-data';
import { useChangeDrafts, useReadDrafts, useShowTab } from '../../../drafts/store';
import { addIds } from '../../../model/list-edit';
import { whyNothingAdded } from '../../../model/locks';
import { listed, nameOf } from '../../../model/moves';
import { editOf, isRoleStale, withStep } from '../../../model/role-drafts';
import type { Part } from '../../../model/role-drafts';
import { useWords } from '../../../words';

/**
 * Adds permissions or users to the edit of a role, which begins with it; nothing is saved. Each is looked up by its id
 * in the full list; unknown ones, those already there and those that one may not grant are left out. The result is
 * announced.
 * @param loaded people who were looked up for it
 * @returns how many were added
 */
export function useAssign(): (role: Role, part: Part, ids: readonly string[], loaded?: readonly User[]) => number {
  const { t, say } = useWords();
  const { announce } = usePlatform();
  const board = useBoard();
  const read = useReadDrafts();
  const change = useChangeDrafts();
  const showTab = useShowTab();
  return useCallback(
    (role, part, ids, loaded = []) => {
      const { drafts, saving } = read();
      const locked = whyNothingAdded(role, part, {
        ...board,
        stale: isRoleStale(drafts, role),
        saving: saving.has(`${role.id}/${part}`),
      });
      const told = (text: string, added = 0) => (announce(text), added);
      if (locked) return told(t('assign.nothing-because', { reason: say(locked) }));
      const known =
        part === 'permissions'
          ? ids.flatMap((id) => board.permissionById.get(id) ?? []).filter((one) => board.held.has(one.name))
          : ids.flatMap((id) => board.userById.get(id) ?? loaded.find((user) => user.id === id) ?? []);
      if (known.length === 0) return told(t('assign.nothing'));
      const present = new Set(editOf(drafts, role, part)?.ids ?? role[part].map(({ id }) => id));
      const fresh = known.filter(({ id }) => !present.has(id));
      showTab(role.id, part);
      if (fresh.length === 0) {
        return told(t('assign.had', { role: role.name, count: known.length }));
      }
      change((now) =>
        withStep(now, role, part, (edit) =>
          addIds(
            edit,
            fresh.map(({ id }) => id),
          ),
        ),
      );
      const names = listed(
        t,
        fresh.map((one) => ('email' in one ? nameOf(one) : board.inWords(one.name))),
      );
      return told(t('assign.added', { count: fresh.length, role: role.name, names }), fresh.length);
    },
    [announce, board, read, change, showTab, t, say],
  );
}

import type { Role } from '@slotwise/contract';
import { isApiError, isUnanswered } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { queryKeys } from '@slotwise/shared/session';
import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { savePermissions } from './api/save-permissions';
import { saveUsers } from './api/save-users';
import { useBoard } from './board-data';
import { useChangeDrafts, useMarkSaving } from './store';
import { changesOf } from '../model/list-edit';
import type { ListEdit } from '../model/list-edit';
import { losersOf } from '../model/moves';
import { afterSave, takenBack, withRole } from '../model/optimistic';
import { expectVersions, forgetVersions, putEdit, refusedAsOld } from '../model/role-drafts';
import type { Part } from '../model/role-drafts';
import { useWords } from '../words';

const isOld = (error: unknown) => isApiError(error) && error.code === 'version_mismatch';

/** A refusal can come before the notification that would have taken the draft away. */
const refused = new WeakSet<ListEdit>();

/**
 * Saves an edit of one list of a role. The screen shows it at once; if the server refuses, lists and draft are exactly
 * what they were, and a toast says why.
 */
export function useSavePart(role: Role, part: Part) {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const board = useBoard();
  const change = useChangeDrafts();
  const markSaving = useMarkSaving();
  const keys = {
    roles: queryKeys.list(board.me.userType, 'roles'),
    users: queryKeys.list(board.me.userType, 'users'),
  };

  return useMutation({
    mutationFn: ({ edit, ending }: { edit: ListEdit; ending: AbortController }) => {
      const save = part === 'permissions' ? savePermissions : saveUsers;
      const http = platform.http.scoped({ signal: ending.signal });
      return save(http, { id: role.id, version: edit.version }, edit.ids);
    },
    onMutate: ({ edit, ending }) => {
      const { added } = changesOf(edit);
      const counted = [role, ...(part === 'users' ? losersOf(added, board.roles, role.id) : [])];
      const before = board.roles;
      const shown = afterSave(board, role, part, edit.ids);
      refused.delete(edit);
      markSaving(role.id, part, ending);
      change((drafts) => expectVersions(drafts, counted));
      // The draft goes with the notification of the lists: gone before, the card would show the former list for a moment.
      notifyManager.batch(() => {
        cache.setQueryData<readonly Role[]>(keys.roles, (now) => now && shown);
        notifyManager.schedule(() => {
          if (!refused.has(edit)) change((drafts) => putEdit(drafts, role.id, part, undefined));
        });
      });
      return { before, shown, counted };
    },
    onSuccess: (answer) => {
      cache.setQueryData<readonly Role[]>(keys.roles, (now) => now && withRole(now, answer.role));
      platform.announce(t(`part.saved.${part}`, { role: role.name }));
    },
    onError: (error, { edit }, context) => {
      const { before, shown, counted } = context!;
      refused.add(edit);
      cache.setQueryData<readonly Role[]>(keys.roles, (now) => now && takenBack(now, before, shown));
      change((drafts) => {
        // Without an answer it may have been done after all: then the new version is still our own.
        const known = isUnanswered(error) ? drafts : forgetVersions(drafts, counted);
        const restored = putEdit(known, role.id, part, edit);
        return isOld(error) ? refusedAsOld(restored, role.id) : restored;
      });
      notifyFailure(platform, t(`part.not-saved.${part}`, { role: role.name }), error, {
        inDoubt: t(`part.in-doubt.${part}`, { role: role.name }),
      });
      if (isApiError(error)) {
        void cache.invalidateQueries({ queryKey: keys.roles, exact: true });
        if (part === 'users') void cache.invalidateQueries({ queryKey: keys.users });
      }
    },
    onSettled: () => markSaving(role.id, part, null),
  });
}

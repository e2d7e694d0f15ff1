import type { Permission, Role } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { atom, useAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useBoard } from '../../drafts/board-data';
import { useChangeDrafts, useDrafts, useReadDrafts } from '../../drafts/store';
import { useOfferBack } from '../../drafts/use-offer-back';
import { addIds, redo, removeIds, undo } from '../../model/list-edit';
import type { ListEdit } from '../../model/list-edit';
import { whyLocked } from '../../model/locks';
import { editOf, isRoleStale, putEdit, withStep } from '../../model/role-drafts';
import { cellOf, rowState } from './model/cell';
import { pendingOf } from '../../model/pending';
import { noSteps, restepped, stepped, stepsOf, unstepped } from './model/steps';
import { useWords } from '../../words';

const stepsAtom = atom(noSteps);

/** Actions on the permissions of all roles. Edits are the same drafts that the cards show. */
export function useMatrixEdits() {
  const { say } = useWords();
  const platform = usePlatform();
  const offerBack = useOfferBack();
  const { roles, held, mayManage, quoted } = useBoard();
  const drafts = useDrafts();
  const read = useReadDrafts();
  const change = useChangeDrafts();
  const [stored, setSteps] = useAtom(stepsAtom);
  const steps = useMemo(() => stepsOf(stored, (id) => drafts.byRole[id]?.permissions !== undefined), [stored, drafts]);
  const pending = useMemo(() => pendingOf(drafts, roles, ['permissions']), [drafts, roles]);

  const toggle = useCallback(
    (role: Role, permission: Permission) => {
      const now = read();
      const edit = editOf(now.drafts, role, 'permissions');
      const locked = whyLocked({
        mayManage,
        quoted,
        stale: isRoleStale(now.drafts, role),
        saving: now.saving.has(`${role.id}/permissions`),
      });
      const { checked, blocked } = cellOf(rowState(role, edit, locked), permission, held, quoted);
      if (blocked !== null) return platform.announce(say(blocked));
      const step = checked ? removeIds : addIds;
      change((all) => withStep(all, role, 'permissions', (list) => step(list, [permission.id])));
      setSteps((all) => stepped(all, role.id));
    },
    [read, change, setSteps, platform, held, mayManage, quoted, say],
  );

  const travel = (found: ReturnType<typeof unstepped>, step: (edit: ListEdit) => ListEdit) => {
    const role = found && roles.find(({ id }) => id === found.roleID);
    if (!found) return;
    setSteps(found.steps);
    if (role) change((all) => withStep(all, role, 'permissions', step));
  };

  return {
    pending,
    toggle,
    undo: steps.past.length === 0 ? null : () => travel(unstepped(steps), undo),
    redo: steps.future.length === 0 ? null : () => travel(restepped(steps), redo),
    discard: () => {
      change((all) => pending.reduce((rest, { role }) => putEdit(rest, role.id, 'permissions', undefined), all));
      offerBack(pending);
    },
  };
}

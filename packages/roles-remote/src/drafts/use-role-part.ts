import type { Role } from '@slotwise/contract';
import { useBoard } from './board-data';
import { useChangeDrafts, useEdit, useGiveUp, useSaving, useStale } from './store';
import { addIds, changesOf, isChanged, redo, removeIds, undo } from '../model/list-edit';
import type { ListEdit } from '../model/list-edit';
import { whyLocked, whyNothingAdded } from '../model/locks';
import { putEdit, withStep } from '../model/role-drafts';
import type { Part } from '../model/role-drafts';
import { useOfferBack } from './use-offer-back';
import { useSavePart } from './use-save-part';
import { useWords, type Said } from '../words';

/** One list of a role: its edit, its actions, and the reasons against them. */
export function useRolePart(role: Role, part: Part) {
  const { say } = useWords();
  const board = useBoard();
  const change = useChangeDrafts();
  const edit = useEdit(role, part);
  const stale = useStale(role);
  const saving = useSaving(role.id, part);
  const save = useSavePart(role, part);
  const offerBack = useOfferBack();
  const step = (make: (edit: ListEdit) => ListEdit) => change((drafts) => withStep(drafts, role, part, make));
  const text = (reason: Said | null) => reason && say(reason);
  const end = () => change((drafts) => putEdit(drafts, role.id, part, undefined));
  return {
    edit,
    saving,
    /** Why nothing can be changed now; null if it can. */
    locked: text(whyLocked({ ...board, stale, saving })),
    /** Why nothing can be added; null if it can. */
    addingLocked: text(whyNothingAdded(role, part, { ...board, stale, saving })),
    changes: edit ? changesOf(edit) : { added: [], removed: [] },
    begin: () => step((now) => now),
    remove: (ids: readonly string[]) => step((now) => removeIds(now, ids)),
    /** Takes back a removal. */
    restore: (ids: readonly string[]) => step((now) => addIds(now, ids)),
    undo: () => step(undo),
    redo: () => step(redo),
    cancel: () => {
      end();
      if (edit && isChanged(edit)) offerBack([{ role, part, edit }]);
    },
    /** Gives up what is being saved: the edit is a draft again. */
    giveUp: useGiveUp(role.id, part),
    /** Sends the edit if it changes anything; either way the editing ends. */
    save: () => {
      if (!edit || saving) return;
      if (isChanged(edit)) save.mutate({ edit, ending: new AbortController() });
      else end();
    },
  };
}

export type RolePart = ReturnType<typeof useRolePart>;

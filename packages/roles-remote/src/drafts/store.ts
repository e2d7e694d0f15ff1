import type { Role } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useMemo } from 'react';
import { changedRoles, draftsOf, editOf, isRoleStale, noDrafts } from '../model/role-drafts';
import type { Drafts, Part } from '../model/role-drafts';

/** Outlives the page: a person who goes elsewhere in the shell and comes back finds the edits as they were. */
const storedAtom = atom<Drafts>(noDrafts);
/** The saves that are under way, by `<role id>/<part>`. They outlive the page as well: who comes back can still give them up. */
const savingAtom = atom<ReadonlyMap<string, AbortController>>(new Map());

const useOwner = () => useSession(usePlatform()).me?.id ?? '';

function useFromDrafts<T>(read: (drafts: Drafts) => T): T {
  const owner = useOwner();
  return useAtomValue(useMemo(() => atom((get) => read(draftsOf(get(storedAtom), owner))), [owner, read]));
}

const whole = (drafts: Drafts) => drafts;
/** All unsaved edits of the signed-in person. Draws again on each step of any of them. */
export const useDrafts = (): Drafts => useFromDrafts(whole);

/** The unsaved edit of one list of a role. Draws again only when this edit changes. */
export const useEdit = (role: Role, part: Part) =>
  useFromDrafts(useCallback((drafts: Drafts) => editOf(drafts, role, part), [role, part]));

/** Whether the role changed elsewhere while it is being edited here. */
export const useStale = (role: Role) =>
  useFromDrafts(useCallback((drafts: Drafts) => isRoleStale(drafts, role), [role]));

const changed = (drafts: Drafts) => changedRoles(drafts).join(' ');
/** Ids of the roles with changes that are not saved yet. */
export const useChangedRoles = (): readonly string[] => {
  const ids = useFromDrafts(changed);
  return useMemo(() => ids.split(' ').filter(Boolean), [ids]);
};

/** Changes the signed-in person's drafts. */
export function useChangeDrafts(): (change: (drafts: Drafts) => Drafts) => void {
  const owner = useOwner();
  const set = useSetAtom(storedAtom);
  return useCallback((change) => set((drafts) => change(draftsOf(drafts, owner))), [owner, set]);
}

/** The drafts and the saves at the moment of asking, for event handlers. */
export function useReadDrafts(): () => { drafts: Drafts; saving: ReadonlyMap<string, AbortController> } {
  const owner = useOwner();
  const store = useStore();
  return useCallback(
    () => ({ drafts: draftsOf(store.get(storedAtom), owner), saving: store.get(savingAtom) }),
    [owner, store],
  );
}

const tabsAtom = atom<Readonly<Record<string, Part>>>({});
/** The shown one of a card's two lists, after somebody chose or dropped something. */
export const useTab = (roleID: string): Part | undefined =>
  useAtomValue(useMemo(() => atom((get) => get(tabsAtom)[roleID]), [roleID]));
export function useShowTab(): (roleID: string, part: Part) => void {
  const set = useSetAtom(tabsAtom);
  return useCallback((roleID, part) => set((tabs) => ({ ...tabs, [roleID]: part })), [set]);
}

export const useSaving = (roleID: string, part: Part): boolean =>
  useAtomValue(useMemo(() => atom((get) => get(savingAtom).has(`${roleID}/${part}`)), [roleID, part]));

/** Gives up what is being saved of this list, if anything is. */
export function useGiveUp(roleID: string, part: Part): () => void {
  const store = useStore();
  return useCallback(() => store.get(savingAtom).get(`${roleID}/${part}`)?.abort(), [store, roleID, part]);
}

/** Notes that it is being saved, and what ends that; null: it is over. */
export function useMarkSaving(): (roleID: string, part: Part, ending: AbortController | null) => void {
  const set = useSetAtom(savingAtom);
  return useCallback(
    (roleID, part, ending) =>
      set((all) => {
        const next = new Map(all);
        if (ending) next.set(`${roleID}/${part}`, ending);
        else next.delete(`${roleID}/${part}`);
        return next;
      }),
    [set],
  );
}

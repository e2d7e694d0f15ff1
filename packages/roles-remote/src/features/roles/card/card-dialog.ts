import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';

export type CardDialog = 'update' | 'delete' | 'add' | 'warehouses' | 'picture';

/** The one dialog of a card that is open. */
const openAtom = atom<{ roleID: string; dialog: CardDialog } | null>(null);

/** The dialog of a role's card, and the functions that open and close it. */
export function useCardDialog(roleID: string) {
  const own = useMemo(
    () =>
      atom(
        (get) => (get(openAtom)?.roleID === roleID ? (get(openAtom)?.dialog ?? null) : null),
        (_get, set, dialog: CardDialog | null) => set(openAtom, dialog && { roleID, dialog }),
      ),
    [roleID],
  );
  return useAtom(own);
}

const roleAtom = atom((get) => get(openAtom)?.roleID ?? null);
/**
 * For the list of cards. Id of the role whose card has a dialog open: it must stay, wherever a change elsewhere moves it
 * in the list. With the list the dialog goes, so that nobody who comes back meets it again.
 */
export function useRoleInDialog(): string | null {
  const open = useSetAtom(openAtom);
  useEffect(() => () => open(null), [open]);
  return useAtomValue(roleAtom);
}

import { atom } from 'jotai';

/** Whether the global search is open. */
export const searchOpenAtom = atom(false);

/** Text typed into the global search. It becomes the term that screens share once all results of it are asked for. */
export const typedAtom = atom('');

/** The element that had the focus when the search was opened. */
export const searchOpenerAtom = atom<Element | null>(null);

/** Opens the global search, empty. A search that is open already keeps what was typed into it. */
export const openSearchAtom = atom(null, (get, set) => {
  if (get(searchOpenAtom)) return;
  set(typedAtom, '');
  set(searchOpenerAtom, document.activeElement);
  set(searchOpenAtom, true);
});

/** Whether the developer tools are open. */
export const devtoolsOpenAtom = atom(false);

/** Whether the list of keys is open. */
export const shortcutsOpenAtom = atom(false);

/** Whether somebody wants to sign out whose changes still wait, and is asked once more. */
export const signOutAskedAtom = atom(false);

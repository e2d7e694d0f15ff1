import { atom } from 'jotai';

/** Whether the global search is open. */
export const searchOpenAtom = atom(false);

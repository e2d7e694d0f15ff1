import { atom } from 'jotai';

/** Whether the global search is open. */
export const searchOpenAtom = atom(false);

/** Whether the developer tools are open. */
export const devtoolsOpenAtom = atom(false);

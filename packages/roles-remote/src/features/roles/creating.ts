import { atom } from 'jotai';
import type { Start } from './model/templates';

/** Start of a new role while the dialog for it is open; null while it is closed. */
export const creatingAtom = atom<Start | null>(null);

import type { MoveKind } from '@slotwise/contract';
import type { Language } from '@slotwise/contract/constants';

/** Names of the kinds of moves, in each language. */
export const MOVE_WORDS: Readonly<Record<MoveKind, Readonly<Record<Language, string>>>> = {
  receive: { en: 'received', de: 'angenommen' },
  put_away: { en: 'put away', de: 'eingelagert' },
  move: { en: 'moved', de: 'umgelagert' },
  pick: { en: 'picked', de: 'entnommen' },
  adjust: { en: 'adjusted', de: 'korrigiert' },
  count: { en: 'counted', de: 'gezählt' },
  found: { en: 'found', de: 'gefunden' },
  undo: { en: 'undone', de: 'zurückgenommen' },
};

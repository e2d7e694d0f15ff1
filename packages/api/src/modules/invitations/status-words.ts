import type { Invitation } from '@slotwise/contract';
import type { WordsOfValues } from '../../platform/db/said-as';

/** Words for the states of invitations in what the search finds: those of their page. */
export const INVITATION_STATUS_WORDS: WordsOfValues<Invitation['status']> = {
  pending: { en: 'Pending', de: 'Offen' },
  accepted: { en: 'Accepted', de: 'Angenommen' },
  rejected: { en: 'Rejected', de: 'Abgelehnt' },
  canceled: { en: 'Canceled', de: 'Storniert' },
  expired: { en: 'Expired', de: 'Abgelaufen' },
};

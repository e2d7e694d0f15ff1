import { sharedWords } from '@slotwise/shared/words';
import type { LiveState } from '@slotwise/shared/ui';
import { Banner } from './banner';

export interface OfflineNoteProps {
  /** How the page is connected; nothing is shown while it is live. */
  state: LiveState;
  /** When what is shown was last known to be so, as the page writes times. */
  asOf?: string;
}

/** Says that what is shown may be out of date, since the page hears nothing. Reconnecting is not worth a word. */
export function OfflineNote({ state, asOf }: OfflineNoteProps) {
  const { t } = sharedWords.useWords();
  if (state !== 'offline') return null;
  return (
    <Banner intent="warning" title={t('offline.title')}>
      {asOf === undefined ? t('offline.advice') : t('offline.as-of', { time: asOf })}
    </Banner>
  );
}

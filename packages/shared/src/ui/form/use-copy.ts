import { useAnnounce } from '@slotwise/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { sharedWords } from '@slotwise/shared/words';

/** Time that a button says that it has copied. Milliseconds. */
const SHOWN_MS = 2500;

export type Copying = 'idle' | 'copied' | 'refused';

/** Puts a text into the clipboard and says whether it arrived there: some browsers refuse, and some pages have none. */
export function useCopy(text: string): readonly [Copying, () => void] {
  const announce = useAnnounce();
  const { t } = sharedWords.useWords();
  const [state, setState] = useState<Copying>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      announce(t('form.copied'));
      timer.current = setTimeout(() => setState('idle'), SHOWN_MS);
    } catch {
      // The text stands in front of them, and they are told to copy it by hand.
      setState('refused');
      announce(t('form.not-copied'), 'assertive');
    }
  };
  return [state, () => void copy()];
}

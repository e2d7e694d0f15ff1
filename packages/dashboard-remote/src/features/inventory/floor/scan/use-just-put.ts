import { codeKey } from '@slotwise/contract/code-key';
import { useMemo, useRef } from 'react';
import { plainOf } from '../../gs1/read';
import { useSayDone } from '../floor-context';
import { useWords } from '../words';

/** The last booking, until something is scanned: some scanners read the same code twice. */
export interface JustPut {
  /** Says what was booked, and keeps the place that it went to. */
  say(place: string, text: string): void;
  /** Text to be said of a scan that is that place once more, else null. Whatever was scanned, the booking is over then. */
  again(code: string): string | null;
}

export function useJustPut(): JustPut {
  const { t } = useWords();
  const sayDone = useSayDone();
  const last = useRef<{ place: string; text: string } | null>(null);
  return useMemo(
    () => ({
      say(place, text) {
        last.current = { place, text };
        sayDone(text);
      },
      again(code) {
        const before = last.current;
        last.current = null;
        if (!before || codeKey(plainOf(code.trim())) !== codeKey(before.place)) return null;
        return t('done.once', { what: before.text });
      },
    }),
    [sayDone, t],
  );
}

import { usePlatform } from '@slotwise/shared/remote';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Sounds, type Sound } from './sounds';

/** `kept`: it is kept on this device and not booked, because there is no network. */
export type Tone = Sound | 'kept';

/** Result of the last scan. `at` tells two that say the same apart. */
export interface Verdict {
  tone: Tone;
  text: string;
  at: number;
}

export interface Feedback {
  verdict: Verdict | null;
  /** Says at once, by word, colour and sound, the result of a scan. */
  say(tone: Tone, text: string): void;
  clear(): void;
  isMuted: boolean;
  mute(isMuted: boolean): void;
}

const MUTED = 'floor.muted';

const isTouched = () => (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;

export function useFeedback(): Feedback {
  const { announce, preferences } = usePlatform();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isMuted, setMuted] = useState(() => preferences.get(MUTED) === 'yes');
  const sounds = useRef<Sounds | null>(null);
  useEffect(() => {
    const own = new Sounds();
    sounds.current = own;
    return () => own.close();
  }, []);
  const say = useCallback(
    (tone: Tone, text: string) => {
      setVerdict((before) => ({ tone, text, at: (before?.at ?? 0) + 1 }));
      // A page that nobody has touched yet may make no sound, and browsers complain if it tries.
      if (isTouched() && preferences.get(MUTED) !== 'yes') sounds.current?.play(tone === 'bad' ? 'bad' : 'good');
      if (isTouched() && tone === 'bad') globalThis.navigator.vibrate?.([90, 60, 90]);
      announce(text);
    },
    [announce, preferences],
  );
  const clear = useCallback(() => setVerdict(null), []);
  const mute = useCallback(
    (next: boolean) => {
      preferences.set(MUTED, next ? 'yes' : 'no');
      setMuted(next);
    },
    [preferences],
  );
  return useMemo(() => ({ verdict, say, clear, isMuted, mute }), [verdict, say, clear, isMuted, mute]);
}

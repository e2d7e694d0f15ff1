import type { Said } from '../../../words';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Urgency = 'calm' | 'soon' | 'now';

export interface Countdown {
  /** Milliseconds left, never negative. */
  left: number;
  /** "6d 4h", "3h 20m" or "4m 09s": the two largest units, so that the last one is always worth reading. */
  text: Said;
  /** The same in words, for assistive technology. */
  spoken: Said;
  /** `soon` under an hour, `now` under five minutes. */
  urgency: Urgency;
  /** Part of the whole lifetime that is left, 0 to 1. */
  share: number;
}

const two = (value: number) => String(value).padStart(2, '0');

function parts(left: number): { text: Said; spoken: Said } {
  const days = Math.floor(left / DAY);
  const hours = Math.floor(left / HOUR) % 24;
  const minutes = Math.floor(left / MINUTE) % 60;
  const seconds = Math.floor(left / SECOND) % 60;
  if (days > 0)
    return {
      text: { id: 'countdown.left.days', values: { days, hours } },
      spoken: { id: 'countdown.spoken.days', values: { days, hours } },
    };
  if (hours > 0)
    return {
      text: { id: 'countdown.left.hours', values: { hours, minutes: two(minutes) } },
      spoken: { id: 'countdown.spoken.hours', values: { hours, minutes } },
    };
  return {
    text: { id: 'countdown.left.minutes', values: { minutes, seconds: two(seconds) } },
    spoken: { id: 'countdown.spoken.minutes', values: { minutes, seconds } },
  };
}

/** Time that an invitation has left at `now`. All three are milliseconds since the epoch. */
export function countdown(now: number, sentAt: number, expiresAt: number): Countdown {
  const left = Math.max(0, expiresAt - now);
  const life = expiresAt - sentAt;
  return {
    left,
    ...parts(left),
    urgency: left < 5 * MINUTE ? 'now' : left < HOUR ? 'soon' : 'calm',
    share: life > 0 ? Math.min(1, left / life) : 0,
  };
}

/**
 * `left`, but only as exact as it is shown: a component that is drawn anew only when this changes misses nothing.
 * Milliseconds.
 */
export function shownLeft(left: number): number {
  const step = left < HOUR ? SECOND : left < DAY ? MINUTE : HOUR;
  return Math.max(0, Math.floor(left / step) * step);
}

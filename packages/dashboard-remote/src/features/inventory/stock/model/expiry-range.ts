import { dayAt } from '../../sections/days';

const DAY = 86_400_000;
/** Days that the dashboard looks ahead when it counts the lots that expire. */
const SOON_DAYS = 30;

export const EXPIRIES = ['expired', 'soon'] as const;
export type Expiry = (typeof EXPIRIES)[number];

/**
 * Days on which lots expire, `YYYY-MM-DD`. They are days of UTC, as in the server's figures, so that both count the same lots.
 * @param now milliseconds since 1970
 */
export const expiryRange = (expiry: Expiry, now: number): { expires_from?: string; expires_until: string } =>
  expiry === 'expired'
    ? { expires_until: dayAt(now - DAY) }
    : { expires_from: dayAt(now), expires_until: dayAt(now + (SOON_DAYS - 1) * DAY) };

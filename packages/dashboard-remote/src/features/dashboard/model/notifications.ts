import type { Invitation } from '@slotwise/contract';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

export interface Notification {
  id: string;
  kind: 'expiring' | 'expired';
  /** Invitee of the invitation. */
  who: string;
  /** ISO 8601: when it expires or did. */
  at: string;
}

/**
 * Latest expiry of the invitations that are asked for at `now`: a day later, and on until the next full hour, so that
 * the query stays the same meanwhile.
 */
export const askedUntil = (now: number): string => new Date((Math.floor(now / HOUR) + 1) * HOUR + DAY).toISOString();

/**
 * Notifications at `now` (milliseconds since the epoch): invitations that expire within 24 hours, the most urgent
 * first, then those that expired unanswered, the latest first.
 */
export function notificationsOf(invitations: readonly Invitation[], now: number): Notification[] {
  const from = (kind: Notification['kind'], { id, name, email, phoneNumber, expiresAt, expiredAt }: Invitation) => ({
    id,
    kind,
    who: name || email || phoneNumber || '–',
    at: kind === 'expired' ? (expiredAt ?? expiresAt) : expiresAt,
  });
  const expiring = invitations
    .filter(({ status, expiresAt }) => {
      const left = Date.parse(expiresAt) - now;
      return status === 'pending' && left > 0 && left <= DAY;
    })
    .map((invitation) => from('expiring', invitation))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const expired = invitations
    .filter(({ status, expiresAt }) => status === 'expired' || (status === 'pending' && Date.parse(expiresAt) <= now))
    .map((invitation) => from('expired', invitation))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return [...expiring, ...expired];
}

/** A span of milliseconds, either sign, in the largest unit that it fills; never rounded up. */
export function timeUntil(span: number): { value: number; unit: 'day' | 'hour' | 'minute' } {
  const minutes = Math.trunc(span / 60_000);
  const hours = Math.trunc(minutes / 60);
  const days = Math.trunc(hours / 24);
  if (days !== 0) return { value: days, unit: 'day' };
  return hours === 0 ? { value: minutes, unit: 'minute' } : { value: hours, unit: 'hour' };
}

import { randomInt } from 'node:crypto';
import { PRODUCT_NAME, RECOVERY_CODES } from '@slotwise/contract/constants';
import { Secret, TOTP } from 'otpauth';
import { hashSecret } from '../../platform/ids';

/** The parameters that every app on a phone knows: SHA-1, six digits, thirty seconds. */
const SETTINGS = { issuer: PRODUCT_NAME, algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks of phones differ: one step before and after is taken, too. */
const DRIFT = 1;
/** Letters and digits that nobody takes for another. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LETTERS_OF_CODE = 12;

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label: string) => new TOTP({ ...SETTINGS, label, secret: Secret.fromBase32(secret) });

/** The address that an app reads from the picture. @param label whose account it is */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/**
 * The step that a code is of, if it is right and newer than the last one that was taken.
 * @param lastStep of codes that were taken before: none is taken twice
 */
export function stepOf(code: string, secret: string, lastStep: number, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const totp = totpOf(secret, '');
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: DRIFT });
  if (delta === null) return null;
  const step = totp.counter({ timestamp }) + delta;
  return step > lastStep ? step : null;
}

/** @returns what a person is given once, and what is kept of it. Sixty bits each, so that a plain hash is enough. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const one = () => Array.from({ length: LETTERS_OF_CODE }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const plain = Array.from({ length: RECOVERY_CODES }, one);
  return { codes: plain.map((code) => code.match(/.{4}/g)?.join('-') ?? code), hashes: plain.map(hashSecret) };
}

/** Undefined: it is not written like one. */
export function recoveryHash(code: string): string | undefined {
  const plain = code.toLowerCase().replace(/[\s-]/g, '');
  return plain.length === LETTERS_OF_CODE ? hashSecret(plain) : undefined;
}

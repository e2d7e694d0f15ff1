import { EMAIL_MAX } from '@slotwise/contract/constants';
import type { Said } from '../words';
import { isEmail } from '../../model/invitation-draft';

const PHONE = /^\+?[\d\s()./-]+$/;
const PHONE_DIGITS = { least: 3, most: 20 };

const digitsOf = (text: string) => text.replace(/\D/g, '');
const isPhone = (text: string) => {
  const { length } = digitsOf(text);
  return PHONE.test(text) && length >= PHONE_DIGITS.least && length <= PHONE_DIGITS.most;
};

/** Something that at least looks as if it were meant to be one. */
export const looksLikeAddress = (text: string) => text.includes('@') || isPhone(text);

/** Why a text cannot be invited; null if it can. */
export function faultOfAddress(text: string): Said | null {
  if (text === '') return { id: 'fault.no-address' };
  if (text.includes('@')) {
    if (text.length > EMAIL_MAX) return { id: 'fault.address-long', values: { max: EMAIL_MAX } };
    return isEmail(text) ? null : { id: 'fault.email' };
  }
  if (!isPhone(text)) return { id: 'fault.no-contact' };
  // Nobody knows which country a list is from.
  return text.startsWith('+') ? null : { id: 'fault.phone-country' };
}

/** Two addresses with the same key reach the same person. */
export function addressKey(text: string): string {
  if (text.includes('@')) return text.normalize('NFC').toLowerCase();
  return (text.startsWith('+') ? '+' : '') + digitsOf(text);
}

import { EMAIL_MAX, EMAIL_PATTERN } from '@slotwise/contract/constants';
import type { Body, BulkFault } from '@slotwise/contract';
import { canonicalAddress } from '../../platform/address';
import { isUniqueViolation } from '../../platform/db/sql-state';
import { badField, refuse } from '../../platform/errors';
import { email } from '../fields';

export type Invitee = { email: string; phoneNumber: null } | { email: null; phoneNumber: string };

const ADDRESS = new RegExp(EMAIL_PATTERN);

/** Exactly one of an address and a phone number. Numbers are kept as digits, with the plus if there is one. */
export function inviteeOf(body: Pick<Body<'POST /invitation'>, 'email' | 'phone_number'>): Invitee {
  const phone = body.phone_number?.trim() ?? '';
  if (body.email !== undefined && phone !== '') throw badField('phone_number', 'not_both', { other: 'email' });
  if (body.email !== undefined) return { email: email('email', body.email), phoneNumber: null };
  if (phone === '') throw badField(body.phone_number === undefined ? 'email' : 'phone_number', 'missing');
  const phoneNumber = digitsOf(phone);
  if (phoneNumber === undefined) throw badField('phone_number', 'not_a_phone_number');
  return { email: null, phoneNumber };
}

const digitsOf = (phone: string): string | undefined => {
  if (!/^\+?[\d\s()./-]+$/.test(phone)) return undefined;
  const digits = phone.replace(/\D/g, '');
  return digits.length < 3 || digits.length > 20 ? undefined : (phone.startsWith('+') ? '+' : '') + digits;
};

/** Why a row of a list cannot be invited: for screens, and in English. */
export interface RowFault {
  fault: BulkFault;
  reason: string;
}

/** An address of a list: with an at sign an e-mail, else a phone number. @returns why it is none */
export function inviteeOfAddress(address: string): Invitee | RowFault {
  const text = address.trim();
  if (text === '') return { fault: { field: 'address', code: 'empty' }, reason: 'The address is empty' };
  if (text.includes('@')) {
    if (text.length > EMAIL_MAX) {
      const fault = { field: 'address', code: 'too_long', max: EMAIL_MAX } as const;
      return { fault, reason: `An e-mail address has at most ${EMAIL_MAX} characters` };
    }
    const address = ADDRESS.test(text) ? canonicalAddress(text) : undefined;
    if (address === undefined) {
      return { fault: { field: 'address', code: 'not_an_email' }, reason: 'Please enter a valid email address' };
    }
    return { email: address, phoneNumber: null };
  }
  const phoneNumber = digitsOf(text);
  if (phoneNumber !== undefined) return { email: null, phoneNumber };
  return {
    fault: { field: 'address', code: 'malformed' },
    reason: 'This is neither an e-mail address nor a phone number',
  };
}

/** Runs a statement that makes an invitation pending. @throws invitation_exists if the person has one already. */
export async function onlyPending<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (fault) {
    if (
      isUniqueViolation(fault, 'invitations_pending_email') ||
      isUniqueViolation(fault, 'invitations_pending_phone')
    ) {
      throw refuse('invitation_exists');
    }
    throw fault;
  }
}

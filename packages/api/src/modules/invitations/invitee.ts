import type { Body } from '@slotwise/contract';
import { isUniqueViolation } from '../../platform/db/transaction';
import { badField, refuse } from '../../platform/errors';
import { email } from '../fields';

export type Invitee = { email: string; phoneNumber: null } | { email: null; phoneNumber: string };

/** Exactly one of an address and a phone number. Numbers are kept as digits, with the plus if there is one. */
export function inviteeOf(body: Pick<Body<'POST /invitation'>, 'email' | 'phone_number'>): Invitee {
  const phone = body.phone_number?.trim() ?? '';
  if (body.email !== undefined && phone !== '') throw badField('phone_number', 'must be left out when email is given');
  if (body.email !== undefined) return { email: email('email', body.email), phoneNumber: null };
  if (phone === '') throw badField(body.phone_number === undefined ? 'email' : 'phone_number', 'must be given');
  if (!/^\+?[\d\s()./-]+$/.test(phone)) throw badField('phone_number', 'must be a phone number');
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 3 || digits.length > 20) throw badField('phone_number', 'must be a phone number');
  return { email: null, phoneNumber: (phone.startsWith('+') ? '+' : '') + digits };
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

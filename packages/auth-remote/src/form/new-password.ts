import { PASSWORD_MAX, PASSWORD_MIN } from '@slotwise/contract/constants';
import type { Said } from '../words';

/** Shown before anything is typed. */
export const PASSWORD_RULE: Said = { id: 'password.rule', values: { count: PASSWORD_MIN } };

/** Fault of a password that somebody wants to have; null if there is none. */
export function newPasswordFault(password: string): Said | null {
  if (password === '') return { id: 'fault.password-required' };
  if (Array.from(password).length < PASSWORD_MIN)
    return { id: 'fault.password-short', values: { count: PASSWORD_MIN } };
  if (password.length > PASSWORD_MAX) return { id: 'fault.password-long', values: { count: PASSWORD_MAX } };
  return null;
}

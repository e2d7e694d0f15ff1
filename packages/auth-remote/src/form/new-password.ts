import { PASSWORD_MAX, PASSWORD_MIN } from '@slotwise/contract/constants';

/** Shown before anything is typed. */
export const PASSWORD_RULE = `Use ${PASSWORD_MIN} or more characters. Common passwords are refused.`;

/** What is wrong with a password that somebody wants to have; null if nothing is. */
export function newPasswordFault(password: string): string | null {
  if (password === '') return 'Password is required';
  if (Array.from(password).length < PASSWORD_MIN) return `Use ${PASSWORD_MIN} or more characters`;
  if (password.length > PASSWORD_MAX) return `Use at most ${PASSWORD_MAX} characters`;
  return null;
}

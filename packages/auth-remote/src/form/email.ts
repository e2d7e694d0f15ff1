import { EMAIL_MAX, EMAIL_PATTERN } from '@slotwise/contract/constants';

const pattern = new RegExp(EMAIL_PATTERN, 'u');

/** The same rule as the server's: something, an at sign, a dotted domain. Blanks around it do not count. */
export function isEmail(value: string): boolean {
  const address = value.trim();
  return address.length <= EMAIL_MAX && pattern.test(address);
}

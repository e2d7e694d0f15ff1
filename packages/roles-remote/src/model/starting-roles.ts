import type { Role } from '@slotwise/contract';
import { startingRoleDescribed } from '@slotwise/contract/starting-roles';
import type { Translate } from '../words';

const WORDS = {
  Owner: 'role.starting.owner',
  Manager: 'role.starting.manager',
  Member: 'role.starting.member',
} as const;

/**
 * The purpose of a role. The product's own texts that a tenant starts with, in whichever language, are said in the reader's until
 * somebody words them anew.
 */
export function descriptionOf(t: Translate, { description }: Pick<Role, 'description'>): string {
  const starting = startingRoleDescribed(description);
  return starting ? t(WORDS[starting]) : description;
}

import type { Role } from '@slotwise/contract';
import { STARTING_ROLES } from '@slotwise/contract/starting-roles';
import type { Translate } from '../words';

const WORDS = {
  Owner: 'role.starting.owner',
  Manager: 'role.starting.manager',
  Member: 'role.starting.member',
} as const;
const isKnown = (name: string): name is keyof typeof WORDS => name in WORDS;

/**
 * The purpose of a role. The English ones that every tenant started with once, and English companies still do, are said in the
 * reader's language until somebody words them anew.
 */
export function descriptionOf(t: Translate, { description }: Pick<Role, 'description'>): string {
  const starting = STARTING_ROLES.find((role) => role.description === description);
  return starting && isKnown(starting.name) ? t(WORDS[starting.name]) : description;
}

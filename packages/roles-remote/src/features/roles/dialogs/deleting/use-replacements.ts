import type { Role } from '@slotwise/contract';
import { useMemo } from 'react';
import { useBoard } from '../../../../drafts/board-data';

interface Replacement {
  id: string;
  name: string;
  /** It grants what the person who deletes does not hold, and could not be given by them. */
  exceeds: boolean;
}

/** Roles that the people of another one can be given: those that can be come first, by name. */
export function useReplacements(role: Role): Replacement[] {
  const { roles, held } = useBoard();
  return useMemo(
    () =>
      roles
        .filter(({ id }) => id !== role.id)
        .map(({ id, name, permissions }) => ({ id, name, exceeds: permissions.some((each) => !held.has(each.name)) }))
        .sort((a, b) => Number(a.exceeds) - Number(b.exceeds) || a.name.localeCompare(b.name)),
    [roles, held, role.id],
  );
}

import type { Role } from '@slotwise/contract';

export interface OfferedRole {
  id: string;
  name: string;
  /** Names of permissions that it holds and the person who invites does not: who has any cannot be handed out. */
  exceeds: readonly string[];
}

/**
 * A tenant's roles for somebody who invites. Those that can be handed out come first, of these the one with the fewest
 * permissions, so that the preselected role is also the safest.
 */
export function offeredRoles(roles: readonly Role[], own: Role | null): OfferedRole[] {
  const held = new Set(own?.permissions.map(({ id }) => id));
  return [...roles]
    .sort((a, b) => a.permissions.length - b.permissions.length || a.name.localeCompare(b.name))
    .map(({ id, name, permissions }) => ({
      id,
      name,
      exceeds: permissions.filter((permission) => !held.has(permission.id)).map((permission) => permission.name),
    }))
    .sort((a, b) => Number(a.exceeds.length > 0) - Number(b.exceeds.length > 0));
}

const NAMED = 2;

/** Why a role cannot be handed out: "grants manage_roles, view_users and 3 more that you do not hold". */
export function reasonAgainst({ exceeds }: OfferedRole): string | null {
  if (exceeds.length === 0) return null;
  const more = exceeds.length - NAMED;
  return `grants ${exceeds.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''} that you do not hold`;
}

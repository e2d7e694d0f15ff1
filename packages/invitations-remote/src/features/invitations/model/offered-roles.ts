import type { Role } from '@slotwise/contract';
import { usualRole } from '@slotwise/contract/usual-role';
import type { Formats, PermissionWords } from '@slotwise/shared/words';
import type { Said } from '../../../words';

export interface OfferedRole {
  id: string;
  name: string;
  /** Names of permissions that it holds and the person who invites does not: a role with any cannot be handed out. */
  exceeds: readonly string[];
}

/** A tenant's roles for somebody who invites. Those that can be handed out come first, the smallest at the top. */
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

/**
 * The preselected one: as the server chooses where a request names none, but for the one that was given last, of which the server does not know.
 * @param roles oldest first
 */
export function preselectedRole(roles: readonly Role[], own: Role | null, lastId: string | null): string | null {
  const held = new Set(own?.permissions.map(({ id }) => id));
  const given = roles
    .map(({ id, name, permissions }) => ({ id, name, permissions: permissions.map((each) => each.id) }))
    .filter(({ permissions }) => permissions.every((id) => held.has(id)));
  return usualRole(given, lastId)?.id ?? null;
}

const NAMED = 2;

/** Reason against handing out a role, beside its name in the list. @returns null if it can */
export function reasonAgainst(
  { name, exceeds }: OfferedRole,
  formats: Pick<Formats, 'list'>,
  quoted: PermissionWords['quoted'],
): Said | null {
  if (exceeds.length === 0) return null;
  const more = exceeds.length - NAMED;
  const permissions = formats.list(exceeds.slice(0, NAMED).map(quoted), { type: 'unit' });
  return more > 0
    ? { id: 'role.exceeds-more', values: { role: name, permissions, more } }
    : { id: 'role.exceeds', values: { role: name, permissions } };
}

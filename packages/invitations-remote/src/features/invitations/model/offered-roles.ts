import type { Role } from '@slotwise/contract';
import type { Formats, PermissionWords } from '@slotwise/shared/words';
import type { Said } from '../../../words';

export interface OfferedRole {
  id: string;
  name: string;
  /** Names of permissions that it holds and the person who invites does not: a role with any cannot be handed out. */
  exceeds: readonly string[];
}

/** Name of the role that every tenant begins with for those who join it. */
const USUAL = 'member';

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
 * The preselected one of these: Member, where there is one; else the one that was given last, else the first. What the
 * roles allow plays no part as long as one of the first two is there: who edits a role sees no other preselected.
 */
export function usualRole(roles: readonly OfferedRole[], lastId: string | null): OfferedRole | undefined {
  const given = roles.filter(({ exceeds }) => exceeds.length === 0);
  return given.find(({ name }) => name.toLowerCase() === USUAL) ?? given.find(({ id }) => id === lastId) ?? given[0];
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

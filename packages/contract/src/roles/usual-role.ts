import { PERMISSIONS, type PermissionCategory } from '../permissions';
import { STARTING_ROLE_TEXTS } from '../starting-roles';

/** Categories of people, of what they may do, and of what all of them work with. */
const OVER_PEOPLE: Readonly<Record<PermissionCategory, boolean>> = {
  ...{ roles: true, users: true, invitations: true, remotes: true, other: true },
  ...{ avatar: false, warehouses: false, inventory: false, slotting: false },
};
/** Permissions to manage those: nobody gets one without somebody having chosen that. */
const ADMINISTRATIVE = new Set<string>(
  PERMISSIONS.flatMap(({ name, category, action }) => (action === 'manage' && OVER_PEOPLE[category] ? [name] : [])),
);
const MEMBER = Object.values(STARTING_ROLE_TEXTS.Member).map(({ name }) => name.toLowerCase());

export interface RoleToChoose {
  id: string;
  name: string;
  /** Names of its permissions. */
  permissions: readonly string[];
}

const administers = ({ permissions }: RoleToChoose) => permissions.some((name) => ADMINISTRATIVE.has(name));

/**
 * The role of an invitation for which nobody chose one: Member, while it administers nothing and is not empty; else the one that was given last, on
 * the same terms; else the one that allows least. One without permissions is of use to nobody, and comes only before those that administer.
 * @param roles those that may be given, oldest first
 */
export function usualRole<R extends RoleToChoose>(roles: readonly R[], lastId?: string | null): R | undefined {
  const bySize = [...roles].sort((a, b) => a.permissions.length - b.permissions.length);
  const fit = bySize.filter((role) => role.permissions.length > 0 && !administers(role));
  return (
    fit.find(({ name }) => MEMBER.includes(name.toLowerCase())) ??
    fit.find(({ id }) => id === lastId) ??
    fit[0] ??
    bySize[0]
  );
}

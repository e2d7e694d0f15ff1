import type { GrantMethod, Role } from '@slotwise/contract';

/** A way to grant a request, and what changes with it besides. */
export interface GrantChoice {
  method: GrantMethod;
  role: Role;
  /** Names of the permissions that the asker gets with it, beyond the one that they asked for. */
  gives: string[];
  /** Those that they lose. */
  takes: string[];
  /** Other people who get the permission, too. */
  others: number;
}

interface Asked {
  permission: string;
  /** Id of the asker. */
  asker: string;
  roles: readonly Role[];
  /** Names of the permissions that whoever decides holds: nobody gives or takes others. */
  held: ReadonlySet<string>;
}

const namesOf = ({ permissions }: Pick<Role, 'permissions'>) => permissions.map(({ name }) => name);
/** Of two that change as much, it is the person who changes and not the role. */
const orderOf = ({ method }: GrantChoice) => (method === 'move' ? 0 : 1);
const changes = ({ gives, takes, others }: GrantChoice) => gives.length + takes.length + others;

/** The role that the asker has; null for none. */
export const roleOfAsker = ({ asker, roles }: Pick<Asked, 'asker' | 'roles'>): Role | null =>
  roles.find(({ users }) => users.some(({ id }) => id === asker)) ?? null;

/** All ways that whoever decides may take, the one that changes least besides first. */
export function grantChoices({ permission, asker, roles, held }: Asked): GrantChoice[] {
  const own = roleOfAsker({ asker, roles });
  const has = own ? namesOf(own) : [];
  const added: GrantChoice[] = own
    ? [{ method: 'add', role: own, gives: [], takes: [], others: own.users.length - 1 }]
    : [];
  // To move somebody takes all that they have now from them.
  const mayMove = has.every((name) => held.has(name));
  const moved = (mayMove ? roles : [])
    .filter((role) => role !== own && namesOf(role).includes(permission))
    .filter((role) => namesOf(role).every((name) => held.has(name)))
    .map((role): GrantChoice => {
      const names = namesOf(role);
      return {
        ...{ method: 'move', role, others: 0 },
        gives: names.filter((name) => name !== permission && !has.includes(name)),
        takes: has.filter((name) => !names.includes(name)),
      };
    });
  return [...added, ...moved].sort(
    (a, b) => changes(a) - changes(b) || orderOf(a) - orderOf(b) || a.role.name.localeCompare(b.role.name),
  );
}

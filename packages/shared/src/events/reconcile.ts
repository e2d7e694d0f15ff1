import type { LiveMessage, Role, User } from '@slotwise/contract';
import type { LiveCache } from '../platform';
import { withItems } from '../session/list-pages';
import { queryKeys } from '../session/query-keys';

const users = queryKeys.list('company', 'users');
const roles = queryKeys.list('company', 'roles');

/**
 * Users and roles of a company hold copies of each other. An event changes one of the two lists; this changes the other
 * one to match. (A WMS reloads both lists whole.)
 */
export function reconcile(cache: LiveCache, { channel, event, data }: LiveMessage): void {
  if (!channel.startsWith('company:')) return;
  switch (event) {
    case 'UserJoined':
    case 'UserAvatarUpdated':
    case 'UserNameChanged':
    case 'UserRoleUpdated':
      return cache.change(roles, (all) => withItems<Role>(all, (role) => withUser(role, data as User)));
    case 'UserLeft':
      return cache.change(roles, (all) => withItems<Role>(all, (role) => withoutUser(role, data.id)));
    case 'RoleUpdated':
    case 'RoleAssignmentChanged':
      return cache.change(users, (all) => withItems(all, roleGiver(data)));
    case 'RoleDeleted':
      return cache.change(users, (all) =>
        withItems<User>(all, (user) => (user.roleID === data.id ? { ...user, roleID: null, role: null } : user)),
      );
    default:
      return;
  }
}

/** The same for a message without its data: loads the other list again. */
export function readCopiesAgain(cache: LiveCache, { channel, event }: LiveMessage): void {
  if (!channel.startsWith('company:')) return;
  if (event === 'RoleUpdated' || event === 'RoleAssignmentChanged' || event === 'RoleDeleted') cache.reload(users);
  else if (event.startsWith('User')) cache.reload(roles);
}

const withoutUser = (role: Role, id: string): Role =>
  role.users.some((user) => user.id === id) ? { ...role, users: role.users.filter((user) => user.id !== id) } : role;

function withUser(role: Role, user: User): Role {
  if (user.roleID !== role.id) return withoutUser(role, user.id);
  const at = role.users.findIndex(({ id }) => id === user.id);
  return { ...role, users: at < 0 ? [...role.users, user] : role.users.with(at, user) };
}

/** Users whom the role does not concern stay the same objects, so that a list of thousands redraws only the others. */
function roleGiver(role: Role): (user: User) => User {
  const holders = new Set(role.users.map(({ id }) => id));
  return (user) => {
    if (!holders.has(user.id)) return user.roleID === role.id ? { ...user, roleID: null, role: null } : user;
    const known = user.roleID === role.id && user.role?.name === role.name;
    return known ? user : { ...user, roleID: role.id, role: { name: role.name } };
  };
}

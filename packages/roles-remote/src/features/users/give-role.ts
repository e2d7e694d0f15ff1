import type { Member, Role } from '@slotwise/contract';
import { isApiError, type Http } from '@slotwise/shared/http';
import { saveUsers } from '../../drafts/api/save-users';

interface Server {
  http: Http;
  readRoles: ReadRoles;
  /** Gives it up, before what is still to be sent too. */
  signal?: AbortSignal | undefined;
}

type ReadRoles = () => Promise<readonly Role[]>;

/** Somebody may be changing the same role. */
const ATTEMPTS = 3;

/** Changes who has a role, from the state that it has at this moment. @returns false where there is no such role any more */
async function changeUsers(
  { http, readRoles, signal }: Server,
  roleId: string,
  change: (users: readonly string[]) => readonly string[],
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const role = (await readRoles()).find(({ id }) => id === roleId);
    signal?.throwIfAborted();
    if (!role) return false;
    try {
      await saveUsers(http, role, change(role.users.map(({ id }) => id)), signal);
      return true;
    } catch (failure) {
      const isOld = isApiError(failure) && failure.code === 'version_mismatch';
      if (!isOld || attempt === ATTEMPTS) throw failure;
    }
  }
}

type Having = Pick<Member, 'id' | 'role'>;

/** Gives people a role. A person has one, so each leaves the former one. @returns false where there is no such role any more */
export const giveRole = (server: Server, roleId: string, people: readonly Having[]): Promise<boolean> =>
  changeUsers(server, roleId, (users) => [...new Set([...users, ...people.map(({ id }) => id)])]);

/** Gives people back the roles that they had before they were given another one, or none. */
export async function takeRoleBack(server: Server, roleId: string, people: readonly Having[]): Promise<void> {
  const before = new Map<string, Having[]>();
  for (const person of people) {
    if (person.role) before.set(person.role.id, [...(before.get(person.role.id) ?? []), person]);
  }
  for (const [id, those] of before) await giveRole(server, id, those);
  const without = new Set(people.filter(({ role }) => !role).map(({ id }) => id));
  if (without.size > 0) await changeUsers(server, roleId, (users) => users.filter((id) => !without.has(id)));
}

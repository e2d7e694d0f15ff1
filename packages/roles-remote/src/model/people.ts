import type { Role, User } from '@slotwise/contract';

/**
 * Everybody who is known, by id. The roles say who has which role, also before a save is answered; of people that were
 * loaded and stand in none of them it is known that they have none.
 */
export function peopleOf(roles: readonly Role[], loaded: Iterable<User>): ReadonlyMap<string, User> {
  const people = new Map<string, User>();
  for (const { id, name, users } of roles) {
    for (const user of users) {
      const isSaid = user.roleID === id && user.role?.name === name;
      people.set(user.id, isSaid ? user : { ...user, roleID: id, role: { name } });
    }
  }
  for (const user of loaded) {
    if (people.has(user.id)) continue;
    people.set(user.id, user.roleID === null ? user : { ...user, roleID: null, role: null });
  }
  return people;
}

import type { Permission, Role, User } from '@slotwise/contract';

const NAMES = ['Ada', 'Alan', 'Grace', 'Edsger', 'Barbara', 'Donald', 'Radia', 'Ken', 'Frances', 'Niklaus', 'Margaret'];
const PLACES = ['North', 'South', 'East', 'West', 'Harbour', 'Airport', 'Central', 'Night', 'Early', 'Late'];
const WORK = ['Pickers', 'Packers', 'Receivers', 'Counters', 'Shift leads', 'Planners', 'Auditors', 'Drivers'];

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** A company of that size, always the same one: people spread over the roles, each role with its own permissions. */
export function largeTenant(size: { roles: number; users: number }, permissions: readonly Permission[]) {
  const roles = Array.from({ length: size.roles }, (_, n): Role => {
    const mask = Math.imul(n + 1, 2654435761) >>> 0;
    return {
      id: `bench-role-${n}`,
      name: `${pick(PLACES, n)} ${pick(WORK, Math.floor(n / PLACES.length))} ${n}`,
      description: `Team ${n}`,
      avatarURL: null,
      permissions: permissions.filter((_permission, bit) => (mask >>> (bit % 32)) & 1),
      users: [],
      version: 1,
    };
  });
  const users = Array.from({ length: size.users }, (_, n): User => {
    // Every fiftieth has no role yet.
    const role = n % 50 === 49 ? undefined : roles[n % roles.length];
    const user: User = {
      id: `bench-user-${n}`,
      firstName: pick(NAMES, n),
      lastName: `Member ${n}`,
      email: `member.${n}@large.example`,
      avatarURL: null,
      roleID: role?.id ?? null,
      role: role ? { name: role.name } : null,
      userType: 'company',
    };
    role?.users.push(user);
    return user;
  });
  return { roles, users };
}

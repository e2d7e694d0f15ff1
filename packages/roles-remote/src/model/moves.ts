import type { Role, User } from '@slotwise/contract';
import type { Translate } from '../words';

export const nameOf = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>) =>
  `${firstName} ${lastName}`.trim() || email;

/** People who leave one role for another. */
export interface Move {
  /** Name of the role they have now; null where it is not known. */
  from: string | null;
  names: string[];
}

/** Of people who are added to a role: those who have another one now and would lose it, by that role's name. */
export function movesOf(added: readonly string[], users: ReadonlyMap<string, User>, roleID: string): Move[] {
  const byRole = new Map<string, Move>();
  for (const id of added) {
    const user = users.get(id);
    if (!user?.roleID || user.roleID === roleID) continue;
    const move = byRole.get(user.roleID) ?? { from: user.role?.name ?? null, names: [] };
    move.names.push(nameOf(user));
    byRole.set(user.roleID, move);
  }
  return [...byRole.values()];
}

/** "Ada", "Ada and Alan", "Ada, Alan, Grace and 4 more". */
export function listed(t: Translate, names: readonly string[], atMost = 3): string {
  const shown = names.length > atMost + 1 ? names.slice(0, atMost) : names;
  const rest = names.length - shown.length;
  if (rest > 0) return t('list.more', { names: shown.join(', '), count: rest });
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : t('list.and', { names: shown.slice(0, -1).join(', '), last });
}

/** Effects of a save of users on the roles that people have now, a sentence for each. */
export const moveWarnings = (t: Translate, moves: readonly Move[]): string[] =>
  moves.map(({ from, names }) => {
    const who = { count: names.length, names: listed(t, names) };
    return from === null ? t('move.from-another', who) : t('move.from', { ...who, from });
  });

/** Effect of a save of users on those who are left out of the role. */
export const roleLessWarning = (t: Translate, names: readonly string[]): string | null =>
  names.length === 0 ? null : t('move.without-role', { names: listed(t, names) });

/** Roles that lose somebody to the role with this id: each counts one version up when the users are saved. */
export function losersOf(added: readonly string[], roles: readonly Role[], roleID: string): Role[] {
  const moved = new Set(added);
  return roles.filter(({ id, users }) => id !== roleID && users.some((user) => moved.has(user.id)));
}

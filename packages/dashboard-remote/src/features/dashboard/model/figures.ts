import type { Invitation, Role, User } from '@slotwise/contract';

/** Also the id of its label, below `figures`. */
export type FigureKey = 'warehouses' | 'companies' | 'users' | 'roles' | 'invitations';

/** One number of the overview and the screen that it leads to. */
export interface Figure {
  key: FigureKey;
  href: string;
  /** Unknown while it is loading for the first time, and after a failure. */
  count: number | undefined;
  error: unknown;
  loading: boolean;
  retry: () => void;
}

export const pendingCount = (invitations: readonly Invitation[]) =>
  invitations.filter(({ status }) => status === 'pending').length;

export interface RoleShare {
  /** `none` of those who have no role. */
  id: string;
  /** Null of those who have no role. */
  name: string | null;
  users: number;
  /** Of the largest role's users, 0 to 1: how long its bar is. */
  share: number;
}

export const withoutRole = (users: readonly User[]) => users.filter(({ roleID }) => roleID === null).length;

/** How people are spread over the roles, largest first, then by name; at the end those who have none, if there are any. */
export function roleShares(roles: readonly Role[], none = 0): RoleShare[] {
  const largest = Math.max(1, none, ...roles.map(({ users }) => users.length));
  const shares = roles
    .map(({ id, name, users }) => ({ id, name, users: users.length, share: users.length / largest }))
    .sort((a, b) => b.users - a.users || a.name.localeCompare(b.name));
  return none > 0 ? [...shares, { id: 'none', name: null, users: none, share: none / largest }] : shares;
}

export type Step = 'add-warehouse' | 'invite';

/** What a tenant that has just begun would do next; nothing while a number is not known. */
export function stepsAfter(figures: readonly Pick<Figure, 'key' | 'count'>[]): Step[] {
  const count = (key: FigureKey) => figures.find((figure) => figure.key === key)?.count;
  const steps: Step[] = [];
  if (count('warehouses') === 0) steps.push('add-warehouse');
  if (count('users') === 1 && count('invitations') === 0) steps.push('invite');
  return steps;
}

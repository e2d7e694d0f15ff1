import type { ErrorCode, PermissionName } from '@slotwise/contract';

/** A tenant as it ought to be: the roles of people, the permissions of roles, and the invitations. Pure. */
export interface Model {
  /** Oldest first. */
  roles: Map<string, ReadonlySet<PermissionName>>;
  /** User → role; users that are not in it are outside. */
  members: Map<string, string | null>;
  invitations: Map<string, ModelInvitation>;
}
export interface ModelInvitation {
  /** The account that it is for. */
  invitee: string;
  roleId: string | null;
  status: 'pending' | 'accepted' | 'canceled' | 'expired' | 'rejected';
  /** Counts its links up: an older one is dead. */
  link: number;
}
/** Expected answer of the server: a code, or nothing if the call succeeds. */
export type Verdict = ErrorCode | undefined;

export const heldBy = ({ roles, members }: Model, user: string): ReadonlySet<PermissionName> =>
  roles.get(members.get(user) ?? '') ?? new Set();
export const hasAdministrator = (model: Model): boolean =>
  [...model.members.keys()].some((user) => heldBy(model, user).has('manage_roles'));
const heldByAnyone = (model: Model): ReadonlySet<PermissionName> =>
  new Set([...model.members.keys()].flatMap((user) => [...heldBy(model, user)]));
const within = (part: Iterable<PermissionName>, whole: ReadonlySet<PermissionName>) =>
  [...part].every((name) => whole.has(name));
const same = (a: ReadonlySet<unknown>, b: ReadonlySet<unknown>) => a.size === b.size && [...a].every((x) => b.has(x));
const copy = (model: Model): Model => ({
  roles: new Map(model.roles),
  members: new Map(model.members),
  invitations: new Map([...model.invitations].map(([id, invitation]) => [id, { ...invitation }])),
});
/** Takes over what a trial came to, unless it leaves nobody to manage roles, or a permission that nobody can ever give. */
const keep = (model: Model, trial: Model): Verdict => {
  if (!hasAdministrator(trial)) return 'last_administrator';
  if (!within(heldByAnyone(model), heldByAnyone(trial))) return 'last_holder';
  Object.assign(model, trial);
  return undefined;
};

/** `id` is the new role's, known once the server made it. */
export function createRole(model: Model, actor: string, permissions: PermissionName[]): Verdict {
  if (!heldBy(model, actor).has('manage_roles')) return 'forbidden';
  return within(permissions, heldBy(model, actor)) ? undefined : 'grant_exceeds_own';
}

export function setPermissions(model: Model, actor: string, roleId: string, wanted: PermissionName[]): Verdict {
  if (!heldBy(model, actor).has('manage_roles')) return 'forbidden';
  const before = model.roles.get(roleId);
  if (!before) return 'not_found';
  const added = wanted.filter((name) => !before.has(name));
  if (!within(added, heldBy(model, actor))) return 'grant_exceeds_own';
  const removed = [...before].filter((name) => !wanted.includes(name));
  if (!within(removed, heldBy(model, actor))) return 'outranked';
  const trial = copy(model);
  trial.roles.set(roleId, new Set(wanted));
  return keep(model, trial);
}

export function setUsers(model: Model, actor: string, roleId: string, wanted: string[]): Verdict {
  if (!heldBy(model, actor).has('manage_roles')) return 'forbidden';
  const permissions = model.roles.get(roleId);
  if (!permissions) return 'not_found';
  if (wanted.some((user) => !model.members.has(user))) return 'unknown_id';
  const before = [...model.members].filter(([, role]) => role === roleId).map(([user]) => user);
  if (same(new Set(before), new Set(wanted))) return undefined;
  const adds = wanted.some((user) => !before.includes(user));
  if (adds && !within(permissions, heldBy(model, actor))) return 'grant_exceeds_own';
  const moved = wanted.filter((user) => !before.includes(user));
  const removed = before.filter((user) => !wanted.includes(user));
  const taken = [...moved, ...removed].flatMap((user) => [...heldBy(model, user)]);
  if (!within(taken, heldBy(model, actor))) return 'outranked';
  const trial = copy(model);
  for (const user of before) trial.members.set(user, null);
  for (const user of wanted) trial.members.set(user, roleId);
  return keep(model, trial);
}

export function deleteRole(model: Model, actor: string, roleId: string): Verdict {
  if (!heldBy(model, actor).has('manage_roles')) return 'forbidden';
  if (!model.roles.has(roleId)) return 'not_found';
  if (!within(model.roles.get(roleId) ?? [], heldBy(model, actor))) return 'outranked';
  const trial = copy(model);
  trial.roles.delete(roleId);
  for (const [user, role] of trial.members) if (role === roleId) trial.members.set(user, null);
  for (const invitation of trial.invitations.values()) if (invitation.roleId === roleId) invitation.roleId = null;
  return keep(model, trial);
}

export function removeUser(model: Model, actor: string, user: string): Verdict {
  if (!heldBy(model, actor).has('manage_users')) return 'forbidden';
  if (!model.members.has(user)) return 'not_found';
  if (!within(heldBy(model, user), heldBy(model, actor))) return 'outranked';
  const trial = copy(model);
  trial.members.delete(user);
  return keep(model, trial);
}

const ADMINISTER: PermissionName[] = [
  'manage_roles',
  'manage_users',
  'manage_invitations',
  'manage_company',
  'manage_remotes',
];

/**
 * Undefined: of the roles that the actor may give, the one that allows least, the oldest of equals; those that administer
 * come last, empty ones before them. None of the model is a Member.
 */
function roleFor(model: Model, actor: string, wanted: string | undefined): string | null {
  if (wanted !== undefined) return wanted;
  const all = [...model.roles];
  const given = all.filter(([, names]) => within(names, heldBy(model, actor)));
  const rank = (names: ReadonlySet<PermissionName>) =>
    names.size === 0 ? 100 : ADMINISTER.some((name) => names.has(name)) ? 100 + names.size : names.size;
  const [first] = (given.length > 0 ? given : all).sort(([, a], [, b]) => rank(a) - rank(b));
  return first?.[0] ?? null;
}

const pendingFor = ({ invitations }: Model, invitee: string) =>
  [...invitations.values()].some((one) => one.invitee === invitee && one.status === 'pending');

/** @returns the verdict, and the role that the invitation gives. */
export function invite(
  model: Model,
  actor: string,
  invitee: string,
  wanted: string | undefined,
): { verdict: Verdict; roleId: string | null } {
  const roleId = roleFor(model, actor, wanted);
  const verdict = (): Verdict => {
    if (!heldBy(model, actor).has('manage_invitations')) return 'forbidden';
    if (roleId !== null && !model.roles.has(roleId)) return 'unknown_id';
    if (!within(model.roles.get(roleId ?? '') ?? [], heldBy(model, actor))) return 'grant_exceeds_own';
    if (model.members.has(invitee)) return 'already_member';
    return pendingFor(model, invitee) ? 'invitation_exists' : undefined;
  };
  return { verdict: verdict(), roleId };
}

export function cancel(model: Model, actor: string, id: string): Verdict {
  if (!heldBy(model, actor).has('manage_invitations')) return 'forbidden';
  const invitation = model.invitations.get(id);
  if (!invitation) return 'not_found';
  if (invitation.status !== 'pending') return 'invitation_not_pending';
  if (!within(model.roles.get(invitation.roleId ?? '') ?? [], heldBy(model, actor))) return 'outranked';
  invitation.status = 'canceled';
  return undefined;
}

export function resend(model: Model, actor: string, id: string): Verdict {
  if (!heldBy(model, actor).has('manage_invitations')) return 'forbidden';
  const invitation = model.invitations.get(id);
  if (!invitation) return 'not_found';
  if (!within(model.roles.get(invitation.roleId ?? '') ?? [], heldBy(model, actor))) return 'grant_exceeds_own';
  if (!['canceled', 'expired', 'rejected'].includes(invitation.status)) return 'invitation_not_resendable';
  if (pendingFor(model, invitation.invitee)) return 'invitation_exists';
  invitation.status = 'pending';
  invitation.link++;
  return undefined;
}

const isOpen = ({ invitations }: Model, id: string, link: number) =>
  invitations.get(id)?.status === 'pending' && invitations.get(id)?.link === link;

export function accept(model: Model, user: string, id: string, link: number): Verdict {
  if (model.members.has(user)) return 'tenant_already_joined';
  const invitation = model.invitations.get(id);
  if (!invitation || !isOpen(model, id, link) || invitation.invitee !== user) return 'invalid_invitation_token';
  invitation.status = 'accepted';
  model.members.set(user, invitation.roleId);
  return undefined;
}

export function reject(model: Model, id: string, link: number): Verdict {
  const invitation = model.invitations.get(id);
  if (!invitation || !isOpen(model, id, link)) return 'invalid_invitation_token';
  invitation.status = 'rejected';
  return undefined;
}

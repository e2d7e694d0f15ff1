import { none, type Role } from '@slotwise/contract';
import { isPermissionName, type PermissionName } from '@slotwise/contract/permissions';
import type { Outcome } from '../../platform/db/outcome';
import { fieldFault, refuse } from '../../platform/errors';
import { isPartial, type Actor } from '../../platform/actor';
import type { Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import { lockTenant, type Tenant, tenantOf } from '../tenants';
import { permissionsHeldBy, permissionsHeldIn, sitesOf, type HeldIn } from './queries';

export interface RoleWork {
  tenant: Tenant;
  /** Permissions that the caller holds at this moment: nobody takes them away until the transaction ends. */
  held: ReadonlySet<PermissionName>;
  /** The warehouses that the caller is limited to at this moment; null: none. */
  sites: readonly string[] | null;
  /** Permissions that the tenant's people hold before the change. */
  heldBefore: HeldIn;
}

/**
 * Begins a change of permissions: one at a time in a tenant. The permission is checked again behind the lock, since it
 * may have been taken from the caller while they waited.
 * @param needed null for acts that everybody may do about themselves
 * @throws forbidden
 */
export async function beginRoleWork(trx: Trx, actor: Actor, needed: PermissionName | null): Promise<RoleWork> {
  const tenant = tenantOf(actor);
  await lockTenant(trx, tenant.id);
  const own = await permissionsHeldBy(trx, actor.userId);
  // Nobody hands on more than the token of a partner's page, the API key or the request itself allows, not even permissions that they hold.
  const held = isPartial(actor) ? new Set([...own].filter((name) => actor.permissions.has(name))) : own;
  if (needed !== null && !held.has(needed)) throw refuse('forbidden');
  return {
    tenant,
    held,
    sites: within(await sitesOf(trx, actor.userId), actor),
    heldBefore: await permissionsHeldIn(trx, tenant.id),
  };
}

/**
 * The same for calls that are about the company as a whole (`everywhere` in the contract), whose limit may have come while they
 * waited. @throws forbidden, beyond_own_warehouses
 */
export async function beginCompanyWork(trx: Trx, actor: Actor): Promise<RoleWork> {
  const work = await beginRoleWork(trx, actor, 'manage_company');
  if (work.sites) throw refuse('beyond_own_warehouses');
  return work;
}

/** The warehouses that the caller reaches of those that their person does. */
const within = (own: readonly string[] | null, actor: Actor): readonly string[] | null => {
  if (!isPartial(actor) || !actor.sites) return own;
  return own ? own.filter((id) => actor.sites?.includes(id)) : actor.sites;
};

/** Of many unknown ids, so many are named. */
export const MAX_NAMED = 20;

/** The names, each once, of the permissions that a request lists by id. @throws unknown_id naming those that are none. */
export function permissionsWanted(listed: readonly { id: string }[]): PermissionName[] {
  const unknown = listed.flatMap(({ id }, index) =>
    isPermissionName(id) ? [] : [fieldFault(`permissions/${index}/id`, 'unknown_permission', { id })],
  );
  if (unknown.length > 0) throw refuse('unknown_id', unknown.slice(0, MAX_NAMED));
  return [...new Set(listed.map(({ id }) => id).filter(isPermissionName))];
}

export const namesOf = (permissions: readonly { name: string }[]): string[] => permissions.map(({ name }) => name);

/** @throws grant_exceeds_own naming the first that the caller does not hold. */
export function refuseToExceed(held: ReadonlySet<PermissionName>, granted: readonly string[], field: string): void {
  const beyond = granted.filter((name) => !(held as ReadonlySet<string>).has(name));
  if (beyond.length > 0) throw refuse('grant_exceeds_own', [fieldFault(field, 'not_held', { permissions: beyond })]);
}

/**
 * A user who is limited to some warehouses changes nothing of roles that reach further, and gives nobody such a role:
 * they would give away permissions that they do not have. @throws beyond_own_warehouses
 */
export function refuseToReach({ sites }: RoleWork, roles: readonly Pick<Role, 'warehouseIds'>[]): void {
  if (!sites) return;
  const reaches = roles.some(({ warehouseIds }) => !warehouseIds || warehouseIds.some((id) => !sites.includes(id)));
  if (reaches) throw refuse('beyond_own_warehouses');
}

/**
 * Nobody takes away, moves or deletes what they could not grant: somebody who may manage roles would get rid of the owners.
 * @param taken permissions that somebody loses
 * @throws outranked naming those that the caller does not hold.
 */
export function refuseToOutrank(held: ReadonlySet<PermissionName>, taken: readonly string[], field: string): void {
  const beyond = [...new Set(taken)].filter((name) => !(held as ReadonlySet<string>).has(name));
  if (beyond.length > 0) throw refuse('outranked', [fieldFault(field, 'not_held', { permissions: beyond })]);
}

/** Nor names or pictures what they could not grant: it would be taken for another. @throws beyond_own_warehouses, outranked */
export function refuseToDisguise(work: RoleWork, role: Role): void {
  refuseToReach(work, [role]);
  refuseToOutrank(work.held, namesOf(role.permissions), 'role_id');
}

/**
 * Last statement before events: a tenant never ends up without anyone who may manage roles, and loses no permission for
 * good, since nobody grants what they do not hold. What somebody held for all warehouses somebody holds for all of them
 * afterwards: those who are limited could neither use nor grant it elsewhere. And what somebody could grant somebody can:
 * one who holds a permission without managing roles keeps it to themselves. @throws last_administrator, last_holder
 */
export async function keepHolders(trx: Trx, { tenant, heldBefore }: RoleWork): Promise<void> {
  const left = await permissionsHeldIn(trx, tenant.id);
  if (!left.everywhere.has('manage_roles')) throw refuse('last_administrator');
  for (const [where, code] of [
    ['anywhere', 'nobody_else_holds'],
    ['everywhere', 'nobody_else_holds_everywhere'],
    ['grantable', 'nobody_else_grants'],
  ] as const) {
    const lost = [...heldBefore[where]].filter((name) => !left[where].has(name));
    if (lost.length > 0) throw refuse('last_holder', [fieldFault('permissions', code, { permissions: lost })]);
  }
}

/** The outcome where a role is already as it is wanted. */
export const roleUnchanged = (role: Role): Outcome<{ message: string; role: Role }> => ({
  answer: { message: 'Role unchanged', role },
  audit: none('the role is as it was'),
});

/** @throws version_mismatch if the request has an If-Match that is not about this version. */
export function checkIfMatch({ header }: Pick<Ctx<'PATCH /role'>, 'header'>, role: Pick<Role, 'version'>): void {
  const wanted = header('if-match');
  if (wanted === undefined || wanted.trim() === '*') return;
  const tags = wanted.split(',').map((tag) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/^"(.*)"$/, '$1'),
  );
  if (!tags.includes(String(role.version))) throw refuse('version_mismatch');
}

import { PERMISSIONS, type PermissionName } from '@slotwise/contract/permissions';
import { createTenant } from '../modules/auth';
import { endMany } from '../modules/invitations/ending-queries';
import { insertInvitations, type NewInvitation } from '../modules/invitations/sending-queries';
import { insertPermissions, insertRoles, rolesOf } from '../modules/roles';
import { insertUsers } from '../modules/users';
import { writeFounding } from './founding';
import { addGoods, type Wanted } from './goods/add-goods';
import { insertWarehouse } from '../modules/warehouses/queries';
import type { Trx } from '../platform/db/tables';
import { hashSecret, newId, newSecret } from '../platform/ids';

export const LARGE_NAME = 'Meridian Distribution';
export const LARGE_OWNER = 'owner@meridian.example';
const USERS = 10_000;
const ROLES = 1000;
const INVITATIONS = 10_000;
const CHUNK = 500;
/** A warehouse of 4,000 places and 3,800 SKUs, and about 520,000 order lines of a year and a half. */
export const LARGE_GOODS: Wanted = {
  seed: 1,
  aisles: 20,
  bays: 40,
  levels: 5,
  skus: 3800,
  orders: 146_800,
  from: new Date('2021-01-01T00:00:00Z'),
  days: 540,
  picks: false,
};
const HOUR_MS = 3600_000;

const FIRST =
  'Ada Bela Chidi Dana Elif Femi Greta Hugo Ines Juan Kaja Liam Mina Noor Olga Paul Qi Rosa Sven Tara'.split(' ');
const LAST = 'Abel Brandt Costa Diaz Evans Fischer Garcia Hansen Ito Jensen Kim Lopez Meyer Novak Okafor Petrov'.split(
  ' ',
);
const SITES = 'Aberdeen Bergen Cadiz Dresden Essen Faro Ghent Hull Izmir Jena'.split(' ');
const TEAMS = 'Receiving Putaway Picking Packing Shipping Returns Counting Cold-Store Hazmat Yard'.split(' ');
const SHIFTS = 'Early Late Night Weekend Relief'.split(' ');
const at = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

/** In chunks: one statement has at most 65,535 values. */
async function chunked<T>(rows: readonly T[], write: (chunk: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) await write(rows.slice(from, from + CHUNK));
}

/** A company of 10,000 users, 1,000 roles and 10,000 invitations, the same each time, to measure and to scroll in. */
export async function addLargeTenant(
  trx: Trx,
  { passwordHash, now }: { passwordHash: string; now: Date },
  { goods }: { goods: boolean },
) {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const { tenant, ownerRoleId } = await createTenant(trx, { kind: 'company', name: LARGE_NAME, now: ago(5000) });
  const started = (await rolesOf(trx, tenant.id)).length;
  const roles = Array.from({ length: ROLES - started }, (_, n) => ({
    id: newId(),
    tenantId: tenant.id,
    name: `${at(SITES, Math.floor(n / 50))} ${at(TEAMS, n)} ${at(SHIFTS, Math.floor(n / 10))} ${Math.floor(n / 500) + 1}`,
    description: `Works the ${at(SHIFTS, Math.floor(n / 10)).toLowerCase()} shift.`,
    now: new Date(ago(4900).getTime() + n),
  }));
  await chunked(roles, (chunk) => insertRoles(trx, chunk));
  const grants = roles.flatMap(({ id }, n) =>
    PERMISSIONS.filter((_, position) => (n * 7 + position * 3) % 11 < 1 + (n % 7)).map(({ name }) => ({
      roleId: id,
      permission: name as PermissionName,
    })),
  );
  await chunked(grants, (chunk) => insertPermissions(trx, tenant.id, chunk));

  const owner = newId();
  const people = Array.from({ length: USERS }, (_, n) => ({
    id: n === 0 ? owner : newId(),
    tenantId: tenant.id,
    kind: 'company' as const,
    email: n === 0 ? LARGE_OWNER : `user${n}@meridian.example`,
    passwordHash,
    firstName: at(FIRST, n),
    lastName: `${at(LAST, Math.floor(n / FIRST.length))} ${n}`,
    // Some roles are large, most are small, some people have none.
    roleId: n === 0 ? ownerRoleId : n % 50 === 0 ? null : (roles[n % 3 === 0 ? n % 5 : n % roles.length]?.id ?? null),
    confirmedAt: ago(4800),
    now: new Date(ago(4800).getTime() + n),
  }));
  await chunked(people, (chunk) => insertUsers(trx, chunk));
  await writeFounding(trx, { tenantId: tenant.id, kind: 'company', name: LARGE_NAME, userId: owner, at: ago(5000) });

  const invitations = Array.from({ length: INVITATIONS }, (_, n): NewInvitation => {
    // A fifth is pending still, with all the lifetimes that there are.
    const sent = n % 5 === 0 ? ago((n % 600) / 10) : ago(100 + (n % 1500));
    const ttlDays = 3 + (n % 28);
    return {
      id: newId(),
      tenantId: tenant.id,
      type: 'join_company',
      name: n % 4 === 0 ? null : `${at(FIRST, n)} ${at(LAST, n)}`,
      email: n % 9 === 0 ? null : `invited${n}@meridian.example`,
      phoneNumber: n % 9 === 0 ? `+4900${String(n).padStart(7, '0')}` : null,
      message: n % 3 === 0 ? 'Welcome to the team.' : null,
      roleId: roles[n % roles.length]?.id ?? null,
      ttlDays,
      tokenHash: hashSecret(newSecret()),
      createdBy: owner,
      now: sent,
      expiresAt: new Date(sent.getTime() + ttlDays * 24 * HOUR_MS),
    };
  });
  const outcomes = ['accepted', 'canceled', 'expired', 'rejected'] as const;
  await chunked(invitations, (chunk) => insertInvitations(trx, chunk));
  for (const [position, status] of outcomes.entries()) {
    const ids = invitations.filter((_, n) => n % 5 === position + 1).map(({ id }) => id);
    await endMany(trx, tenant.id, ids, status);
  }
  const warehouses: string[] = [];
  for (const site of SITES) {
    const { id } = await insertWarehouse(trx, { id: newId(), tenantId: tenant.id, name: site, now: ago(4800) });
    warehouses.push(id);
  }
  const secondId = people[1]?.id ?? null;
  const into = { companyId: tenant.id, warehouseId: warehouses[0] ?? '', userId: owner, secondId };
  if (goods) await addGoods(trx, into, LARGE_GOODS);
}

import type { Me, TenantKind, UnitSystem, User, WeekStart } from '@slotwise/contract';
import type { Language } from '@slotwise/contract/constants';
import { sql } from 'kysely';
import { inOneRow } from '../../platform/db/in-one-row';
import { canonicalAddress } from '../../platform/address';
import type { Trx } from '../../platform/db/tables';

/** Users who have not left, with the name of their role. */
export const columns = (trx: Trx) =>
  trx
    .selectFrom('users')
    .leftJoin('roles', 'roles.id', 'users.role_id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.avatar_url',
      'users.confirmed_at',
      'users.access_to_review_since',
      'users.language',
      'users.role_id',
      'users.kind',
      'users.tenant_id',
      'roles.name as role_name',
    ])
    .where('users.active', '=', true);

/** With what only the person themself is told. */
const ownColumns = (trx: Trx) =>
  columns(trx)
    .leftJoin('tenant_settings', 'tenant_settings.tenant_id', 'users.tenant_id')
    .select(['week_start', 'units']);

interface UserRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  avatar_url: string | null;
  confirmed_at: Date | string | null;
  access_to_review_since: Date | string | null;
  language: Language | null;
  role_id: string | null;
  kind: TenantKind;
  tenant_id: string | null;
  role_name: string | null;
}
type OwnRow = UserRow & { week_start: WeekStart | null; units: UnitSystem | null };

export const toUser = (row: Omit<UserRow, 'tenant_id' | 'access_to_review_since' | 'language'>): User => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  avatarURL: row.avatar_url,
  roleID: row.role_id,
  role: row.role_name === null ? null : { name: row.role_name },
  userType: row.kind,
  // Said of who could be somebody else; of all others there is nothing to say.
  ...(row.confirmed_at === null && { emailConfirmed: false }),
});

const toMe = (row: OwnRow): Me => ({
  id: row.id,
  roleID: row.role_id,
  companyID: row.kind === 'company' ? row.tenant_id : null,
  wmsID: row.kind === 'wms' ? row.tenant_id : null,
  userType: row.kind,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  emailConfirmed: row.confirmed_at !== null,
  accessToReviewSince: row.access_to_review_since && new Date(row.access_to_review_since).toISOString(),
  avatarURL: row.avatar_url,
  language: row.language,
  weekStart: row.week_start,
  units: row.units,
});

/** One person as they see themselves and as their colleagues do. */
export interface Person {
  me: Me;
  user: User;
}

export async function personById(trx: Trx, id: string): Promise<Person | undefined> {
  const row = await ownColumns(trx).where('users.id', '=', id).executeTakeFirst();
  return row && { me: toMe(row), user: toUser(row) };
}

export async function peopleByIds(trx: Trx, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const rows = await ownColumns(trx)
    .where(sql<boolean>`users.id = ANY(${ids}::text[])`)
    .execute();
  return rows.map((row) => ({ me: toMe(row), user: toUser(row) }));
}

/** All of a tenant, or those who have one of these roles; by name. */
export async function usersOf(trx: Trx, tenantId: string, roleIds?: readonly string[]): Promise<User[]> {
  const query = columns(trx)
    .where('users.tenant_id', '=', tenantId)
    .$if(roleIds !== undefined, (all) => all.where(sql<boolean>`users.role_id = ANY(${roleIds}::text[])`))
    .orderBy('users.first_name')
    .orderBy('users.last_name')
    .orderBy('users.id');
  return (await inOneRow(trx, query)).map(toUser);
}

export interface NewUser {
  id: string;
  tenantId: string;
  kind: TenantKind;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  roleId: string | null;
  /** When the address was shown to be theirs; null: not yet. */
  confirmedAt: Date | null;
  now: Date;
}

const toRow = (user: NewUser) => ({
  id: user.id,
  tenant_id: user.tenantId,
  kind: user.kind,
  email: user.email,
  password_hash: user.passwordHash,
  first_name: user.firstName,
  last_name: user.lastName,
  avatar_url: null,
  role_id: user.roleId,
  active: true,
  confirmed_at: user.confirmedAt,
  created_at: user.now,
});

/** One confirmed account at most has an address: constraint `users_confirmed_email`. */
export const insertUsers = (trx: Trx, users: readonly NewUser[]) =>
  trx.insertInto('users').values(users.map(toRow)).execute();

export const updateUserName = (trx: Trx, id: string, names: { firstName?: string; lastName?: string }) =>
  trx
    .updateTable('users')
    .set({ first_name: names.firstName, last_name: names.lastName })
    .where('id', '=', id)
    .executeTakeFirst();

export const updateUserPicture = (trx: Trx, id: string, avatarURL: string | null) =>
  trx.updateTable('users').set({ avatar_url: avatarURL }).where('id', '=', id).execute();

export const updateLanguage = (trx: Trx, id: string, language: Language | null) =>
  trx.updateTable('users').set({ language }).where('id', '=', id).execute();

/** Gives an account that belongs nowhere a place. @returns undefined, and does nothing, if it has one by now. */
export async function moveIn(
  trx: Trx,
  { id, tenantId, kind, roleId }: Pick<NewUser, 'id' | 'tenantId' | 'kind' | 'roleId'>,
): Promise<Person | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ tenant_id: tenantId, kind, role_id: roleId })
    .where('id', '=', id)
    .where('tenant_id', 'is', null)
    .where('active', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? personById(trx, id) : undefined;
}

/** Whether an account has shown that its address is theirs. */
export const isConfirmed = async (trx: Trx, id: string): Promise<boolean> =>
  (await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** The person with this id, or that this address is confirmed for. */
export async function personNamed(trx: Trx, name: string): Promise<Person | undefined> {
  const row = await ownColumns(trx)
    .where((user) =>
      user.or([
        user('users.id', '=', name),
        user.and([
          user(sql<string>`lower(users.email)`, '=', canonicalAddress(name) ?? ''),
          user('users.confirmed_at', 'is not', null),
        ]),
      ]),
    )
    .executeTakeFirst();
  return row && { me: toMe(row), user: toUser(row) };
}

/** Whether nobody else belongs to the tenant. */
export async function isAlone(trx: Trx, { id, tenantId }: { id: string; tenantId: string }): Promise<boolean> {
  const other = await trx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('active', '=', true)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** The account belongs nowhere from now on. Out of the tenant's sight, so only the system can do it. */
export const moveOut = (trx: Trx, { id, tenantId }: { id: string; tenantId: string }) =>
  trx
    .updateTable('users')
    .set({ tenant_id: null, role_id: null })
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .execute();

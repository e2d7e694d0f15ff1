import type { Member } from '@slotwise/contract';
import { sql } from 'kysely';
import { contains } from '../../platform/db/is-wanted';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import { countSome } from '../../platform/db/totals';

export interface MemberFilter {
  /** Part of the full name or of the address. */
  term: string | undefined;
  /** Name of the role. */
  role: string | undefined;
  hasRole: 'yes' | 'no' | undefined;
  twoFactor: 'yes' | 'no' | undefined;
  signedIn: 'yes' | 'no' | undefined;
}

export const memberList = defineKeyset(
  'members',
  { name: 'firstName', by: sql.ref('u.first_name'), type: 'text', order: 'asc' },
  { name: 'lastName', by: sql.ref('u.last_name'), type: 'text', order: 'asc' },
  { name: 'id', by: sql.ref('u.id'), type: 'text', order: 'asc', unique: true },
);
type MemberSort = 'firstName' | 'lastName' | 'id';

const hasFactor = sql<boolean>`EXISTS (SELECT FROM two_factor f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL)`;
const openSessions = (now: Date) =>
  sql`SELECT FROM sessions s WHERE s.user_id = u.id AND s.revoked_at IS NULL AND s.expires_at > ${now}`;

/** Sessions are their owner's alone to see: this asks as the system, of one tenant. */
const members = (trx: Trx, tenantId: string, { term, role, hasRole, twoFactor, signedIn }: MemberFilter, now: Date) =>
  trx
    .selectFrom('users as u')
    .leftJoin('roles as r', 'r.id', 'u.role_id')
    .where('u.tenant_id', '=', tenantId)
    .$if(term !== undefined, (users) =>
      users.where(contains(sql`u.first_name || ' ' || u.last_name || chr(10) || u.email`, term ?? '')),
    )
    .$if(role !== undefined, (users) => users.where('r.name', '=', role ?? ''))
    .$if(hasRole !== undefined, (users) => users.where('u.role_id', hasRole === 'yes' ? 'is not' : 'is', null))
    .$if(twoFactor !== undefined, (users) => users.where(hasFactor, '=', twoFactor === 'yes'))
    .$if(signedIn !== undefined, (users) =>
      users.where(sql<boolean>`EXISTS (${openSessions(now)})`, '=', signedIn === 'yes'),
    );

export async function memberSlice(
  trx: Trx,
  tenantId: string,
  filter: MemberFilter,
  now: Date,
  wanted: Slice<MemberSort>,
): Promise<Sliced<Member, MemberSort>> {
  const query = members(trx, tenantId, filter, now)
    .select(['u.id', 'u.first_name as firstName', 'u.last_name as lastName', 'u.email'])
    .select(sql<boolean>`u.confirmed_at IS NOT NULL`.as('emailConfirmed'))
    .select(['r.id as roleId', 'r.name as roleName', hasFactor.as('twoFactor')])
    .select([
      sql<Date | null>`(SELECT max(s.last_used_at) FROM sessions s WHERE s.user_id = u.id)`.as('lastSeenAt'),
      sql<number>`(SELECT count(*)::int FROM (${openSessions(now)}) AS s)`.as('sessions'),
    ]);
  const { rows, end } = await slice(query, memberList, wanted);
  const toMember = ({ roleId, roleName, lastSeenAt, ...member }: (typeof rows)[number]): Member => ({
    ...member,
    role: roleId === null || roleName === null ? null : { id: roleId, name: roleName },
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  });
  return { rows: rows.map(toMember), end };
}

export const countMembers = (trx: Trx, tenantId: string, filter: MemberFilter, now: Date): Promise<number> =>
  countSome(trx, members(trx, tenantId, filter, now).select('u.id'));

import { PROPOSED_BY, SUBJECT_NAME, type AuditChannel, type AuditRecord, type AuditTerm } from '@slotwise/contract';
import { sql, type RawBuilder } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import { firstWeekdayOf, type Tenant } from '../tenants';
import { fullName } from '../users';
import type { AskedEntries } from './asked';
import { daysOf, saysWeek } from './days';

export const auditList = defineKeyset(
  'audit',
  { name: 'at', by: sql.ref('audit_log.at'), type: 'timestamptz', order: 'desc' },
  { name: 'id', by: sql.ref('audit_log.id'), type: 'text', order: 'desc', unique: true },
);

const headsOf = (trx: Trx, tenant: Tenant) =>
  trx
    .selectFrom('audit_log')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'audit_log.actor_id').on('users.tenant_id', '=', tenant.id),
    )
    .select(['audit_log.id', 'at', 'action', 'version', 'subject', 'subject_id', 'actor_id', 'actor_name'])
    .select(['embedded', 'request_id', 'ip', fullName('users').as('name_now')])
    .where(tenant.kind === 'company' ? 'audit_log.company_id' : 'audit_log.wms_id', '=', tenant.id);

const entriesOf = (trx: Trx, tenant: Tenant) => headsOf(trx, tenant).select(['before', 'after', 'details']);

/**
 * The audit entries of a tenant, the newest first. An actor is called as they were then; in entries from before that was kept, as they
 * are now, while they are a member.
 */
export async function auditSlice(
  trx: Trx,
  tenant: Tenant,
  { terms, since, until, now }: AskedEntries,
  wanted: Slice<'at' | 'id'>,
): Promise<Sliced<AuditRecord, 'at' | 'id'>> {
  let query = entriesOf(trx, tenant);
  if (since) query = query.where('at', '>=', since);
  if (until) query = query.where('at', '<', until);
  const weekday = terms.some(saysWeek) ? await firstWeekdayOf(trx, tenant.id) : 1;
  for (const term of terms) {
    const condition = conditionOf(term, () => daysOf(term, now, weekday));
    // An unknown value, such as the name of somebody who left, does not match. Bare, a condition may be looked up in an index.
    query = query.where(term.isNot ? sql<boolean>`NOT coalesce(${condition}, false)` : sql<boolean>`${condition}`);
  }
  const { rows, end } = await slice(query, auditList, wanted);
  return { end, rows: rows.map(recordOf) };
}

/** One entry of the tenant. */
export async function auditEntry(trx: Trx, tenant: Tenant, id: string): Promise<AuditRecord | null> {
  const row = await entriesOf(trx, tenant).where('audit_log.id', '=', id).executeTakeFirst();
  return row ? recordOf(row) : null;
}

/** Entries of the tenant by their ids; of `heads` not what they say of themselves. */
export async function recordsById(
  trx: Trx,
  tenant: Tenant,
  { whole, heads }: { whole: readonly string[]; heads: readonly string[] },
): Promise<ReadonlyMap<string, AuditRecord>> {
  const rows: Row[] = [];
  if (whole.length > 0) rows.push(...(await entriesOf(trx, tenant).where('audit_log.id', 'in', whole).execute()));
  if (heads.length > 0) {
    const found = await headsOf(trx, tenant).where('audit_log.id', 'in', heads).execute();
    rows.push(...found.map((head) => ({ ...head, before: null, after: null, details: {} })));
  }
  return new Map(rows.map((row) => [row.id, recordOf(row)]));
}

const pattern = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);
/** The actor's names, then and now: either finds what they did. */
const WHO = sql`concat(actor_name, chr(10), users.first_name, ' ', users.last_name)`;
/** The name of the API key that did it. */
const KEY = sql`(embedded -> 'apiKey' ->> 'name')`;
const contains = (text: RawBuilder<unknown>, value: string) => sql`${text} ILIKE ${`%${pattern(value)}%`}`;

/** Everything that is text in the facts of an entry. */
const textsOf = (column: 'before' | 'after' | 'details') =>
  sql`(SELECT string_agg(each #>> '{}', ' ') FROM jsonb_path_query(${sql.ref(column)}, 'strict $.**?(@.type() == "string")') AS each)`;

/** Each is written as the partial indexes of entries of no hand (`audit_log_*_channel`) are, which the database looks for in it. */
const MADE_BY: Readonly<Record<AuditChannel, RawBuilder<unknown>>> = {
  person: sql`(actor_id IS NOT NULL AND embedded IS NULL AND details ->> ${sql.lit(PROPOSED_BY)} IS NULL)`,
  assistant: sql`details ->> ${sql.lit(PROPOSED_BY)} = 'assistant'`,
  'api-key': sql`embedded ? 'apiKey'`,
  partner: sql`embedded ? 'key'`,
  system: sql`(actor_id IS NULL AND embedded IS NULL)`,
};

function conditionOf({ key, than, value }: AuditTerm, days: () => ReturnType<typeof daysOf>): RawBuilder<unknown> {
  switch (key) {
    case 'action':
      if (value.startsWith('*.')) return sql`action LIKE ${`%.${pattern(value.slice(2))}`}`;
      return sql`(action = ${value} OR action LIKE ${`${pattern(value.replace(/\.?\*?$/, ''))}.%`})`;
    case 'about':
      return sql`(subject = ${value} OR lower(details ->> ${SUBJECT_NAME}) = lower(${value}))`;
    case 'id':
      return sql`subject_id = ${value}`;
    case 'who':
      return sql`(${contains(WHO, value)} OR users.email = ${value.toLowerCase()} OR actor_id = ${value}
        OR ${contains(KEY, value)} OR embedded -> 'apiKey' ->> 'id' = ${value})`;
    case 'by':
      return MADE_BY[value as AuditChannel];
    case 'ip':
      return sql`ip = ${value}`;
    case 'request':
      return sql`request_id = ${value}`;
    case 'at':
      return onDays(than, days());
    case null:
      return sql`(${contains(sql`action`, value)} OR ${contains(WHO, value)} OR ${contains(KEY, value)} OR subject_id = ${value}
        OR ${contains(textsOf('before'), value)} OR ${contains(textsOf('after'), value)} OR ${contains(textsOf('details'), value)})`;
  }
}

/** Days are of UTC, as all times on the wire. */
function onDays(than: AuditTerm['than'], { from, to }: ReturnType<typeof daysOf>): RawBuilder<unknown> {
  const start = sql`(${from}::date AT TIME ZONE 'UTC')`;
  const end = sql`((${to}::date + 1) AT TIME ZONE 'UTC')`;
  if (than === '<') return sql`at < ${start}`;
  if (than === '<=') return sql`at < ${end}`;
  if (than === '>') return sql`at >= ${end}`;
  if (than === '>=') return sql`at >= ${start}`;
  return sql`(at >= ${start} AND at < ${end})`;
}

type Row = Awaited<ReturnType<ReturnType<typeof entriesOf>['executeTakeFirstOrThrow']>>;

const recordOf = (row: Row): AuditRecord => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  version: row.version,
  subject: row.subject,
  subjectId: row.subject_id,
  actor: actorOf(row),
  before: row.before,
  after: row.after,
  details: row.details,
  embedded: row.embedded && 'key' in row.embedded ? row.embedded : null,
  apiKey: row.embedded && 'apiKey' in row.embedded ? row.embedded.apiKey : null,
  requestId: row.request_id,
  ip: row.ip,
});

function actorOf({ actor_id: id, actor_name: then, name_now: now }: Row): AuditRecord['actor'] {
  if (id === null) return null;
  return { id, name: then ?? now, ...(then !== null && now !== null && now !== then && { nameNow: now }) };
}

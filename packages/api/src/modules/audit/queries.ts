import type { AuditRecord } from '@slotwise/contract';
import { sql } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import type { Tenant } from '../tenants';

export interface AuditFilter {
  action?: string;
  subject?: string;
  subjectId?: string;
  actorId?: string;
}

export const auditList = defineKeyset(
  'audit',
  { name: 'at', by: sql.ref('audit_log.at'), type: 'timestamptz', order: 'desc' },
  { name: 'id', by: sql.ref('audit_log.id'), type: 'text', order: 'desc', unique: true },
);

/** The audit entries of a tenant, the newest first; an actor is named only while they are a member. */
export async function auditSlice(
  trx: Trx,
  tenant: Tenant,
  { action, subject, subjectId, actorId }: AuditFilter,
  wanted: Slice<'at' | 'id'>,
): Promise<Sliced<AuditRecord, 'at' | 'id'>> {
  let query = trx
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.id', 'at', 'action', 'version', 'subject', 'subject_id', 'actor_id', 'before', 'after'])
    .select(['details', 'embedded', 'users.first_name', 'users.last_name'])
    .where(tenant.kind === 'company' ? 'audit_log.company_id' : 'audit_log.wms_id', '=', tenant.id);
  if (action !== undefined) query = query.where('action', '=', action);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId);
  if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
  const { rows, end } = await slice(query, auditList, wanted);
  return {
    end,
    rows: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      version: row.version,
      subject: row.subject,
      subjectId: row.subject_id,
      actor: row.actor_id === null ? null : { id: row.actor_id, name: nameOf(row) },
      before: row.before,
      after: row.after,
      details: row.details,
      embedded: row.embedded,
    })),
  };
}

const nameOf = ({ first_name: first, last_name: last }: { first_name: string | null; last_name: string | null }) =>
  first === null ? null : `${first} ${last ?? ''}`.trim();

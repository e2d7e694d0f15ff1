import type { Trx } from '../../platform/db/tables';
import { fullName } from '../users';

/**
 * The audit entries of an invitation, oldest first, with the name that the actor had then, or, in entries from before that was kept, their
 * present one if the caller may see them.
 */
export const auditedOf = (trx: Trx, id: string) =>
  trx
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['at', 'action', 'actor_id as actorId'])
    .select((row) => row.fn.coalesce('actor_name', fullName('users')).as('actorName'))
    .where('subject_id', '=', id)
    .where('action', 'like', 'invitation.%')
    .orderBy('at')
    .orderBy('audit_log.id')
    .execute();

/** When the mails about it left, or were given up. Only the system reads the outbox. */
export const mailedAbout = (trx: Trx, id: string) =>
  trx
    .selectFrom('mail_outbox')
    .select(['sent_at as sentAt', 'failed_at as failedAt'])
    .where('about', '=', id)
    .where('status', '<>', 'waiting')
    .execute();

import type { Trx } from '../../platform/db/tables';

/** The audit entries of an invitation, oldest first, with the actor's name if the caller may see them. */
export const auditedOf = (trx: Trx, id: string) =>
  trx
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['at', 'action', 'users.id as actorId', 'first_name as firstName', 'last_name as lastName'])
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

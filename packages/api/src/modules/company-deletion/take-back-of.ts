import type { Trx } from '../../platform/db/tables';
import { tenantById } from '../tenants';
import { personById } from '../users';
import { deletionChanged } from './events';
import { takenBackMails } from './mails';
import { deletionTakenBack } from './notifications';
import { findDeletion, managersOf, removeDeletion } from './queries';

interface Asker {
  userId: string;
  companyId: string | null;
}

/**
 * Takes back a deletion that somebody asked for who may have been a stranger at the account. @returns what is to be written down of
 * it; null: they asked for none, or it has begun
 */
export async function takeDeletionBackOf(trx: Trx, { userId, companyId }: Asker, publicUrl: string) {
  if (companyId === null) return null;
  const found = await findDeletion(trx, companyId);
  const company = await tenantById(trx, companyId);
  if (!found || !company || !(await removeDeletion(trx, companyId, userId))) return null;
  const person = await personById(trx, userId);
  const by = person ? `${person.me.firstName} ${person.me.lastName}`.trim() : '';
  const mail = { company: company.name, by, dueAt: new Date(found.deletion.dueAt), publicUrl };
  return {
    audit: { action: 'company.deletion_taken_back', subjectId: companyId, details: {} } as const,
    notifications: [deletionTakenBack({ companyId, userId, by })],
    mails: takenBackMails(await managersOf(trx, companyId), mail),
    events: [deletionChanged(company, null)],
  };
}

import { none, type Answer } from '@slotwise/contract';
import { DELETION_GRACE_DAYS } from '@slotwise/contract/constants';
import type { Actor } from '../../platform/actor';
import type { Outcome } from '../../platform/db/outcome';
import type { Trx } from '../../platform/db/tables';
import { badField, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { proveOneself, requireSession } from '../auth';
import { beginCompanyWork } from '../roles';
import { tenantById } from '../tenants';
import { personById } from '../users';
import { deletionChanged } from './events';
import { askedMails, takenBackMails } from './mails';
import { deletionAsked, deletionTakenBack } from './notifications';
import { findDeletion, insertDeletion, managersOf, removeDeletion } from './queries';

const DAY_MS = 86_400_000;

/** The beginning of both: one at a time in a company, by somebody who may at this moment. @throws beyond_own_warehouses */
async function begin(trx: Trx, actor: Actor) {
  const { tenant } = await beginCompanyWork(trx, actor);
  const company = await tenantById(trx, tenant.id);
  const person = await personById(trx, actor.userId);
  if (!company || !person) throw refuse('not_found');
  const found = await findDeletion(trx, tenant.id);
  if (found?.hasBegun) throw refuse('being_deleted');
  const told = {
    companyId: tenant.id,
    userId: actor.userId,
    by: `${person.me.firstName} ${person.me.lastName}`.trim(),
  };
  return { company, told, deletion: found?.deletion ?? null, managers: await managersOf(trx, tenant.id) };
}

/** Has the company deleted once the days of grace are over. Asked for again, the first time counts. */
export async function askForDeletion(ctx: Ctx<'POST /mycompany/deletion'>) {
  const { actor, body, now, tx, services } = ctx;
  await proveOneself(ctx);
  return tx(async (trx): Promise<Outcome<Answer<'POST /mycompany/deletion'>>> => {
    await requireSession(trx, actor);
    const { company, told, deletion: before, managers } = await begin(trx, actor);
    if (body.name.trim() !== company.name) throw badField('name', 'not_its_name');
    if (before) return { answer: { message: 'Asked for before', deletion: before }, audit: none('asked for before') };
    const dueAt = new Date(now.getTime() + DELETION_GRACE_DAYS * DAY_MS);
    await insertDeletion(trx, { companyId: company.id, askedBy: actor.userId, askedAt: now, dueAt });
    const deletion = {
      ...{ askedAt: now.toISOString(), dueAt: dueAt.toISOString() },
      askedBy: { id: told.userId, name: told.by },
    };
    const mail = { company: company.name, by: told.by, dueAt, publicUrl: services.config.publicUrl };
    return {
      answer: { message: 'The company is going to be deleted', deletion },
      audit: { action: 'company.deletion_asked', subjectId: company.id, details: { dueAt: deletion.dueAt } },
      notifications: [deletionAsked(told)],
      mails: askedMails(managers, mail),
      events: [deletionChanged(company, deletion)],
    };
  });
}

/** Of this and the beginning of the deletion at the same moment, exactly one happens. */
export const takeDeletionBack = ({ actor, tx, services }: Ctx<'DELETE /mycompany/deletion'>) =>
  tx(async (trx): Promise<Outcome<Answer<'DELETE /mycompany/deletion'>>> => {
    const { company, told, deletion, managers } = await begin(trx, actor);
    const answer = { message: 'The company stays' };
    if (!deletion) return { answer, audit: none('nobody has asked for it') };
    if (!(await removeDeletion(trx, company.id))) throw refuse('being_deleted');
    const mail = {
      ...{ company: company.name, by: told.by, dueAt: new Date(deletion.dueAt) },
      publicUrl: services.config.publicUrl,
    };
    return {
      answer,
      audit: { action: 'company.deletion_taken_back', subjectId: company.id, details: {} },
      notifications: [deletionTakenBack(told)],
      mails: takenBackMails(managers, mail),
      events: [deletionChanged(company, null)],
    };
  });

import { none } from '@slotwise/contract';
import type { Outcome } from '../../platform/db/outcome';
import type { Trx } from '../../platform/db/tables';
import type { Services } from '../../platform/services';
import { revokeSessions } from '../auth';
import { moveOut } from '../users';
import { nameOf, somePeople } from './due-queries';
import { goneMail } from './mails';

/** People of one transaction. */
const AT_ONCE = 10;

/**
 * Takes company, role and sessions from everybody, as when somebody is removed: their accounts stay and may accept an
 * invitation. They are told by mail, since their pages cannot tell them any more.
 */
export async function letPeopleGo(services: Services, companyId: string, signal: AbortSignal): Promise<void> {
  const { db, clock } = services;
  do signal.throwIfAborted();
  while (await db.withSystem((trx) => letSomeGo(trx, services, companyId, clock.now())));
}

async function letSomeGo(trx: Trx, services: Services, companyId: string, now: Date): Promise<Outcome<boolean>> {
  const people = await somePeople(trx, companyId, AT_ONCE);
  if (people.length === 0) return { answer: false, audit: none('everybody has gone') };
  const company = (await nameOf(trx, companyId)) ?? '';
  const ended: string[] = [];
  for (const { id } of people) {
    await moveOut(trx, { id, tenantId: companyId });
    ended.push(...(await revokeSessions(trx, { userId: id, now })));
  }
  const told = people.filter(({ active, confirmedAt }) => active && confirmedAt !== null);
  return {
    answer: true,
    audit: none('they go with their company, whose deletion has entries'),
    mails: told.map(({ email }) => goneMail(email, company, services.config.publicUrl)),
    after: () => {
      services.sessions.revoked(ended);
      services.sessions.changed(people.map(({ id }) => id));
    },
  };
}

import { none } from '@slotwise/contract';
import type { FastifyBaseLogger } from 'fastify';
import { accountsAt } from '../modules/auth/queries';
import { hasTenants } from '../modules/tenants/queries';
import type { Trx } from '../platform/db/tables';
import type { Services } from '../platform/services';
import { addTenant } from './add-tenant';
import { MAIN_COMPANY } from './alderbrook';
import { DEMO_PASSWORD } from './demo-data';
import { addHugeTenant, HUGE_NAME, HUGE_OWNER } from './huge-tenant';
import { addLargeTenant, LARGE_NAME, LARGE_OWNER } from './large-tenant';
import { OTHER_COMPANIES, PROVIDER } from './harborline';

export interface DemoLogin {
  email: string;
  password: string;
  /** Description of the person, in a few words. */
  note: string;
}

const LOGINS: readonly DemoLogin[] = [
  { note: `Owner of ${MAIN_COMPANY.name}`, email: 'owner@alderbrook.example', password: DEMO_PASSWORD },
  { note: `Member of ${MAIN_COMPANY.name}`, email: 'member@alderbrook.example', password: DEMO_PASSWORD },
  { note: `Planner of ${MAIN_COMPANY.name}`, email: 'anneke.de.vries@alderbrook.example', password: DEMO_PASSWORD },
  { note: `Picker of ${MAIN_COMPANY.name}`, email: 'kenji.watanabe@alderbrook.example', password: DEMO_PASSWORD },
  { note: `Owner of the WMS ${PROVIDER.name}`, email: 'owner@harborline.example', password: DEMO_PASSWORD },
];

const LARGE_LOGINS: readonly DemoLogin[] = [
  { note: `Owner of ${LARGE_NAME}`, email: LARGE_OWNER, password: DEMO_PASSWORD },
];

const HUGE_LOGINS: readonly DemoLogin[] = [
  { note: `Owner of ${HUGE_NAME}`, email: HUGE_OWNER, password: DEMO_PASSWORD },
];

/**
 * Fills an empty database with demonstration data, whole or not at all; one that has it, or anything else, is left alone.
 * `demo` looks like a real provider with its companies; `large` is one company that is as large as they come,
 * `people` the same without goods, which take minutes; `huge` is one person's company with 100,000 SKUs and a million moves.
 * @returns the logins, none if the database holds other data; and whether anything was added
 */
export async function seed(
  { db, passwords, clock }: Services,
  log: FastifyBaseLogger,
  name: 'demo' | 'large' | 'people' | 'huge' = 'demo',
): Promise<{ logins: DemoLogin[]; added: boolean }> {
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  const logins = name === 'demo' ? LOGINS : name === 'huge' ? HUGE_LOGINS : LARGE_LOGINS;
  const audit = none('demonstration data comes from nobody');
  const state = await db.withSystem<'there' | 'other' | 'added'>(async (trx) => {
    if ((await accountsAt(trx, logins[0]?.email ?? '')).length > 0) return { answer: 'there', audit };
    if (await hasTenants(trx)) return { answer: 'other', audit };
    const adding = { passwordHash, now: clock.now() };
    if (name === 'demo') await addDemonstration(trx, adding);
    else if (name === 'huge') await addHugeTenant(trx, adding);
    else await addLargeTenant(trx, adding, { goods: name === 'large' });
    return { answer: 'added', audit };
  });
  if (state === 'added') log.info({ seed: name }, 'demonstration data added');
  if (state === 'other') log.warn({ seed: name }, 'SEED: the database holds other data and is left alone');
  return { logins: state === 'other' ? [] : [...logins], added: state === 'added' };
}

async function addDemonstration(trx: Trx, adding: { passwordHash: string; now: Date }): Promise<void> {
  const wmsId = await addTenant(trx, PROVIDER, adding);
  for (const company of [MAIN_COMPANY, ...OTHER_COMPANIES]) await addTenant(trx, company, { ...adding, wmsId });
}

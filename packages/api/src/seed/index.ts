import type { FastifyBaseLogger } from 'fastify';
import { accountByEmail } from '../modules/auth/queries';
import { hasTenants } from '../modules/tenants/queries';
import type { Services } from '../platform/services';
import { addTenant } from './add-tenant';
import { DEMO_PASSWORD, MAIN_COMPANY, PROVIDER, SECOND_COMPANY } from './demo-data';

export interface DemoLogin {
  email: string;
  password: string;
  /** Who that is, in a few words. */
  note: string;
}

const LOGINS: readonly DemoLogin[] = [
  { note: `Owner of ${MAIN_COMPANY.name}`, email: 'owner@alderbrook.example', password: DEMO_PASSWORD },
  { note: `Member of ${MAIN_COMPANY.name}`, email: 'member@alderbrook.example', password: DEMO_PASSWORD },
  { note: `Owner of the WMS ${PROVIDER.name}`, email: 'owner@harborline.example', password: DEMO_PASSWORD },
];

/**
 * Fills an empty database with demonstration data, whole or not at all; one that has it, or anything else, is left alone.
 * @returns the logins; none if the database holds other data.
 */
export async function seed({ db, passwords, clock }: Services, log: FastifyBaseLogger): Promise<DemoLogin[]> {
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  const state = await db.withSystem(async (trx) => {
    if (await accountByEmail(trx, LOGINS[0]?.email ?? '')) return 'there';
    if (await hasTenants(trx)) return 'other';
    const now = clock.now();
    const wmsId = await addTenant(trx, PROVIDER, { passwordHash, now });
    await addTenant(trx, MAIN_COMPANY, { passwordHash, wmsId, now });
    await addTenant(trx, SECOND_COMPANY, { passwordHash, wmsId, now });
    return 'added';
  });
  if (state === 'added') log.info('demonstration data added');
  if (state === 'other') log.warn('SEED=demo: the database holds other data and is left alone');
  return state === 'other' ? [] : [...LOGINS];
}

import type { Company } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import type { Actor } from '../../platform/actor';
import type { Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import { companiesOf, tenantById } from './queries';
import { tenantOf } from './tenant';

const own = async (trx: Trx, actor: Actor): Promise<Company> => {
  const tenant = await tenantById(trx, tenantOf(actor).id);
  if (!tenant) throw refuse('not_found');
  return tenant;
};

export const readCompany = ({ actor, read }: Ctx<'GET /mycompany'>) =>
  read(async (trx) => ({ myCompany: await own(trx, actor) }));

export const readWms = ({ actor, read }: Ctx<'GET /mywms'>) => read(async (trx) => ({ myWms: await own(trx, actor) }));

export const listCompanies = ({ actor, read }: Ctx<'GET /mywms/companies'>) =>
  read(async (trx) => ({ myCompanies: await companiesOf(trx, tenantOf(actor).id) }));

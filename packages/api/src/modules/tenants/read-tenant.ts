import type { Company } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import type { Actor, Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import { companiesOf, tenantById } from './queries';
import { tenantOf } from './tenant';

const own = async (trx: Trx, actor: Actor): Promise<Company> => {
  const tenant = await tenantById(trx, tenantOf(actor).id);
  if (!tenant) throw refuse('not_found');
  return tenant;
};

export const readCompany = ({ actor, tx }: Ctx<'GET /mycompany'>) =>
  tx(async (trx) => ({ myCompany: await own(trx, actor) }));

export const readWms = ({ actor, tx }: Ctx<'GET /mywms'>) => tx(async (trx) => ({ myWms: await own(trx, actor) }));

export const listCompanies = ({ actor, tx }: Ctx<'GET /mywms/companies'>) =>
  tx(async (trx) => ({ myCompanies: await companiesOf(trx, tenantOf(actor).id) }));

import type { Company } from '@slotwise/contract';
import { readList } from '../../platform/cursors';
import { refuse } from '../../platform/errors';
import type { Actor } from '../../platform/actor';
import type { Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import { deletionOf } from '../company-deletion';
import { companiesOf, companyList, companySlice, tenantById } from './queries';
import { tenantOf } from './tenant';

const own = async (trx: Trx, actor: Actor): Promise<Company> => {
  const tenant = await tenantById(trx, tenantOf(actor).id);
  if (!tenant) throw refuse('not_found');
  return tenant;
};

/** With whether it is going to be deleted, which everybody in it has to know. */
export const readCompany = ({ actor, read }: Ctx<'GET /mycompany'>) =>
  read(async (trx) => {
    const company = await own(trx, actor);
    return { myCompany: { ...company, deletion: await deletionOf(trx, company.id) } };
  });

export const readWms = ({ actor, read }: Ctx<'GET /mywms'>) => read(async (trx) => ({ myWms: await own(trx, actor) }));

export function listCompanies({ actor, query, read, services }: Ctx<'GET /mywms/companies'>) {
  const { id } = tenantOf(actor);
  return read(async (trx) => {
    const { items, ...next } = await readList(services.tokens, { keyset: companyList, owner: id }, query, {
      all: () => companiesOf(trx, id),
      some: (wanted) => companySlice(trx, id, wanted),
    });
    return { myCompanies: items, ...next };
  });
}

import { none, type Company } from '@slotwise/contract';
import type { Actor } from '../../platform/actor';
import type { Outcome } from '../../platform/db/outcome';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import { deletionOf } from '../company-deletion';
import { line } from '../fields';
import { lockTenant, tenantById, updateTenantName } from './queries';
import { tenantOf } from './tenant';

const rename = async (trx: Trx, actor: Actor, name: string): Promise<Outcome<Company>> => {
  const { id, kind } = tenantOf(actor);
  await lockTenant(trx, id);
  const found = await tenantById(trx, id);
  if (!found) throw refuse('not_found');
  // Pages replace all that they know of their company.
  const deletion = kind === 'company' ? await deletionOf(trx, id) : null;
  const before = kind === 'company' ? { ...found, deletion } : found;
  if (before.name === name) return { answer: before, audit: none('the name is the same') };
  const renamed = await updateTenantName(trx, id, name);
  if (!renamed) throw refuse('not_found');
  const { wmsId: _, ...tenant } = renamed;
  const change = { subjectId: id, before: { name: before.name }, after: { name } };
  if (kind === 'company') {
    const company = { ...tenant, deletion };
    return {
      answer: company,
      audit: { action: 'company.renamed', ...change },
      events: [{ channel: `company:${id}`, event: 'CompanyNameChanged', data: company }],
    };
  }
  return {
    answer: tenant,
    audit: { action: 'wms.renamed', ...change },
    events: [{ channel: `wms:${id}`, event: 'WmsNameChanged', data: tenant }],
  };
};

export const renameCompany = ({ actor, body, tx }: Ctx<'PATCH /mycompany'>) => {
  const name = line('name', body.name);
  return tx(async (trx) => {
    const { answer, ...rest } = await rename(trx, actor, name);
    return { answer: { myCompany: answer }, ...rest };
  });
};

export const renameWms = ({ actor, body, tx }: Ctx<'PATCH /mywms'>) => {
  const name = line('name', body.name);
  return tx(async (trx) => {
    const { answer, ...rest } = await rename(trx, actor, name);
    return { answer: { myWms: answer }, ...rest };
  });
};

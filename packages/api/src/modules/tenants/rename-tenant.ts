import type { Company } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import { publish } from '../../platform/events/publish';
import type { Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import { line } from '../fields';
import { updateTenantName } from './queries';
import { tenantOf } from './tenant';

type RenameCtx = Ctx<'PATCH /mycompany'> | Ctx<'PATCH /mywms'>;

const rename = async (trx: Trx, { actor, services }: RenameCtx, name: string): Promise<Company> => {
  const { id, kind } = tenantOf(actor);
  const renamed = await updateTenantName(trx, id, name);
  if (!renamed) throw refuse('not_found');
  const { wmsId: _, ...tenant } = renamed;
  await services.audit.write(trx, { action: `${kind}.renamed`, subjectId: id, details: { name } });
  await publish(
    trx,
    kind === 'company'
      ? [{ channel: `company:${id}`, event: 'CompanyNameChanged', data: tenant }]
      : [{ channel: `wms:${id}`, event: 'WmsNameChanged', data: tenant }],
  );
  return tenant;
};

export const renameCompany = (ctx: Ctx<'PATCH /mycompany'>) => {
  const name = line('name', ctx.body.name);
  return ctx.tx(async (trx) => ({ myCompany: await rename(trx, ctx, name) }));
};

export const renameWms = (ctx: Ctx<'PATCH /mywms'>) => {
  const name = line('name', ctx.body.name);
  return ctx.tx(async (trx) => ({ myWms: await rename(trx, ctx, name) }));
};

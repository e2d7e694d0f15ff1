import { none, type Company } from '@slotwise/contract';
import type { Actor } from '../../platform/actor';
import type { Outcome } from '../../platform/db/outcome';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { deletionOf } from '../company-deletion';
import { lockTenant, tenantById, tenantOf, updateTenantPicture } from '../tenants';
import { replacePicture } from './queries';
import { reencode } from './reencode';

async function change(trx: Trx, actor: Actor, bytes: Buffer | null, now: Date): Promise<Outcome<Company>> {
  const { id, kind } = tenantOf(actor);
  await lockTenant(trx, id);
  const found = await tenantById(trx, id);
  if (!found) throw refuse('not_found');
  // Pages replace all that they know of their company.
  const before = kind === 'company' ? { ...found, deletion: await deletionOf(trx, id) } : found;
  const { avatarURL } = before;
  if (!bytes && avatarURL === null) return { answer: before, audit: none('there was no picture') };
  const address = await replacePicture(trx, { tenant_id: id }, bytes, now);
  await updateTenantPicture(trx, id, address);
  const tenant = { ...before, avatarURL: address };
  const changed = { subjectId: id, before: { avatarURL }, after: { avatarURL: address } };
  return kind === 'company'
    ? {
        answer: tenant,
        audit: { action: 'company.picture_changed', ...changed },
        events: [{ channel: `company:${id}`, event: 'CompanyAvatarUpdated', data: tenant }],
      }
    : {
        answer: tenant,
        audit: { action: 'wms.picture_changed', ...changed },
        events: [{ channel: `wms:${id}`, event: 'WmsAvatarUpdated', data: tenant }],
      };
}

type OfCompany = Ctx<'POST /mycompany/picture'> | Ctx<'DELETE /mycompany/picture'>;
type OfWms = Ctx<'POST /mywms/picture'> | Ctx<'DELETE /mywms/picture'>;

const changeCompany = ({ actor, now, tx }: OfCompany, bytes: Buffer | null) =>
  tx(async (trx) => {
    const { answer, ...rest } = await change(trx, actor, bytes, now);
    return { answer: { myCompany: answer }, ...rest };
  });
const changeWms = ({ actor, now, tx }: OfWms, bytes: Buffer | null) =>
  tx(async (trx) => {
    const { answer, ...rest } = await change(trx, actor, bytes, now);
    return { answer: { myWms: answer }, ...rest };
  });
const readable = ({ body, log }: { body: Buffer; log: OfCompany['log'] }) =>
  reencode(body, (fault) => log.info(fault, 'a picture could not be read'));

export const giveCompanyPicture = async (ctx: Ctx<'POST /mycompany/picture'>) =>
  changeCompany(ctx, await readable(ctx));
export const removeCompanyPicture = (ctx: Ctx<'DELETE /mycompany/picture'>) => changeCompany(ctx, null);
export const giveWmsPicture = async (ctx: Ctx<'POST /mywms/picture'>) => changeWms(ctx, await readable(ctx));
export const removeWmsPicture = (ctx: Ctx<'DELETE /mywms/picture'>) => changeWms(ctx, null);

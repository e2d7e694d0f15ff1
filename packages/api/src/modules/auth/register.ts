import type { TenantKind } from '@slotwise/contract';
import { badField, fieldFault, refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { email, line, optionalLine } from '../fields';
import { createTenant } from './create-tenant';
import { insertUsers } from '../users';
import { actorOfAccount } from './account';
import { askToConfirm } from './ask-to-confirm';
import { checkNewPassword } from './password-policy';

/** Same words for a new and a taken address. */
export const REGISTERED = { message: 'Your account is ready. Please log in.' };

const newTenant = (body: Ctx<'POST /register'>['body']): { kind: TenantKind; name: string } => {
  for (const field of ['company_id', 'wms_id'] as const) {
    // A form that was left empty sends an empty text for it.
    if (body[field]?.trim()) throw refuse('tenant_not_joinable', [fieldFault(field, 'needs_invitation')]);
  }
  const company = optionalLine('new_company_name', body.new_company_name);
  const wms = optionalLine('new_wms_name', body.new_wms_name);
  if (company && wms) throw badField('new_wms_name', 'not_both', { other: 'new_company_name' });
  if (company) return { kind: 'company', name: company };
  if (wms) return { kind: 'wms', name: wms };
  throw badField(body.new_wms_name == null ? 'new_company_name' : 'new_wms_name', 'empty');
};

/**
 * The tenant, its roles and its first user, whole or not at all, also if the address has an account: it is only a claim
 * until they open the mail to it. Nobody who registers and then logs in learns which it was.
 */
export async function register({ body, now, ip, system, services }: Ctx<'POST /register'>) {
  const { kind, name } = newTenant(body);
  const address = email('email', body.email);
  const firstName = line('first_name', body.first_name);
  const lastName = line('last_name', body.last_name);
  checkNewPassword('password', body.password, address);
  const passwordHash = await services.passwords.hash(body.password);
  const { publicUrl } = services.config;
  return system(async (trx) => {
    const { tenant, ownerRoleId } = await createTenant(trx, { kind, name, now });
    const id = newId();
    const user = { id, tenantId: tenant.id, kind, email: address, passwordHash, firstName, lastName };
    await insertUsers(trx, [{ ...user, roleId: ownerRoleId, confirmedAt: null, now }]);
    return {
      answer: REGISTERED,
      audit: {
        action: 'tenant.registered',
        subjectId: tenant.id,
        after: { kind, name },
        actor: actorOfAccount(user),
      },
      mails: await askToConfirm(trx, { userId: id, email: address, welcome: true, now, ip, publicUrl }),
    };
  });
}

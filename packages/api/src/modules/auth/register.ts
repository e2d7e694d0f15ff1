import { none, type TenantKind } from '@slotwise/contract';
import type { Outcome } from '../../platform/db/outcome';
import type { Trx } from '../../platform/db/tables';
import { badField, fieldFault, refuse } from '../../platform/errors';
import { limitKey } from '../../platform/http/limits';
import { newId } from '../../platform/ids';
import { countMails } from '../../platform/mail/outbox';
import type { Ctx } from '../../platform/module';
import { email, line, optionalLine } from '../fields';
import { createTenant } from './create-tenant';
import { insertUser } from '../users';
import { actorOfAccount } from './account';
import { alreadyRegisteredMail, welcomeMail } from './mails';
import { checkNewPassword } from './password-policy';

/** An owner is told so often in an hour that somebody tries to register their address. */
const MOST_MAILS = 3;

/** Same words for a new and a taken address. */
export const REGISTERED = { message: 'Your account is ready. Please log in.' };

/** The same answer; only the owner of the address hears of it, and not without end. */
export async function answerTaken(trx: Trx, address: string, publicUrl: string): Promise<Outcome<typeof REGISTERED>> {
  const about = `registered:${limitKey(address)}`;
  const told = await countMails(trx, { about, withinMinutes: 60 });
  return {
    answer: REGISTERED,
    audit: none('nothing was changed for an address that is taken'),
    mails: told < MOST_MAILS ? [{ ...alreadyRegisteredMail(address, publicUrl), about }] : [],
  };
}

/** Rolls back what was made for an address that turned out to be taken. */
export class AddressTaken extends Error {}

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
 * The tenant, its roles and its first user, whole or not at all. For a taken address the same work is done and undone,
 * the answer is the same, and the owner of the address is told by mail.
 */
export async function register({ body, now, system, services }: Ctx<'POST /register'>) {
  const { kind, name } = newTenant(body);
  const address = email('email', body.email);
  const firstName = line('first_name', body.first_name);
  const lastName = line('last_name', body.last_name);
  checkNewPassword('password', body.password, address);
  const passwordHash = await services.passwords.hash(body.password);
  const { publicUrl } = services.config;
  try {
    return await system(async (trx) => {
      const { tenant, ownerRoleId } = await createTenant(trx, { kind, name, now });
      const id = newId();
      const user = { id, tenantId: tenant.id, kind, email: address, passwordHash, firstName, lastName };
      if (!(await insertUser(trx, { ...user, roleId: ownerRoleId, now }))) throw new AddressTaken();
      return {
        answer: REGISTERED,
        audit: {
          action: 'tenant.registered',
          subjectId: tenant.id,
          after: { kind, name },
          actor: actorOfAccount(user),
        },
        mails: [welcomeMail(address, publicUrl)],
      };
    });
  } catch (fault) {
    if (!(fault instanceof AddressTaken)) throw fault;
    return system((trx) => answerTaken(trx, address, publicUrl));
  }
}

import type { Company, TenantKind } from '@slotwise/contract';
import { STARTING_ROLE_TEXTS, STARTING_ROLES } from '@slotwise/contract/starting-roles';
import { languageOfRequest } from '../../platform/current-request';
import { newId } from '../../platform/ids';
import type { Trx } from '../../platform/db/tables';
import { insertPermissions, insertRoles } from '../roles';
import { insertTenant } from '../tenants';

export interface CreatedTenant {
  tenant: Company;
  kind: TenantKind;
  ownerRoleId: string;
}

interface NewTenant {
  kind: TenantKind;
  name: string;
  wmsId?: string | null;
  now: Date;
}

/**
 * A tenant with the roles that every tenant starts with, named and described in the language of who creates it. Part of a verb's
 * transaction.
 */
export async function createTenant(trx: Trx, { kind, name, wmsId = null, now }: NewTenant): Promise<CreatedTenant> {
  const language = languageOfRequest();
  const tenant = await insertTenant(trx, { id: newId(), kind, name, wmsId, now });
  const roles = STARTING_ROLES.map((role, position) => ({
    ...role,
    ...STARTING_ROLE_TEXTS[role.name][language],
    id: newId(),
    tenantId: tenant.id,
    // A millisecond apart, so that "oldest first" keeps their order.
    now: new Date(now.getTime() + position),
  }));
  await insertRoles(trx, roles);
  await insertPermissions(
    trx,
    tenant.id,
    roles.flatMap(({ id, permissions }) => permissions.map((permission) => ({ roleId: id, permission }))),
  );
  const owner = roles.find((_, at) => STARTING_ROLES[at]?.name === 'Owner');
  if (!owner) throw new Error('The starting roles have no Owner.');
  return { tenant, kind, ownerRoleId: owner.id };
}

import { STARTING_ROLES } from '@slotwise/contract/starting-roles';
import type { Company, TenantKind } from '@slotwise/contract';
import { newId } from '../../platform/ids';
import type { Trx } from '../../platform/db/tables';
import { insertPermissions, insertRoles } from '../roles';
import { insertTenant } from '../tenants';

export interface CreatedTenant {
  tenant: Company;
  kind: TenantKind;
  ownerRoleId: string;
}

/** A tenant with the roles that every tenant starts with. Part of a verb's transaction. */
export async function createTenant(
  trx: Trx,
  { kind, name, wmsId = null, now }: { kind: TenantKind; name: string; wmsId?: string | null; now: Date },
): Promise<CreatedTenant> {
  const tenant = await insertTenant(trx, { id: newId(), kind, name, wmsId, now });
  const roles = STARTING_ROLES.map((role, position) => ({
    ...role,
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
  const owner = roles.find(({ name }) => name === 'Owner');
  if (!owner) throw new Error('The starting roles have no Owner.');
  return { tenant, kind, ownerRoleId: owner.id };
}

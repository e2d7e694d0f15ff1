import { createTenant } from '../modules/auth';
import { insertUsers } from '../modules/users';
import { insertWarehouse } from '../modules/warehouses/queries';
import type { Trx } from '../platform/db/tables';
import { newId } from '../platform/ids';
import { writeFounding } from './founding';
import { addGoods, type Wanted } from './goods/add-goods';

export const HUGE_NAME = 'Atlas Parts';
export const HUGE_OWNER = 'owner@atlas.example';
/** A warehouse of 20,000 places and 100,000 SKUs, whose ledger has a million moves. */
export const HUGE_GOODS: Wanted = {
  seed: 2,
  aisles: 50,
  bays: 80,
  levels: 5,
  skus: 100_000,
  orders: 20_000,
  from: new Date('2022-01-01T00:00:00Z'),
  days: 330,
  picks: false,
  moves: 880_000,
};
const DAY_MS = 86_400_000;

/** A company whose lists are as long as they come, the same each time, to measure and to scroll in. */
export async function addHugeTenant(
  trx: Trx,
  { passwordHash, now }: { passwordHash: string; now: Date },
  goods = HUGE_GOODS,
): Promise<void> {
  const began = new Date(now.getTime() - 400 * DAY_MS);
  const { tenant, ownerRoleId } = await createTenant(trx, { kind: 'company', name: HUGE_NAME, now: began });
  const owner = newId();
  await insertUsers(trx, [
    {
      ...{ id: owner, tenantId: tenant.id, kind: 'company', email: HUGE_OWNER, passwordHash },
      ...{ firstName: 'Ada', lastName: 'Atlas', roleId: ownerRoleId, confirmedAt: began, now: began },
    },
  ]);
  await writeFounding(trx, { tenantId: tenant.id, kind: 'company', name: HUGE_NAME, userId: owner, at: began });
  const warehouse = await insertWarehouse(trx, { id: newId(), tenantId: tenant.id, name: 'Central', now: began });
  await addGoods(trx, { companyId: tenant.id, warehouseId: warehouse.id, userId: owner, secondId: null }, goods);
}

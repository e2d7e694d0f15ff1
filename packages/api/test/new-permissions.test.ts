import { none } from '@slotwise/contract';
import { PERMISSIONS, type PermissionName } from '@slotwise/contract/permissions';
import { STARTING_ROLES } from '@slotwise/contract/starting-roles';
import { migrations } from '../migrations';
import { newPermissions, PERMISSIONS_SINCE } from '../migrations/new-permissions';
import { createTenant } from '../src/modules/auth';
import { insertPermissions, insertRoles } from '../src/modules/roles';
import { openDatabase, type OpenDatabase } from '../src/platform/db/database';
import { migrate } from '../src/platform/db/migrate';
import { transactions, type Transactions } from '../src/platform/db/transaction';
import { newId } from '../src/platform/ids';
import { workerFile } from './harness';

const NEXT = '9999-forecasts';
const ADDED = ['view_forecasts', 'manage_forecasts'];
/** A Manager begins with one of the two. */
const STARTING = STARTING_ROLES.map((role) =>
  role.name === 'Manager' ? { ...role, permissions: [...role.permissions, 'view_forecasts'] } : role,
);
const MANAGER = STARTING_ROLES.find(({ name }) => name === 'Manager')!;
const ALL = PERMISSIONS.map(({ name }) => name);

let database: OpenDatabase;
let db: Transactions;
beforeAll(async () => {
  database = await openDatabase({ workerFile }, (fault) => {
    throw fault;
  });
  db = transactions(database.db, 1, () => {}, {
    keepNotifications: () => Promise.resolve([]),
    subjectNames: () => Promise.resolve(new Map()),
  });
  // The version before: every migration but the one that brings the new permissions.
  await migrate(database.db, migrations);
});
afterAll(() => database.close());

/** A tenant with the roles that it starts with and further ones, by name. @returns the ids of all */
const makeTenant = (kind: 'company' | 'wms', roles: Record<string, readonly PermissionName[]>, description = '') =>
  db.withSystem(async (trx) => {
    const now = new Date();
    const { tenant } = await createTenant(trx, { kind, name: 'Before', now });
    for (const [name, permissions] of Object.entries(roles)) {
      const id = newId();
      await insertRoles(trx, [{ id, tenantId: tenant.id, name, description, now }]);
      const grants = permissions.map((permission) => ({ roleId: id, permission }));
      await insertPermissions(trx, tenant.id, grants);
    }
    return { answer: tenant.id, audit: none('prepared by a test') };
  });
const rolesOf = (tenantId: string) =>
  db.readSystem(async (trx) => {
    const roles = await trx.selectFrom('roles').selectAll().where('tenant_id', '=', tenantId).orderBy('name').execute();
    const held = await trx.selectFrom('role_permissions').selectAll().where('tenant_id', '=', tenantId).execute();
    return roles.map(({ id, name, version }) => ({
      name,
      version,
      added: held.filter((row) => row.role_id === id && ADDED.includes(row.permission)).length,
      others: held.filter((row) => row.role_id === id && !ADDED.includes(row.permission)).length,
    }));
  });

test('every permission of the catalogue has a migration that brings it', () => {
  expect(Object.values(PERMISSIONS_SINCE).flat().sort()).toEqual([...ALL].sort());
  expect(Object.keys(migrations)).toEqual(expect.arrayContaining(Object.keys(PERMISSIONS_SINCE)));
});

test('a new permission reaches the roles that held everything before and the starting roles that nobody changed, and no other', async () => {
  const company = await makeTenant('company', { Boss: ALL, 'Nearly all': ALL.slice(1), Nobody: [] });
  const wms = await makeTenant('wms', {});
  const since = { ...PERMISSIONS_SINCE, [NEXT]: ADDED };
  // As it was before an inventory and a slotting had permissions of their own, and with one of its first taken away.
  const late = Object.entries(PERMISSIONS_SINCE).flatMap(([from, names]) => (from > '0010-people' ? names : []));
  const first = MANAGER.permissions.filter((each) => !late.includes(each));
  const managers: Record<string, PermissionName[]> = {
    Manageress: first,
    Narrowed: MANAGER.permissions.slice(1),
    Halved: [...first, 'move_inventory'],
  };
  const old = await makeTenant('company', managers, MANAGER.description);
  const ran = await migrate(database.db, {
    ...migrations,
    [NEXT]: newPermissions(NEXT, { since, starting: STARTING }),
  });
  expect(ran).toEqual([NEXT]);
  const count = ALL.length;
  expect(await rolesOf(company)).toEqual([
    { name: 'Boss', version: 2, added: 2, others: count },
    { name: 'Manager', version: 2, added: 1, others: MANAGER.permissions.length },
    { name: 'Member', version: 1, added: 0, others: expect.any(Number) },
    { name: 'Nearly all', version: 1, added: 0, others: count - 1 },
    { name: 'Nobody', version: 1, added: 0, others: 0 },
    { name: 'Owner', version: 2, added: 2, others: count },
  ]);
  const given = async (tenantId: string) =>
    Object.fromEntries((await rolesOf(tenantId)).flatMap(({ name, added }) => (added > 0 ? [[name, added]] : [])));
  expect(await given(wms)).toEqual({ Manager: 1, Owner: 2 });
  expect(await given(old)).toEqual({ Manager: 1, Manageress: 1, Owner: 2 });
  const told = await db.readSystem((trx) =>
    trx.selectFrom('audit_log').selectAll().where('action', '=', 'role.permissions_replaced').execute(),
  );
  expect(told.map(({ company_id, wms_id }) => company_id ?? wms_id).sort()).toEqual(
    [company, company, company, wms, wms, old, old, old].sort(),
  );
  expect(told.map(({ details }) => details.subjectName).sort()).toEqual(
    ['Boss', 'Manager', 'Manager', 'Manager', 'Manageress', 'Owner', 'Owner', 'Owner'].sort(),
  );
  expect(told.find(({ details }) => details.subjectName === 'Boss')).toMatchObject({
    actor_id: null,
    version: 1,
    subject: 'role',
    before: { permissions: expect.not.arrayContaining(ADDED) },
    after: { permissions: expect.arrayContaining([...ALL, ...ADDED]) },
  });
});

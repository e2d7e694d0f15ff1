import { opensToKeys, ROUTE_KEYS, routes, type Route, type RouteKey } from '@slotwise/contract';
import type { PermissionName, TenantKind } from '@slotwise/contract';
import { HEADERS } from '@slotwise/contract/constants';
import { PERMISSIONS } from '@slotwise/contract/permissions';
import { insertRequest } from '../../src/modules/access-requests/queries';
import { keepSession } from '../../src/modules/embedding/queries';
import { insertUsers } from '../../src/modules/users';
import { newId } from '../../src/platform/ids';
import { logIn, signUp, startServer, type Person, type TestServer, prepared } from '../harness';
import { asksHere, CASES, fresh, ORIGIN, type Case, type Resources } from './matrix-cases';
import { makePartnerKey, makeWebhook } from './matrix-keys';
import { BY_ADMINISTRATOR, BY_DEPLOY_KEY } from './matrix-remotes';
import { makeActive } from './matrix-proposals';
import { makeRun } from './matrix-slotting';
import { stateOf } from './matrix-state';
import { stockIn } from './matrix-stock';
import { invite, join, joinWithoutRole, newEmail } from './fixtures';

type Outcome = 'reached' | 'unauthenticated' | 'forbidden' | 'wrong_user_type' | 'not_found' | NotTenants;
/** Refusals that no tenant's role prevents. */
type NotTenants = RefusedKey | 'deployment_admin_only' | 'outside_embedding';
type RefusedKey = 'invalid_deploy_key' | 'invalid_partner_key' | 'not_for_api_keys';

const NOBODYS = { roleless: 'not_found', member: 'not_found', owner: 'not_found' } as const;
/** Routes whose outcome differs from the route table. */
const EXCEPTIONS: Partial<Record<RouteKey, Partial<Record<string, Outcome>>>> = {
  // Public, but only with a ticket or a token, which this one is not.
  'GET /sse/stream': { visitor: 'unauthenticated', embedded: 'unauthenticated' },
  // Public, but only with a partner key.
  'POST /embed/tokens': { visitor: 'invalid_partner_key' },
  // Tenants that one leaves, requests, passkeys and proposals are somebody's own, and these are nobody's.
  'POST /me/leave': NOBODYS,
  'POST /me/access-requests/withdraw': NOBODYS,
  'DELETE /me/passkeys': NOBODYS,
  ...{ 'POST /assistant/proposal': NOBODYS, 'POST /assistant/proposal/back': NOBODYS },
  'DELETE /assistant/proposal': NOBODYS,
  // A session belongs to one person, not to their company.
  'DELETE /sessions': { member: 'not_found', roleless: 'not_found' },
};

/** Their own, which company A lets read its inventory, as itself and in company A; and another one the same. */
type OfWms = 'own WMS' | 'guest of own WMS' | 'other WMS' | 'guest of other WMS';

interface Caller {
  /** `embedded`: the owner in a partner's page, whose token may see roles and users. `API key`: one of the owner's, of which some may be seen. */
  name: 'visitor' | 'roleless' | 'member' | 'owner' | 'embedded' | 'API key' | 'limited' | 'other company' | OfWms;
  /** Company that a WMS names to read from. */
  guestOf?: string;
  token?: string;
  kind?: TenantKind;
  inCompanyA: boolean;
  permissions: ReadonlySet<string>;
}

const ABOUT_WAREHOUSES: readonly string[] = ['warehouses', 'inventory', 'slotting'];
const EMBEDDED: PermissionName[] = ['view_roles', 'view_users'];
const OF_KEY: PermissionName[] = ['view_roles', 'view_users', 'view_warehouses', 'view_inventory', 'view_audit'];
let server: TestServer;
let owner: Person;
let ownWms: Person;
let callers: Caller[];

const signedIn = async (name: Caller['name'], { token, tenantId }: Person): Promise<Caller> => {
  const { myRole } = (await server.call('GET /myroles', { token })).body;
  const { me } = (await server.call('GET /me', { token })).body;
  const permissions = new Set<string>(myRole?.permissions.map((permission) => permission.name));
  return { name, token, kind: me.userType, inCompanyA: tenantId === owner.tenantId, permissions };
};

const embedded = async (): Promise<Caller> => {
  const keyId = await makePartnerKey(server, owner, EMBEDDED);
  const about = { remote: 'roles', origin: ORIGIN };
  const session = { id: newId(), keyId, tenantId: owner.tenantId, userId: owner.userId, ...about };
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 3600_000);
  await server.services.db.withSystem(
    prepared((trx) => keepSession(trx, { ...session, permissions: EMBEDDED, now, expiresAt })),
  );
  const { accessToken: token } = await server.services.tokens.issueEmbedded(
    { userId: owner.userId, sessionId: session.id },
    { key: keyId, ...about },
  );
  return { name: 'embedded', token, kind: 'company', inCompanyA: true, permissions: new Set(EMBEDDED) };
};

const makeApiKey = async (permissions: PermissionName[] = OF_KEY) =>
  (await server.call('POST /api-keys', { token: owner.token, body: { name: fresh('API key'), permissions } })).body;

const byKey = async (permissions?: PermissionName[]): Promise<Caller> => {
  const { secret: token, key } = await makeApiKey(permissions);
  return { name: 'API key', token, kind: 'company', inCompanyA: true, permissions: new Set(key.permissions) };
};

beforeAll(async () => {
  server = await startServer();
  ownWms = await signUp(server.call, 'wms');
  owner = await join(server, ownWms, { type: 'join_wms_with_new_company' });
  const otherWms = await signUp(server.call, 'wms');
  callers = [
    { name: 'visitor', inCompanyA: false, permissions: new Set() },
    await signedIn('roleless', await joinWithoutRole(server, owner)),
    await signedIn('member', await join(server, owner)),
    await signedIn('other company', await signUp(server.call)),
    await signedIn('own WMS', ownWms),
    { ...(await signedIn('guest of own WMS', ownWms)), guestOf: owner.tenantId },
    await signedIn('other WMS', otherWms),
    { ...(await signedIn('guest of other WMS', otherWms)), guestOf: owner.tenantId },
    await embedded(),
    await byKey(),
    // Last: calls that the others were refused must still be possible.
    await signedIn('owner', owner),
  ];
});
afterAll(() => server.close());

/** Eight at once are as many as a company may have. */
const makeImport = async (): Promise<string> => {
  const { token } = owner;
  const { body } = await server.call('POST /import', {
    token,
    body: { kind: 'skus', file_name: 'goods.csv', bytes: 10 },
  });
  if (body.import) return body.import.id;
  const { items } = (await server.call('GET /imports', { token })).body;
  for (const { id } of items) await server.call('POST /import/cancel', { token, body: { import_id: id } });
  return makeImport();
};

/** Names of everything of company A that a call mentions. */
function mentionedBy({ body, query }: Case<RouteKey>): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Proxy({ roleUsers: [] } as Partial<Resources>, {
    get: (made, name): unknown => {
      names.add(String(name));
      return Reflect.get(made, name) ?? String(name);
    },
  }) as Resources;
  body?.(seen);
  if (typeof query === 'function') query(seen);
  return names;
}

const makePeople = async () => {
  const { token } = owner;
  const { role } = (await server.call('POST /role', { token, body: { name: fresh('Role') } })).body;
  const pending = await invite(server, owner);
  const canceled = await invite(server, owner);
  await server.call('PATCH /invitation/cancel', { token, body: { invitation_id: canceled.invitation.id } });
  const leaverId = newId();
  await server.services.db.withSystem(
    prepared((trx) =>
      insertUsers(trx, [
        {
          id: leaverId,
          tenantId: owner.tenantId,
          kind: 'company',
          email: newEmail(),
          passwordHash: '',
          firstName: 'Lea',
          lastName: 'Ver',
          roleId: null,
          confirmedAt: new Date(),
          now: new Date(),
        },
      ]),
    ),
  );
  const accessRequestId = newId();
  const asked = { id: accessRequestId, tenantId: owner.tenantId, userId: leaverId, permission: 'view_roles' };
  await server.services.db.withSystem(
    prepared((trx) => insertRequest(trx, { ...asked, reason: null, now: new Date() })),
  );
  const { items: entries } = (await server.call('GET /audit', { token, query: { limit: '1' } })).body;
  const second = await logIn(server.call, owner.email, owner.password);
  const { sessions } = (await server.call('GET /sessions', { token: second.token })).body;
  return {
    roleId: role.id,
    accessRequestId,
    pendingId: pending.invitation.id,
    canceledId: canceled.invitation.id,
    sessionId: sessions.find((session) => session.current)?.id ?? '',
    leaverId,
    auditId: entries[0]?.id ?? '',
    keyId: await makePartnerKey(server, owner, EMBEDDED),
    apiKeyId: (await makeApiKey()).key.id,
    ...(await makeWebhook(server, owner)),
  };
};
const OF_PEOPLE: readonly string[] = [
  ...['roleId', 'accessRequestId', 'pendingId', 'canceledId', 'sessionId', 'leaverId', 'auditId', 'keyId', 'apiKeyId'],
  ...['webhookId', 'deliveryId'],
];
const OF_NOBODY = ['companyId', 'wmsId', 'roleUsers'];

const makeGoods = async (isMentioned: (name: string) => boolean) => {
  const { token } = owner;
  const { warehouse } = (await server.call('POST /warehouse', { token, body: { name: fresh('Warehouse') } })).body;
  const stock = await stockIn(server, token, warehouse.id, fresh, isMentioned);
  const stocked = { ...stock, warehouseId: warehouse.id };
  if (!isMentioned('runId') && !isMentioned('proposalId')) return stocked;
  const runId = await makeRun(server, owner, warehouse.id);
  return { ...stocked, runId, proposalId: await makeActive(server, owner, { ...stocked, runId }) };
};

/** The resources that are mentioned, and those that come with them; everything by default. */
const makeResources = async (mentioned?: ReadonlySet<string>): Promise<Resources> => {
  const isMentioned = (name: string) => mentioned?.has(name) ?? true;
  const isOfGoods = (name: string) => ![...OF_PEOPLE, ...OF_NOBODY, 'importId'].includes(name);
  const made: Partial<Resources> = {
    ...(OF_PEOPLE.some(isMentioned) ? await makePeople() : {}),
    ...(!mentioned || [...mentioned].some(isOfGoods) ? await makeGoods(isMentioned) : {}),
    ...(isMentioned('importId') ? { importId: await makeImport() } : {}),
    ...{ roleUsers: [], companyId: owner.tenantId, wmsId: ownWms.tenantId },
  };
  return made as Resources;
};

let forReaders: Promise<Resources> | undefined;

/** Those of an earlier route where this one cannot change any: making them takes longer than all that is asked. */
const resourcesFor = async (key: RouteKey): Promise<Resources> => {
  const mentioned = mentionedBy(CASES[key]);
  // One for the company, which a route before this one may have taken back.
  await server.call('POST /mycompany/inventory-grant', { token: owner.token, body: { wms_id: ownWms.tenantId } });
  const isOnlyRead = mentioned.size === 0 || key.startsWith('GET ');
  return isOnlyRead ? (forReaders ??= makeResources()) : makeResources(mentioned);
};

/** Ids of everything that stands in the warehouse of the resources, and of nothing else. */
const inWarehouse = (at: Resources): string[] => [
  ...[at.warehouseId, at.zoneId, at.placeId, at.emptyId, at.moveId, at.reservationId, at.countId, at.taskId],
  ...[at.orderId, at.pickListId, at.receiptId, at.runId, at.proposalId],
];

/** Somebody of company A who may do everything with warehouses, and only in another one of them. */
const limited = async (): Promise<Caller> => {
  const { token } = owner;
  const elsewhere = (await server.call('POST /warehouse', { token, body: { name: fresh('Elsewhere') } })).body;
  const permissions = PERMISSIONS.filter(({ category }) => ABOUT_WAREHOUSES.includes(category));
  const role = (await server.call('POST /role', { token, body: { name: fresh('Limited'), permissions } })).body.role;
  const body = { role_id: role.id, warehouse_ids: [elsewhere.warehouse.id] };
  await server.call('PATCH /role/warehouses', { token, body });
  return signedIn('limited', await join(server, owner, { roleId: role.id }));
};

const stateOfA = () => stateOf(server, owner);

const REFUSALS: readonly string[] = [
  'unauthenticated',
  'forbidden',
  'wrong_user_type',
  'not_found',
  'invalid_deploy_key',
  'deployment_admin_only',
  'invalid_partner_key',
  'outside_embedding',
  'not_for_api_keys',
] satisfies Outcome[];

interface Answered {
  outcome: Outcome;
  text: string;
}

async function outcomeOf(
  key: RouteKey,
  { body, bytes, query }: Case<RouteKey>,
  caller: Caller,
  at: Resources,
): Promise<Answered> {
  const [method = '', path = ''] = key.split(' ');
  const asked = typeof query === 'function' ? query(at) : query;
  const search = asked ? `?${new URLSearchParams(asked as Record<string, string>).toString()}` : '';
  const response = await fetch(`${server.url}/api${path}${search}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(bytes ? { 'content-type': 'application/octet-stream' } : {}),
      ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
      ...(caller.name === 'embedded' ? { origin: ORIGIN } : {}),
      ...(caller.guestOf ? { [HEADERS.company]: caller.guestOf } : {}),
    },
    body: body ? JSON.stringify((body as (at: Resources) => unknown)(at)) : bytes,
  });
  const text = await response.text();
  expect(response.status).toBeLessThan(500);
  if (response.ok) return { outcome: 'reached', text };
  const { code } = JSON.parse(text) as { code: string };
  return { outcome: REFUSALS.includes(code) ? (code as Outcome) : 'reached', text };
}

function expected(key: RouteKey, route: Route, { targeted }: Case<RouteKey>, caller: Caller): Outcome {
  const isForPages = route.embedded === true || (route.permission !== null && route.people !== true);
  if (caller.name === 'embedded' && !isForPages) return 'outside_embedding';
  if (caller.name === 'API key' && !opensToKeys(route)) return 'not_for_api_keys';
  const exception = EXCEPTIONS[key]?.[caller.name];
  if (exception) return exception;
  if (BY_DEPLOY_KEY.includes(key)) return caller.token ? 'deployment_admin_only' : 'invalid_deploy_key';
  if (route.access === 'public') return 'reached';
  if (!caller.token) return 'unauthenticated';
  const isGuest = caller.guestOf !== undefined && route.guests === true;
  if (route.tenant && route.tenant !== caller.kind && !isGuest) return 'wrong_user_type';
  if (route.permission && !caller.permissions.has(route.permission satisfies PermissionName)) return 'forbidden';
  if (BY_ADMINISTRATOR.includes(key)) return 'deployment_admin_only';
  if (isGuest) return caller.name === 'guest of own WMS' ? 'reached' : 'not_found';
  return targeted && !caller.inCompanyA ? 'not_found' : 'reached';
}

test('every route of the contract is in the matrix', () => {
  expect(Object.keys(CASES).sort()).toEqual([...ROUTE_KEYS].sort());
});

describe.each(ROUTE_KEYS)('%s', (key) => {
  test('is open to whom the contract says, and to nobody else', async () => {
    const route: Route = routes[key];
    const call = CASES[key];
    const at = await resourcesFor(key);
    let before = await stateOfA();
    // Reading all of a company's rows takes longer than a call: what several callers may not change is read after the last of them.
    let bystanders: string[] = [];
    const expectUntouched = async () => {
      expect([bystanders, await stateOfA()]).toEqual([bystanders, before]);
      bystanders = [];
    };
    // A public route answers the same for all callers, and some end the session that they are asked with.
    const forAnyone = route.access === 'public' && !BY_DEPLOY_KEY.includes(key);
    const asking = callers.filter(({ name }) => {
      if (forAnyone) return ['visitor', 'embedded', 'API key'].includes(name);
      return asksHere(name);
    });
    const outcomes: Record<string, Outcome> = {};
    for (const caller of asking.filter(({ name }) => name !== 'owner')) {
      const mayChange = caller.inCompanyA && expected(key, route, call, caller) === 'reached';
      if (mayChange && bystanders.length > 0) await expectUntouched();
      outcomes[caller.name] = (await outcomeOf(key, call, caller, at)).outcome;
      if (mayChange) before = await stateOfA();
      else bystanders.push(caller.name);
    }
    await expectUntouched();
    const last = asking.find(({ name }) => name === 'owner');
    if (last) outcomes.owner = (await outcomeOf(key, call, last, at)).outcome;
    expect(outcomes).toEqual(
      Object.fromEntries(asking.map((caller) => [caller.name, expected(key, route, call, caller)])),
    );
  });
});

/** Whether the request names something of a warehouse. */
const namesWarehouse = ({ body, query }: Case<RouteKey>, at: Resources): boolean => {
  const said = JSON.stringify([body?.(at), typeof query === 'function' ? query(at) : query]);
  return inWarehouse(at).some((id) => said.includes(id));
};
const ofWarehouses = ROUTE_KEYS.filter((key) => {
  const { permission }: Route = routes[key];
  return PERMISSIONS.some(({ name, category }) => name === permission && ABOUT_WAREHOUSES.includes(category));
});

test('who is limited to other warehouses neither reaches nor reads anything of one, by any call', async () => {
  const at = await makeResources();
  const caller = await limited();
  const before = await stateOfA();
  const named: string[] = [];
  for (const key of ofWarehouses) {
    const call: Case<RouteKey> = CASES[key];
    const names = namesWarehouse(call, at);
    if (!names && !key.startsWith('GET ')) continue;
    if (names) named.push(key);
    const { outcome, text } = await outcomeOf(key, call, caller, at);
    const { tenant }: Route = routes[key];
    const due = tenant === 'wms' ? 'wrong_user_type' : names ? 'not_found' : 'reached';
    expect([key, outcome]).toEqual([key, due]);
    if (outcome === 'reached') {
      const shown = inWarehouse(at).filter((id) => text.includes(id));
      expect([key, shown]).toEqual([key, []]);
    }
    expect([key, await stateOfA()]).toEqual([key, before]);
  }
  // Most calls about warehouses do name something of one; were it few, the test would look at the wrong ids.
  expect(named.length).toBeGreaterThan(60);
});

test('an API key opens no call about the account of a person or about keys, whatever it may do', async () => {
  const at = await makeResources();
  const caller = await byKey(PERMISSIONS.map(({ name }) => name).filter((name) => !name.endsWith('_remotes')));
  const closed = ROUTE_KEYS.filter((key) => !opensToKeys(routes[key]));
  expect(closed).toEqual(
    expect.arrayContaining([
      'GET /me',
      'POST /me/password',
      'DELETE /sessions',
      'POST /me/two-factor',
      'POST /api-keys',
    ]),
  );
  const before = await stateOfA();
  const outcomes = [];
  for (const key of closed) outcomes.push([key, (await outcomeOf(key, CASES[key], caller, at)).outcome]);
  expect(outcomes).toEqual(closed.map((key) => [key, 'not_for_api_keys']));
  expect(await stateOfA()).toEqual(before);
});

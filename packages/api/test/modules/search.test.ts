import type { FoundGroup } from '@slotwise/contract';
import { SEARCH_RANKS } from '@slotwise/contract/constants';
import { sql } from 'kysely';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { invite, join, joinWithoutRole, rolesByName } from './fixtures';
import { GOODS, PEOPLE, QUERIES, READINGS, ROLES } from './search-cases';
import { layoutForm, stockedCompany } from './stock-fixtures';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
});
afterAll(() => server.close());

const search = async (person: Person, query: Record<string, string>): Promise<FoundGroup[]> => {
  const { status, body } = await server.call('GET /search', { token: person.token, query });
  expect(status).toBe(200);
  return body.groups;
};
const titles = (groups: readonly FoundGroup[]) =>
  Object.fromEntries(groups.map(({ kind, records }) => [kind, records.map(({ title }) => title)]));

const addWarehouse = (person: Person, name: string) =>
  server.call('POST /warehouse', { token: person.token, body: { name } });

test('finds by any part of what a record says, whatever the case, grouped by kind', async () => {
  const person = await join(server, owner, { email: 'grace.hopper@nordlicht.example' });
  await invite(server, owner, { email: 'new@nordlicht.example' });
  await addWarehouse(owner, 'Halle Ärmel');
  await server.call('POST /role', { token: owner.token, body: { name: 'Night shift', description: 'Nordlicht crew' } });

  expect(titles(await search(owner, { term: 'NORDLICHT' }))).toEqual({
    user: ['Grace Hopper'],
    role: ['Night shift'],
    invitation: ['new@nordlicht.example', 'grace.hopper@nordlicht.example'],
  });
  expect(await search(owner, { term: ' ärmel ' })).toEqual([
    {
      kind: 'warehouse',
      records: [{ id: expect.any(String), title: 'Halle Ärmel', subtitle: '', rank: SEARCH_RANKS.words }],
    },
  ]);
  const [users] = await search(owner, { term: 'e hop', kinds: 'user' });
  expect(users?.records).toEqual([
    { id: person.userId, title: 'Grace Hopper', subtitle: person.email, rank: SEARCH_RANKS.words },
  ]);
  expect(await search(owner, { term: 'nothing is called this' })).toEqual([]);
});

test('what stands for anything in SQL stands for itself', async () => {
  await addWarehouse(owner, '100% full_stock\\');
  for (const term of ['%', '_', '\\']) {
    expect(titles(await search(owner, { term, kinds: 'warehouse' }))).toEqual({ warehouse: ['100% full_stock\\'] });
  }
});

test.each([
  ...[
    '%',
    '_',
    "'",
    "\\'",
    ':*',
    '&|!()',
    '<b>',
    '\u202Eabc',
    '\u200f',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '--',
    ']C1',
    '(01)',
  ],
  ...['(01)99999999999999', '../../etc', '🙂', 'İ', 'ß', '100%_', "x' OR '1'='1", '{"a":1}', '$1', '\n'],
  ...['㍿', '﷽', 'a', '0', '-', "'", '🙂', '\u0301', 'ab '].map((text) => text.repeat(200 / text.length)),
])('whatever is typed is answered or refused: %#', async (term) => {
  const { status } = await server.call('GET /search', { token: owner.token, query: { term } });
  expect([term, status === 422 ? 200 : status]).toEqual([term, 200]);
});

test.each(['x'.repeat(10_000), 'ab '.repeat(3000)])('a term that is too long is refused', async (term) => {
  const { status, body } = await server.call('GET /search', { token: owner.token, query: { term } });
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'validation_failed' });
});

test('answers the kinds that are asked for, in their order, and ignores those that it does not know', async () => {
  const wanted = { term: 'n', kinds: 'role,pallet,user' };
  expect((await search(owner, wanted)).map(({ kind }) => kind)).toEqual(['role', 'user']);
});

test('a few of each kind', async () => {
  for (let count = 0; count < 8; count += 1) await addWarehouse(owner, `Shed ${count}`);
  const [found] = await search(owner, { term: 'shed' });
  expect(found?.records).toHaveLength(6);
  expect(found).toMatchObject({ total: 8 });
  expect(found).not.toHaveProperty('more');
});

test('more of a kind for who asks for more', async () => {
  const [found] = await search(owner, { term: 'shed', kinds: 'warehouse', limit: '50' });
  expect(found?.records).toHaveLength(8);
  expect(found).not.toHaveProperty('total');
});

test('counts a kind as far as it looks, and says that there are more', async () => {
  const person = await signUp(server.call);
  for (let count = 0; count < 61; count += 1) await addWarehouse(person, `Hall ${count}`);
  const [found] = await search(person, { term: 'hall', kinds: 'warehouse', limit: '50' });
  expect([found?.records.length, found?.total, found?.more]).toEqual([50, 60, true]);
  await addWarehouse(person, 'Shed');
  const [exact] = await search(person, { term: 'shed', kinds: 'warehouse' });
  expect(exact).not.toHaveProperty('total');
});

test('records by name, as they are now: renamed ones with their new name, and none that is gone', async () => {
  const { body } = await addWarehouse(owner, 'Old name');
  const { id } = body.warehouse;
  const { member } = await rolesByName(server, owner);
  await server.call('PATCH /warehouse', { token: owner.token, body: { warehouse_id: id, name: 'New name' } });
  const records = `warehouse:${id},role:${member.id},role:gone`;
  expect(titles(await search(owner, { records }))).toEqual({ warehouse: ['New name'], role: ['Member'] });
});

test('nobody finds what they may not read, by its text or by its id', async () => {
  const { member } = await rolesByName(server, owner);
  const viewer = await join(server, owner, { roleId: member.id });
  const roleless = await joinWithoutRole(server, owner);
  const stranger = await signUp(server.call);
  const { invitation, email } = await invite(server, owner);

  expect(titles(await search(owner, { term: email }))).toEqual({ invitation: [email] });
  // A Member may not see invitations.
  expect(await search(viewer, { term: email })).toEqual([]);
  expect(await search(viewer, { records: `invitation:${invitation.id}` })).toEqual([]);
  expect(await search(roleless, { term: 'a' })).toEqual([]);
  expect(await search(stranger, { term: email })).toEqual([]);
  expect(await search(stranger, { records: `invitation:${invitation.id},user:${owner.userId}` })).toEqual([]);
});

test('a WMS finds its companies, and neither their users nor their roles', async () => {
  const wms = await signUp(server.call, 'wms');
  const boss = await join(server, wms, { type: 'join_wms_with_new_company', email: 'boss@of.example' });
  expect(titles(await search(wms, { term: 'new company' }))).toEqual({ company: ['New Company'] });
  expect(titles(await search(wms, { term: 'boss@of', kinds: 'user' }))).toEqual({});
  expect(titles(await search(boss, { term: 'new company' }))).toEqual({});
});

test('a later part of a code finds what stands in the warehouses that a role is limited to, and no other', async () => {
  const place = await stockedCompany(server, layoutForm());
  const { token, warehouseId } = place;
  const { body } = await addWarehouse(place.owner, 'Second');
  const sku = await place.sku({ code: 'X-1', name: 'Thing' });
  for (const [warehouse_id, code] of [
    [warehouseId, 'SO-71001'],
    [body.warehouse.id, 'SO-71002'],
  ] as const)
    await server.call('POST /order', { token, body: { warehouse_id, code, lines: [{ sku_id: sku.id, quantity: 1 }] } });
  expect(titles(await search(place.owner, { term: '7100' }))).toEqual({ order: ['SO-71002', 'SO-71001'] });
  // The database reads the rows by itself as well, in its upkeep, and finds no function then that is not named whole.
  for (const table of ['orders', 'locations', 'sku_words'])
    await sql.raw(`ANALYZE ${table}`).execute(server.database.db);
  await sql.raw('REINDEX TABLE orders').execute(server.database.db);
  const { manager } = await rolesByName(server, place.owner);
  const person = await join(server, place.owner, { roleId: manager.id });
  await server.call('PATCH /role/warehouses', { token, body: { role_id: manager.id, warehouse_ids: [warehouseId] } });
  expect(titles(await search(person, { term: '7100' }))).toEqual({ order: ['SO-71001'] });
});

test('the product’s own descriptions of roles are found and said in the reader’s language, other texts as they were written', async () => {
  const companyOf = async (headers: Record<string, string>) => {
    const person = await signUp(server.call, 'company', headers);
    const found = async (term: string, language: string) => {
      const query = { term, kinds: 'role' };
      const { body } = await server.call('GET /search', {
        ...{ token: person.token, query },
        headers: { 'accept-language': language },
      });
      return body.groups.flatMap(({ records }) => records.map(({ title, subtitle }) => `${title}: ${subtitle}`));
    };
    return { person, found };
  };
  const { person, found } = await companyOf({});
  const german = 'Leitet das Lager und lädt Personen ein.';
  expect(await found('leitet', 'de')).toEqual([`Manager: ${german}`]);
  expect(await found('manager', 'de')).toEqual([`Manager: ${german}`]);
  expect(await found('liedtet', 'en')).toEqual([]);
  expect(await found('leitet', 'en')).toEqual([]);
  expect(await found('runs the', 'en')).toEqual(['Manager: Runs the warehouse and invites people.']);
  const other = await companyOf({ 'accept-language': 'de' });
  expect(await other.found('leitet', 'de')).toEqual([`Lagerleitung: ${german}`]);
  expect(await other.found('runs', 'en')).toEqual(['Lagerleitung: Runs the warehouse and invites people.']);
  const { manager } = await rolesByName(server, person);
  const body = { role_id: manager.id, description: 'Runs the yard.' };
  await server.call('PATCH /role', { token: person.token, body });
  expect(await found('manager', 'de')).toEqual(['Manager: Runs the yard.']);
});

test.each([
  ['neither a term nor records', {}],
  ['both', { term: 'a', records: 'role:1' }],
  ['blanks', { term: '   ' }],
  ['a record without a kind', { records: 'r1' }],
  ['too many records', { records: Array.from({ length: 21 }, (_, index) => `role:${index}`).join(',') }],
])('%s is refused', async (_, query) => {
  const { status, body } = await server.call('GET /search', { token: owner.token, query });
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'validation_failed' });
});

describe('what people type', () => {
  /** Results as a list: best first, and among equals in the order of kinds. */
  const answers = async (person: Person, term: string) => {
    const groups = await search(person, { term });
    return groups
      .flatMap(({ kind, records }) => records.map((record) => ({ ...record, kind })))
      .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  };
  const company = async () => {
    const place = await stockedCompany(server, layoutForm());
    for (const [code, name, barcode] of GOODS) {
      await place.sku({ code, name, ...(barcode && { barcodes: [{ code: barcode, unit: 'each' }] }) });
    }
    const [sku] = (await server.call('GET /skus', { token: place.token, query: { limit: '1' } })).body.items;
    const lines = [{ sku_id: sku?.id ?? '', quantity: 1 }];
    const { token, warehouseId: warehouse_id } = place;
    await server.call('POST /order', {
      token,
      body: { warehouse_id, code: 'SO-20455', customer: 'Casa Verde', lines },
    });
    await server.call('POST /order', { token, body: { warehouse_id, code: 'SO-2045', lines } });
    await server.call('POST /receipt', { token, body: { warehouse_id, code: 'PO 7731', supplier: 'Norrland', lines } });
    await addWarehouse(place.owner, 'Northgate Depot');
    for (const [name, description] of ROLES) await server.call('POST /role', { token, body: { name, description } });
    for (const [first_name, last_name, email] of PEOPLE) {
      const person = await join(server, place.owner, { email });
      await server.call('PATCH /me', { token: person.token, body: { first_name, last_name } });
    }
    await invite(server, place.owner, { email: 'zara.quist@kestrel.example' });
    return place.owner;
  };

  test('finds what is meant first: mean reciprocal rank of 60 queries at least 0.9', async () => {
    const person = await company();
    const ranks: { term: string; at: number }[] = [];
    for (const [term, kind, title] of QUERIES) {
      const found = await answers(person, term);
      ranks.push({ term, at: found.findIndex((record) => record.kind === kind && record.title === title) + 1 });
    }
    expect(QUERIES).toHaveLength(60);
    const mean = ranks.reduce((sum, { at }) => sum + (at === 0 ? 0 : 1 / at), 0) / ranks.length;
    const missed = ranks.filter(({ at }) => at !== 1);
    const [sku] = await answers(person, '4006381333931');
    expect(sku).toMatchObject({ kind: 'sku', title: 'AB-1001', marks: ['4006381333931'] });
    expect(await answers(person, sku?.id ?? '')).toEqual([expect.objectContaining({ title: 'AB-1001' })]);
    expect(await answers(person, 'qqqqqq')).toEqual([]);
    // The failure lists those that are not first.
    expect({ mean: mean >= 0.9, missed: mean >= 0.9 ? [] : missed }).toEqual({ mean: true, missed: [] });
    const readings: { term: string; first: string }[] = [];
    for (const [term, kind, title] of READINGS) {
      const [best] = await answers(person, term);
      if (best?.kind !== kind || best.title !== title) readings.push({ term, first: `${best?.kind} ${best?.title}` });
    }
    expect(readings).toEqual([]);
    expect((await answers(person, 'blub')).map(({ title }) => title).toSorted()).toEqual(['EL 420', 'EL 421']);
    // A GTIN whose check digit is wrong is nobody's, and few digits are no beginning of a barcode.
    expect(await answers(person, '(01)04006381333932')).toEqual([]);
    expect((await answers(person, '400')).map(({ title }) => title)).not.toContain('AB-1001');
    // Another company's records are nobody else's, by any way of looking.
    const stranger = await signUp(server.call);
    for (const term of [
      'AB-1001',
      '4006381333931',
      'washer',
      'whelbarrow',
      'SO-2045',
      '20455',
      'blub',
      '400638',
      'DOCK',
      sku?.id ?? '',
    ]) {
      expect(await answers(stranger, term)).toEqual([]);
    }
  });
});

import { logIn, signUp, startServer, type Person, type TestServer } from '../harness';
import { auditOf, join, mailsTo, PASSWORD, rolesByName } from './fixtures';
import { MovedClock } from '../moved-clock';
import { codeOf as codeAt, enableFactor } from './second-factor';

const STEP_MS = 30_000;
const clock = new MovedClock();
let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startServer({}, { clock });
  owner = await signUp(server.call);
});
afterAll(() => server.close());

const codeOf = (secret: string, steps = 0) => codeAt(clock, secret, steps);
const enable = (person: Person) => enableFactor(server, clock, person);

const tryLogin = async ({ email, password }: Person, code?: string) => {
  const { status, body } = await server.call('POST /login', {
    body: { email, password, ...(code !== undefined && { code }) },
  });
  return status === 200 ? 'in' : (body.code ?? String(status));
};

test('a code is asked for once one was confirmed, taken with a drift of one step, and never twice', async () => {
  const person = await join(server, owner);
  const { token } = person;
  const wrong = await server.call('POST /me/two-factor', { token, body: { current_password: 'not it' } });
  expect(wrong.body.code).toBe('invalid_credentials');
  await server.call('POST /me/two-factor', { token, body: { current_password: PASSWORD } });
  expect(await tryLogin(person)).toBe('in');
  const { secret, uri, recoveryCodes } = await enable(person);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Slotwise:.*secret=/);
  expect(recoveryCodes).toHaveLength(10);
  expect((await mailsTo(server, person.email))[0]?.subject).toMatch(/asks for a second factor/);

  expect(await tryLogin(person)).toBe('second_factor_required');
  expect(await tryLogin({ ...person, password: 'not it' }, codeOf(secret))).toBe('invalid_credentials');
  expect(await tryLogin(person, '000000')).toBe('second_factor_wrong');
  expect(await tryLogin(person, codeOf(secret, 2))).toBe('second_factor_wrong');
  expect(await tryLogin(person, codeOf(secret, -2))).toBe('second_factor_wrong');
  expect(await tryLogin(person, codeOf(secret))).toBe('in');
  expect(await tryLogin(person, codeOf(secret))).toBe('second_factor_wrong');
  // An earlier step than one that was taken is replay as well; a later one is not.
  expect(await tryLogin(person, codeOf(secret, -1))).toBe('second_factor_wrong');
  expect(await tryLogin(person, codeOf(secret, 1))).toBe('in');
  clock.ahead += STEP_MS * 3;
  expect(await tryLogin(person, ` ${codeOf(secret, -1)} `)).toBe('in');
});

test('of one code that comes many times at once, one opens a session', async () => {
  const person = await join(server, owner);
  const { secret } = await enable(person);
  const code = codeOf(secret);
  const all = await Promise.all(Array.from({ length: 8 }, () => tryLogin(person, code)));
  expect(all.filter((result) => result === 'in')).toHaveLength(1);
});

test('each recovery code opens once, and new ones replace them', async () => {
  const person = await join(server, owner);
  const { recoveryCodes, secret } = await enable(person);
  const [first = '', second = ''] = recoveryCodes;
  expect(await tryLogin(person, first.toUpperCase().replaceAll('-', ' '))).toBe('in');
  expect(await tryLogin(person, first)).toBe('second_factor_wrong');
  const { token } = person;
  const state = async () => (await server.call('GET /me/two-factor', { token })).body.twoFactor;
  expect(await state()).toEqual({ since: expect.any(String), recoveryCodes: 9, demanded: false });
  const renewed = await server.call('POST /me/two-factor/recovery-codes', {
    token,
    body: { current_password: PASSWORD, code: codeOf(secret) },
  });
  expect(await tryLogin(person, second)).toBe('second_factor_wrong');
  expect(await tryLogin(person, renewed.body.recoveryCodes[0])).toBe('in');
  const body = { current_password: PASSWORD, code: renewed.body.recoveryCodes[1] };
  expect((await server.call('DELETE /me/two-factor', { token, body })).status).toBe(200);
  expect(await tryLogin(person)).toBe('in');
  expect(await state()).toEqual({ since: null, recoveryCodes: 0, demanded: false });
  expect(JSON.stringify(await auditOf(server, 'factor.enabled', person.userId))).not.toContain(secret);
});

test('ten wrong codes in a row close the door for a while, also to the right one; their owner is told, and has codes on paper', async () => {
  const person = await join(server, owner);
  const { secret, recoveryCodes } = await enable(person);
  const told = async () =>
    (await mailsTo(server, person.email)).filter(({ subject }) => /^Somebody has your Slotwise password/.test(subject));
  for (let time = 0; time < 9; time += 1) expect(await tryLogin(person, '123')).toBe('second_factor_wrong');
  expect(await told()).toHaveLength(0);
  expect(await tryLogin(person, '123')).toBe('second_factor_wrong');
  expect(await told()).toHaveLength(1);
  expect(await tryLogin(person, codeOf(secret))).toBe('rate_limited');
  expect(await tryLogin(person, 'aaaa-aaaa-aaaa')).toBe('rate_limited');
  expect(await told()).toHaveLength(1);
  expect(await tryLogin(person, recoveryCodes[0])).toBe('in');
  // The pause is over with it.
  expect(await tryLogin(person, codeOf(secret))).toBe('in');
  for (let time = 0; time < 10; time += 1) await tryLogin(person, '123');
  clock.ahead += 15 * 60_000;
  expect(await tryLogin(person, codeOf(secret))).toBe('in');
});

test('an administrator takes it from who has lost their phone, and nobody from who may more than they', async () => {
  // The clock has moved on: an earlier token is over.
  owner = await logIn(server.call, owner.email, owner.password);
  const { manager } = await rolesByName(server, owner);
  const boss = await join(server, owner, { roleId: manager.id });
  const person = await join(server, owner);
  const stranger = await signUp(server.call);
  await enable(person);
  const reset = (by: Person, member: Person) =>
    server.call('DELETE /user/two-factor', { token: by.token, body: { user_id: member.userId } });
  expect((await reset(stranger, person)).body.code).toBe('not_found');
  expect((await reset(person, boss)).body.code).toBe('forbidden');
  await enable(owner);
  // Their own goes by the password alone: whoever sits down at an open session has none.
  expect((await reset(owner, owner)).body.code).toBe('forbidden');
  expect((await reset(owner, person)).status).toBe(200);
  expect(await auditOf(server, 'factor.reset', person.userId)).toHaveLength(1);
  expect((await mailsTo(server, person.email))[0]?.subject).toMatch(/taken away/);
  expect(await tryLogin(person)).toBe('in');
  expect((await reset(owner, person)).body.code).toBe('conflict');
  const lesser = await withManageUsers(boss);
  expect((await reset(lesser, owner)).body.code).toBe('outranked');
});

/** Somebody who may manage users and little else. */
async function withManageUsers(person: Person): Promise<Person> {
  const { body } = await server.call('POST /role', { token: owner.token, body: { name: 'Helpdesk' } });
  const role_id = body.role.id;
  await server.call('PATCH /role/permissions', {
    token: owner.token,
    body: { role_id, permissions: [{ id: 'view_users' }, { id: 'manage_users' }] as never },
  });
  await server.call('PATCH /role/users', {
    token: owner.token,
    body: { role_id, users: [{ id: person.userId }] as never },
  });
  return logIn(server.call, person.email, person.password);
}

test('where it is demanded, who has none may do nothing but set it up', async () => {
  const boss = await signUp(server.call);
  const person = await join(server, boss);
  const demand = (demanded: boolean) =>
    server.call('PATCH /two-factor/policy', { token: boss.token, body: { demanded } });
  // People without one of their own would shut themselves out.
  expect((await demand(true)).body.code).toBe('second_factor_demanded');
  await enable(boss);
  expect((await demand(true)).body).toEqual({ demanded: true });
  // It takes everything from whoever has none: nothing for those who only look after the people.
  const manager = await join(server, boss, { roleId: (await rolesByName(server, boss)).manager.id });
  await enable(manager);
  const byManager = await server.call('PATCH /two-factor/policy', {
    token: manager.token,
    body: { demanded: false },
  });
  expect([byManager.status, byManager.body.code]).toEqual([403, 'forbidden']);
  const users = () => server.call('GET /mycompany/users', { token: person.token });
  expect((await users()).body.code).toBe('second_factor_demanded');
  expect((await server.call('GET /me', { token: person.token })).status).toBe(200);
  const { secret } = await enable(person);
  expect((await users()).status).toBe(200);
  const off = await server.call('DELETE /me/two-factor', {
    token: person.token,
    body: { current_password: PASSWORD, code: codeOf(secret) },
  });
  expect(off.body.code).toBe('second_factor_demanded');
  expect((await demand(false)).body).toEqual({ demanded: false });
  expect(await auditOf(server, 'factor.demanded', boss.tenantId)).toHaveLength(2);
});

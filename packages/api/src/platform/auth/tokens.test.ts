import { createTokens } from './tokens';

const secret = new TextEncoder().encode('a secret of at least thirty-two bytes');
const session = { userId: 'u1', sessionId: 's1' };

test('a token says whose it is until it expires', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const tokens = createTokens(secret, { now: () => new Date(now) });
  const { accessToken, expiresIn } = await tokens.issue(session);
  expect(expiresIn).toBe(600);
  expect(await tokens.verify(accessToken)).toMatchObject(session);
  now += 599_000;
  expect(await tokens.verify(accessToken)).toMatchObject(session);
  now += 1000;
  expect(await tokens.verify(accessToken)).toBeNull();
  expect(await tokens.verify(accessToken, { ignoreExpiry: true })).toMatchObject(session);
});

test('what another key signed, or nobody, is no token', async () => {
  const clock = { now: () => new Date() };
  const foreign = createTokens(new TextEncoder().encode('another secret of thirty-two bytes!'), clock);
  const tokens = createTokens(secret, clock);
  expect(await tokens.verify((await foreign.issue(session)).accessToken)).toBeNull();
  expect(await tokens.verify('a.b.c')).toBeNull();
  const { accessToken } = await tokens.issue(session);
  const [head, , signature] = accessToken.split('.');
  const forged = Buffer.from(JSON.stringify({ sub: 'u2', sid: 's1', iss: 'slotwise', exp: 9e9 })).toString('base64url');
  expect(await tokens.verify(`${head}.${forged}.${signature}`)).toBeNull();
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  expect(await tokens.verify(`${none}.${forged}.`)).toBeNull();
});

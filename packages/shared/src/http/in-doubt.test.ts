import type { ServerResponse } from 'node:http';
import { drop, error, failed, ok, startApi, type ApiServer } from '../../test/api-server';
import { HeldClock } from '../../test/held-clock';
import { fromWireError, toWireError } from '../isolation';
import { createHttp, createRepeats, isInDoubt, isNetworkError, TimeoutError, type HttpOptions } from '.';

let api: ApiServer;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const connect = (options: Partial<HttpOptions> = {}) =>
  createHttp({ baseUrl: api.url, getToken: () => 'token', ...options });

it('marks a change that got no answer as in doubt, and neither a read, nor a refusal, nor what never left the page', async () => {
  const clock = new HeldClock();
  const late = () => {
    clock.advance(5000);
    return 'taken' as const;
  };
  const gateway = (_asked: unknown, response: ServerResponse) => {
    response.writeHead(504).end();
    return 'taken' as const;
  };
  api.on({
    'PATCH /role': late,
    'GET /me': late,
    'POST /sse/ticket': late,
    'POST /role': () => error('name_taken'),
    'DELETE /role': drop,
    'POST /warehouse': gateway,
  });
  const onInDoubt = jest.fn();
  const http = connect({ clock, onInDoubt });
  const change = { body: { role_id: 'r', name: 'a' } };
  expect(isInDoubt(await failed(http('PATCH /role', change)))).toBe(true);
  expect(isInDoubt(await failed(http('DELETE /role', { body: { role_id: 'r' } })))).toBe(true);
  expect(isInDoubt(await failed(http('POST /warehouse', { body: { name: 'a' } })))).toBe(true);
  expect(onInDoubt).toHaveBeenCalledTimes(3);
  expect(isInDoubt(await failed(http('GET /me')))).toBe(false);
  expect(isInDoubt(await failed(http('POST /sse/ticket', { changes: false })))).toBe(false);
  expect(isInDoubt(await failed(http('POST /role', { body: { name: 'a' } })))).toBe(false);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(isInDoubt(await failed(http('DELETE /role', { body: { role_id: 'r' } })))).toBe(false);
  expect(onInDoubt).toHaveBeenCalledTimes(3);
});

it('passes the doubt through a port', async () => {
  api.on({ 'DELETE /role': drop });
  const doubted = await failed(connect()('DELETE /role', { body: { role_id: 'r' } }));
  const passed = fromWireError(structuredClone(toWireError(doubted)));
  expect([isNetworkError(passed), isInDoubt(passed)]).toEqual([true, true]);
  expect(isInDoubt(fromWireError(toWireError(new TimeoutError('Late.'))))).toBe(false);
});

it('repeats what is in doubt under its key, and what was answered under another', async () => {
  let isUp = false;
  api.on({ 'POST /role': (asked, response) => (isUp ? ok({}) : drop(asked, response)) });
  const http = connect();
  const repeats = createRepeats();
  const send = (name: string) =>
    failed(repeats(name, (idempotencyKey) => http('POST /role', { body: { name }, idempotencyKey })));
  for (const name of ['a', 'b', 'a']) await send(name);
  isUp = true;
  for (const name of ['a', 'a']) await send(name);
  const [a1, b, a2, a3, a4] = api.calls.map(({ headers }) => headers['idempotency-key']);
  expect([a2, a3]).toEqual([a1, a1]);
  expect([b, a4]).not.toContain(a1);
});

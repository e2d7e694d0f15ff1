import { waitFor } from '@testing-library/dom';
import type { ServerResponse } from 'node:http';
import { drop, error, failed, ok, startApi, type ApiServer } from '../../test/api-server';
import { HeldClock } from '../../test/held-clock';
import { createHttp, isAborted, isApiError, isNetworkError, isTimeoutError, type HttpOptions } from '.';
import { codeForStatus } from './error-codes';

let api: ApiServer;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const connect = (options: Partial<HttpOptions> = {}) =>
  createHttp({ baseUrl: api.url, getToken: () => 'token', ...options });

it('sends body, query and the bearer token, and reads the answer', async () => {
  api.on({ 'DELETE /role': () => ok({ message: 'Gone' }) });
  const answer = await connect()('DELETE /role', { body: { role_id: 'r 1' }, query: { role_id: 'r 1' } });
  expect(answer).toEqual({ message: 'Gone' });
  const [call] = api.calls;
  expect(call?.body).toEqual({ role_id: 'r 1' });
  expect(call?.query.get('role_id')).toBe('r 1');
  expect(call?.headers.authorization).toBe('Bearer token');
});

it('sends no token when there is none, or when asked not to', async () => {
  api.on({ 'GET /me': () => ok({}), 'POST /logout': () => ok({ message: '' }) });
  await connect({ getToken: () => null })('GET /me');
  await connect()('POST /logout', { auth: 'none' });
  expect(api.calls.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
});

it('gives each call but reads its own idempotency key', async () => {
  api.on({ 'GET /me': () => ok({}), 'POST /role': () => ok({}) });
  const http = connect();
  await http('GET /me');
  await http('POST /role', { body: { name: 'a' } });
  await http('POST /role', { body: { name: 'a' } });
  await http('POST /role', { body: { name: 'a' }, idempotencyKey: 'mine' });
  const keys = api.calls.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toBeUndefined();
  expect(keys[1]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[2]).not.toBe(keys[1]);
  expect(keys[3]).toBe('mine');
});

it('states what the server answered, with the fault of each field', async () => {
  api.on({ 'POST /role': () => error('validation_failed', [{ field: 'name', reason: 'Too long.' }]) });
  const reason = await failed(connect()('POST /role', { body: { name: 'x' } }));
  if (!isApiError(reason)) throw new Error('not an ApiError');
  expect(reason).toMatchObject({ status: 422, code: 'validation_failed', message: 'Some fields are not valid.' });
  expect(reason.details).toEqual([{ field: 'name', reason: 'Too long.' }]);
});

it.each([
  [400, 'malformed_request'],
  [404, 'route_not_found'],
  [408, 'unavailable'],
  [412, 'malformed_request'],
  [429, 'rate_limited'],
  [500, 'internal'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
  [522, 'internal'],
])('takes an answer of %i that states nothing for no specific fault', async (status, code) => {
  const bodies = ['<h1>Bad gateway</h1>', '', '{"error":"upstream"}', '{"code":"upstream_down","message":"x"}'];
  for (const body of status < 500 ? bodies.slice(0, 3) : bodies) {
    api.on({
      'GET /me': (_asked, response) => {
        response.writeHead(status, { 'content-type': 'text/html' }).end(body);
        return 'taken';
      },
    });
    expect(await failed(connect()('GET /me'))).toMatchObject({ status, code });
  }
});

it('never takes a status alone for what only a code says', () => {
  const general = new Set([
    'malformed_request',
    'unauthenticated',
    'forbidden',
    'route_not_found',
    'method_not_allowed',
  ]);
  for (const code of ['conflict', 'payload_too_large', 'unsupported_media_type', 'validation_failed', 'rate_limited'])
    general.add(code);
  for (const code of ['unavailable', 'internal']) general.add(code);
  for (let status = 400; status < 600; status++) expect(general).toContain(codeForStatus(status));
});

it('keeps a refusal that is newer than this page, with the text that came with it', async () => {
  api.on({
    'GET /me': (_asked, response) => {
      response.writeHead(409).end('{"code":"picked_twice","message":"Somebody picked it twice."}');
      return 'taken';
    },
  });
  expect(await failed(connect()('GET /me'))).toMatchObject({
    code: 'picked_twice',
    message: 'Somebody picked it twice.',
  });
});

it('tells a lost connection, a slow answer and a cancelled call apart', async () => {
  const controller = new AbortController();
  const clock = new HeldClock();
  api.on({
    'GET /me': drop,
    'GET /myroles': () => {
      clock.advance(5000);
      return 'taken';
    },
    'GET /sessions': () => {
      controller.abort();
      return 'taken';
    },
  });
  const http = connect({ clock });
  expect(isNetworkError(await failed(http('GET /me')))).toBe(true);
  expect(isTimeoutError(await failed(http('GET /myroles')))).toBe(true);
  expect(isAborted(await failed(http('GET /sessions', { signal: controller.signal })))).toBe(true);
  expect(api.calls).toHaveLength(3);
});

it('waits 5 s for an answer, and not for ever for its body', async () => {
  const clock = new HeldClock();
  const begun = new Promise<ServerResponse>((resolve) => {
    api.on({
      'GET /me': (_asked, response) => {
        response.writeHead(200).write('{"me"', () => resolve(response));
        return 'taken';
      },
    });
  });
  const call = connect({ clock })('GET /me');
  const response = await begun;
  clock.advance(4999);
  response.end(':null}');
  expect(await call).toEqual({ me: null });
  expect(clock.isDueIn(1)).toBe(false);
});

it('gives up a body that never ends', async () => {
  const clock = new HeldClock();
  api.on({
    'GET /me': (_asked, response) => {
      response.writeHead(200).write('{"me"', () => clock.advance(5000));
      return 'taken';
    },
  });
  expect(isTimeoutError(await failed(connect({ clock })('GET /me')))).toBe(true);
});

it('takes an answer that is cut off for a lost connection', async () => {
  api.on({
    'GET /me': (_asked, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"me"', () => response.destroy());
      return 'taken';
    },
  });
  expect(isNetworkError(await failed(connect()('GET /me')))).toBe(true);
});

describe('a refused token', () => {
  it('is refreshed once and the same call is sent again', async () => {
    api.on({
      'POST /role': ({ headers }) => (headers.authorization === 'Bearer new' ? ok({}) : error('unauthenticated')),
    });
    const refresh = jest.fn(() => Promise.resolve('new'));
    await connect({ refresh })('POST /role', { body: { name: 'x' } });
    expect(refresh).toHaveBeenCalledWith('token');
    const [first, second] = api.calls;
    expect(api.calls).toHaveLength(2);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(second?.body).toEqual({ name: 'x' });
  });

  it('that cannot be refreshed ends the session', async () => {
    api.on({ 'GET /me': () => error('unauthenticated') });
    const onUnauthenticated = jest.fn();
    const http = connect({ refresh: () => Promise.resolve(null), onUnauthenticated });
    expect(await failed(http('GET /me'))).toMatchObject({ code: 'unauthenticated' });
    expect(onUnauthenticated).toHaveBeenCalledWith('token');
    expect(api.calls).toHaveLength(1);
  });

  it('is not tried a third time', async () => {
    api.on({ 'GET /me': () => error('unauthenticated') });
    const onUnauthenticated = jest.fn();
    const http = connect({ refresh: () => Promise.resolve('new'), onUnauthenticated });
    expect(await failed(http('GET /me'))).toMatchObject({ code: 'unauthenticated' });
    expect(onUnauthenticated).toHaveBeenCalledWith('new');
    expect(api.calls).toHaveLength(2);
  });

  it('is not what a wrong password means', async () => {
    api.on({ 'POST /me/password': () => error('invalid_credentials') });
    const refresh = jest.fn(() => Promise.resolve('new'));
    const call = connect({ refresh })('POST /me/password', { body: { current_password: 'a', new_password: 'b' } });
    expect(await failed(call)).toMatchObject({ code: 'invalid_credentials' });
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('a scope', () => {
  it('ends its calls, and only its calls', async () => {
    api.on({ 'GET /me': () => 'taken', 'GET /myroles': () => ok({ myRole: null }) });
    const controller = new AbortController();
    const http = connect();
    const scoped = http.scoped({ signal: controller.signal, headers: { 'x-remote': 'roles' } });
    const pending = failed(scoped('GET /me'));
    await waitFor(() => expect(api.callsTo('GET /me')).toHaveLength(1));
    controller.abort();
    expect(isAborted(await pending)).toBe(true);
    expect(isAborted(await failed(scoped('GET /myroles')))).toBe(true);
    expect(await http('GET /myroles')).toEqual({ myRole: null });
    expect(api.callsTo('GET /me')[0]?.headers['x-remote']).toBe('roles');
  });
});

describe('a stream', () => {
  it('is read event by event while it is written, also when a chunk ends in the middle of one', async () => {
    let write: (text: string) => void = () => undefined;
    let end: () => void = () => undefined;
    api.on({
      'POST /assistant/prompt': (_asked, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        write = (text) => void response.write(text);
        end = () => void response.end();
        write('data: {"type":"text","text":"Grüß"}\n\nda');
        return 'taken';
      },
    });
    const seen: unknown[] = [];
    for await (const event of connect().stream('POST /assistant/prompt', { body: { prompt: 'hi' } })) {
      seen.push(event);
      if (seen.length === 1)
        write('ta: {"type":"text","text":"dich"}\r\n\r\n: comment\n\ndata: nonsense\n\ndata: {"type":"done"}\n\n');
      if (seen.length === 3) end();
    }
    expect(seen).toEqual([{ type: 'text', text: 'Grüß' }, { type: 'text', text: 'dich' }, { type: 'done' }]);
  });

  it('ends the request when it is cancelled', async () => {
    const gone = new Promise<void>((resolve) => {
      api.on({
        'POST /assistant/prompt': (_asked, response) => {
          response.on('close', resolve);
          response.writeHead(200).write('data: {"type":"text","text":"a"}\n\n');
          return 'taken';
        },
      });
    });
    const controller = new AbortController();
    const read = async () => {
      const input = { body: { prompt: 'hi' }, signal: controller.signal };
      for await (const _event of connect().stream('POST /assistant/prompt', input)) controller.abort();
    };
    expect(isAborted(await failed(read()))).toBe(true);
    await gone;
  });

  it('throws what the server refuses, and a lost connection', async () => {
    api.on({ 'POST /assistant/prompt': () => error('rate_limited') });
    const ask = async () => {
      for await (const _event of connect().stream('POST /assistant/prompt', { body: { prompt: 'hi' } })) continue;
    };
    expect(await failed(ask())).toMatchObject({ code: 'rate_limited' });
    api.on({
      'POST /assistant/prompt': (_asked, response) => {
        response.writeHead(200).write('data: {"type":"text","text":"a"}\n\n', () => response.destroy());
        return 'taken';
      },
    });
    expect(isNetworkError(await failed(ask()))).toBe(true);
  });
});

it("knows the server's time on a machine whose clock is a day ahead", async () => {
  const stamp = new Date('2026-03-01T08:00:00Z');
  api.on({
    'GET /me': (_asked, response) => {
      response.setHeader('date', stamp.toUTCString());
      return ok({});
    },
  });
  const http = connect({ clock: new HeldClock(stamp.getTime() + 24 * 3600_000) });
  await http('GET /me');
  // The header names the second, and means its middle.
  expect(http.now()).toBe(stamp.getTime() + 500);
  expect(http.scoped({}).now()).toBe(http.now());
});

describe('bytes', () => {
  const PART = { query: { import_id: 'i', part: 0 } };
  const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' };
  const allow = () => api.on({ 'OPTIONS /import/part': () => ({ status: 204, headers: allowed }) });

  it('leave as they are, with the token and how many have left', async () => {
    allow();
    api.on({ 'POST /import/part': () => ({ ...ok({ message: 'Received' }), headers: allowed }) });
    const sent: number[] = [];
    const bytes = new File(['a;b\r\n', '1;2'], 'a.csv');
    const answer = await connect()('POST /import/part', { ...PART, bytes, onProgress: (count) => sent.push(count) });
    expect(answer).toEqual({ message: 'Received' });
    const [call] = api.callsTo('POST /import/part');
    expect([call?.body, call?.query.get('part')]).toEqual(['a;b\r\n1;2', '0']);
    expect(call?.headers).toMatchObject({ authorization: 'Bearer token', 'content-type': 'application/octet-stream' });
    expect(sent.at(-1)).toBe(8);
  });

  it('are refused as JSON is, sent once more with a token that was renewed, and given up', async () => {
    allow();
    const refused = () => ({ ...error('import_not_here'), headers: allowed });
    api.on({
      'POST /import/part': ({ headers }) =>
        headers.authorization === 'Bearer new' ? refused() : { ...error('unauthenticated'), headers: allowed },
    });
    const bytes = new File(['x'], 'x.csv');
    const reason = await failed(
      connect({ refresh: () => Promise.resolve('new') })('POST /import/part', { ...PART, bytes }),
    );
    expect(reason).toMatchObject({ code: 'import_not_here' });
    expect(api.callsTo('POST /import/part').map(({ body }) => body)).toEqual(['x', 'x']);

    const controller = new AbortController();
    api.on({
      'POST /import/part': () => {
        controller.abort();
        return 'taken';
      },
    });
    const givenUp = await failed(connect()('POST /import/part', { ...PART, bytes, signal: controller.signal }));
    expect(isAborted(givenUp)).toBe(true);
  });
});

it('hands over a file that is answered, under its name', async () => {
  const headers = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="skus.csv"' };
  api.on({
    'GET /imports/template': (_asked, response) => {
      response.writeHead(200, headers).end('sku;name\r\n');
      return 'taken';
    },
  });
  const { name, blob } = await connect()('GET /imports/template', { query: { kind: 'skus', format: 'csv' } });
  expect([name, await blob.text()]).toEqual(['skus.csv', 'sku;name\r\n']);
});

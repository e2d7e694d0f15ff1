import { aManifest, anEntry } from '../testing';
import { RemoteFaultError } from './remote-fault';
import { fetchRemoteFiles } from './remote-files';

const url = '/remotes/roles/build1/app.js';
const entry = { ...anEntry(aManifest({ id: 'roles' })), preload: [url], integrity: { [url]: 'sha384-x' } };
const realFetch = globalThis.fetch;
const answer = (...answers: (Response | Error)[]) => {
  const fake = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  for (const a of answers)
    fake.mockImplementationOnce(() => (a instanceof Error ? Promise.reject(a) : Promise.resolve(a)));
  globalThis.fetch = fake;
  return fake;
};
const run = (fresh = false) => fetchRemoteFiles(entry, [url], { signal: new AbortController().signal, fresh });
const faultOf = async () => {
  const error = await run().then(
    () => null,
    (e: unknown) => e,
  );
  return error instanceof RemoteFaultError ? error.fault : error;
};

afterEach(() => {
  globalThis.fetch = realFetch;
});

test('asks for each file with its hash, past caches only on a retry', async () => {
  const fake = answer(new Response('ok'), new Response('ok'));
  await run();
  await run(true);
  expect(fake.mock.calls[0]?.[1]).toMatchObject({
    integrity: 'sha384-x',
    cache: 'default',
    credentials: 'same-origin',
  });
  expect(fake.mock.calls[1]?.[1]).toMatchObject({ cache: 'reload' });
});

test('a status that is no success is told', async () => {
  answer(new Response('', { status: 503 }));
  expect(await faultOf()).toEqual({
    kind: 'unreachable',
    reason: { id: 'file.refused', values: { file: 'app.js', status: 503 } },
  });
});

test('no answer is left unread: its request would stay open', async () => {
  const left: string[] = [];
  const unread = (what: string, status: number) =>
    new Response(new ReadableStream({ cancel: () => void left.push(what) }), { status });
  answer(unread('refused', 404));
  await faultOf();
  answer(new TypeError('Failed to fetch'), unread('gone', 404));
  await faultOf();
  answer(new TypeError('Failed to fetch'), unread('spoilt', 200));
  await faultOf();
  expect(left).toEqual(['refused', 'gone', 'spoilt']);
});

test('a dead network and a wrong hash are told apart', async () => {
  answer(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'));
  expect(await faultOf()).toMatchObject({ kind: 'unreachable' });
  answer(new TypeError('Failed to fetch'), new Response('spoilt'));
  expect(await faultOf()).toMatchObject({ kind: 'corrupt' });
});

test('an abort passes through', async () => {
  answer(new DOMException('given up', 'AbortError'));
  expect(await faultOf()).toMatchObject({ name: 'AbortError' });
});

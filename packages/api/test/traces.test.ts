import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { none } from '@slotwise/contract';
import { enqueue, type JobKind } from '../src/platform/jobs';
import { defineModule } from '../src/platform/module';
import { modules } from '../src/modules';
import { confirmAddress, signUp, startServer } from './harness';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status: { code: number };
  events: { name: string; attributes: Attribute[] }[];
}

/** As OTLP in JSON numbers a failure. */
const ERROR = 2;
const WORD = 'correct horse battery';

let collector: Server | undefined;
let texts: string[] = [];

type Answering = (request: IncomingMessage, response: ServerResponse) => void;
const took: Answering = (_request, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');

/** A collector of its own. @returns settings of a server that sends to it */
async function collecting(answer: Answering = took): Promise<Record<string, string>> {
  texts = [];
  collector = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      if (request.url === '/v1/traces') texts.push(text);
      answer(request, response);
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  return { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` };
}

afterEach(async () => {
  collector?.closeAllConnections();
  await new Promise((resolve) => collector?.close(resolve));
});

const spans = (): Sent[] =>
  texts.flatMap((text) =>
    (JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
const named = (name: string): Sent[] => spans().filter((span) => span.name === name);
/** Spans whose whole was never sent. */
const orphans = (): Sent[] => {
  const ids = new Set(spans().map(({ spanId }) => spanId));
  return spans().filter(({ parentSpanId }) => parentSpanId !== undefined && !ids.has(parentSpanId));
};
const valueOf = (attributes: Attribute[], key: string) => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;

test('a call is a trace, its transactions are parts of it, and nothing secret stands in either', async () => {
  const server = await startServer(await collecting());
  const owner = await signUp(server.call);
  await server.call('GET /mycompany', {
    token: owner.token,
    headers: { traceparent, 'x-request-id': 'request-of-mine' },
  });
  await server.close();

  const [call] = named('GET /api/mycompany');
  expect(valueOf(call?.attributes ?? [], 'http.response.status_code')).toBe(200);
  expect(valueOf(call?.attributes ?? [], 'slotwise.request.id')).toBe('request-of-mine');
  // A request from outside does not choose its trace.
  expect(call?.traceId).not.toBe(TRACE);
  expect(call?.parentSpanId).toBeUndefined();
  const parts = named('transaction').filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(parts.map(({ attributes }) => valueOf(attributes, 'slotwise.role'))).toContain('slotwise_app');
  expect(parts.every(({ traceId, events }) => traceId === call?.traceId && events[0]?.name === 'has its turn')).toBe(
    true,
  );

  // Its body was read before its transactions began.
  const [registering] = named('POST /api/register');
  const written = named('transaction').filter(({ parentSpanId }) => parentSpanId === registering?.spanId);
  expect(written.map(({ attributes }) => valueOf(attributes, 'slotwise.mode'))).toContain('read write');

  // Sweepers and the look for jobs run all the time, and nobody asked for them.
  expect(named('transaction').filter(({ parentSpanId }) => parentSpanId === undefined)).toEqual([]);
  expect(orphans()).toEqual([]);
  const sent = texts.join();
  for (const secret of [owner.token, owner.refreshToken, owner.email, WORD]) expect(sent).not.toContain(secret);
});

test('behind a proxy, the proxy says which trace a request is in', async () => {
  const server = await startServer({ ...(await collecting()), TRUST_PROXY: '1' });
  await server.call('GET /me', { headers: { traceparent } });
  await server.close();
  expect(named('GET /api/me')).toMatchObject([{ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' }]);
});

test('a share of none keeps no trace, but those that a proxy wants kept', async () => {
  const settings = { ...(await collecting()), TRUST_PROXY: '1', OTEL_TRACES_SAMPLER_ARG: '0' };
  const server = await startServer(settings);
  await server.call('GET /me');
  await server.call('GET /me', { headers: { traceparent } });
  await server.close();
  expect(named('GET /api/me').map(({ traceId }) => traceId)).toEqual([TRACE]);
});

test('a fault is on its call, without secrets of the addresses that it names; a refusal is none', async () => {
  const broken = defineModule({
    name: 'broken',
    create: () => ({
      handlers: {
        'POST /login': () => Promise.reject(new Error('no answer from http://there/?access_token=very-secret')),
      },
    }),
  });
  const rest = modules.map((module) => ({
    ...module,
    create: (services: Parameters<typeof module.create>[0]) => {
      const { handlers = {}, ...made } = module.create(services);
      const { 'POST /login': _, ...others } = handlers;
      return { ...made, handlers: others };
    },
  }));
  const server = await startServer(await collecting(), { modules: [...rest, broken] });
  const email = 'somebody@example.com';
  expect((await server.call('POST /login', { body: { email, password: WORD } })).status).toBe(500);
  const unknown = await server.call('POST /email/confirm', { body: { token: 'x'.repeat(43) } });
  expect(unknown.body.code).toBe('invalid_confirmation_token');
  await server.close();
  const [call] = named('POST /api/login');
  expect(call?.status.code).toBe(ERROR);
  expect(valueOf(call?.events[0]?.attributes ?? [], 'exception.message')).toBe(
    'no answer from http://there/?access_token=[redacted]',
  );
  const [refused] = named('POST /api/email/confirm');
  expect(refused?.status.code).not.toBe(ERROR);
  const parts = named('transaction').filter(({ parentSpanId }) => parentSpanId === refused?.spanId);
  expect(parts.filter(({ status }) => status.code === ERROR)).toEqual([]);
});

test('a job is a trace of its own', async () => {
  let done: (() => void) | undefined;
  const finished = new Promise<void>((resolve) => (done = resolve));
  const counting: JobKind = {
    kind: 'counting',
    run: () => Promise.resolve(done?.()),
    failed: () => Promise.resolve(),
  };
  const counter = defineModule({ name: 'counter', create: () => ({ jobs: [counting] }) });
  const server = await startServer(await collecting(), { modules: [...modules, counter] });
  const { tenantId, userId } = await signUp(server.call);
  await server.services.db.withSystem(async (trx) => {
    await enqueue(trx, { kind: 'counting', tenantId, userId, subjectId: 'sheep' });
    return { answer: undefined, audit: none('prepared by a test'), after: () => server.services.jobs.wake() };
  });
  await finished;
  await server.close();
  const [job] = named('job counting');
  expect(job?.parentSpanId).toBeUndefined();
  expect(valueOf(job?.attributes ?? [], 'slotwise.subject')).toBe('sheep');
});

test('a collector that refuses costs spans, which are counted, and nothing else', async () => {
  const server = await startServer(await collecting((_request, response) => response.writeHead(400).end('no')));
  const { token } = await signUp(server.call);
  expect((await server.call('GET /me', { token })).status).toBe(200);
  await server.close();
  expect(texts.length).toBeGreaterThan(0);
  expect(await server.services.metrics.registry.getSingleMetricAsString('slotwise_spans_lost_total')).toMatch(
    /slotwise_spans_lost_total [1-9]/,
  );
});

test('a collector that never answers keeps no server from its end', async () => {
  const server = await startServer(await collecting(() => {}));
  const { token } = await signUp(server.call);
  expect((await server.call('GET /me', { token })).status).toBe(200);
  await server.close();
});

test('without a collector nothing is traced', async () => {
  await collecting();
  const server = await startServer();
  const { email, password } = await signUp(server.call);
  await confirmAddress(server.call, email, password);
  await server.close();
  expect(texts).toEqual([]);
});

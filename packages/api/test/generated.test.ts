import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RequestGenerator, type GeneratedRequest } from './generated-request';
import { caller, emptyDatabase, signUp, type Caller, type Person } from './harness';
import { buildServer, spawnServer, type ServerProcess } from './process';
import { randomness } from './randomness';
import { each, report, rounds } from './rounds';

const AT_ONCE = 4;
const requests = rounds(400);
/** How often it is looked whether people are still signed in: what is sent may sign them out. */
const LOOK_EVERY = 50;

let server: ServerProcess;
let call: Caller;
let drop: () => Promise<void>;
const dir = mkdtempSync(join(tmpdir(), 'slotwise-generated-'));
beforeAll(async () => {
  buildServer();
  const database = await emptyDatabase();
  drop = database.drop;
  server = spawnServer(dir, 'url' in database.options ? { DATABASE_URL: database.options.url } : {});
  const url = await server.ready;
  if (!url) throw new Error(server.output());
  call = caller(url);
}, 120_000);
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.exit;
  await drop();
  rmSync(dir, { recursive: true, force: true });
});

/** Somebody who is signed in, whatever became of who was before. */
async function still(person: Person): Promise<Person> {
  const { status } = await call('GET /me', { token: person.token });
  if (status === 200) return person;
  const again = await call('POST /login', { body: { email: person.email, password: person.password } });
  // A generated request beside this one may have ended all their sessions by now, the new one as well: the next look finds out.
  return again.status === 200 ? { ...person, token: again.body.access_token } : signUp(call);
}

async function send({ method, path, headers, body }: GeneratedRequest, token: string | undefined): Promise<number> {
  const sent = { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${call.url}/api${path}`, { method, headers: sent, body, redirect: 'manual' });
  // A stream has no end.
  await answer.body?.cancel();
  return answer.status;
}

test(
  'nothing that is generated from the OpenAPI document, and around it, is answered with 5xx or ends the server',
  async () => {
    const began = performance.now();
    const people = [await signUp(call), await signUp(call, 'wms')];
    const ids = people.flatMap(({ userId, tenantId, roleId, email }) => [userId, tenantId, roleId, email]);
    const bad: string[] = [];
    const statuses: Record<number, number> = {};
    await each(requests, AT_ONCE, async (seed) => {
      const below = randomness(seed + 1);
      const who = below(5);
      if (seed % LOOK_EVERY === 0) {
        const at = (seed / LOOK_EVERY) % people.length;
        people[at] = await still(people[at] as Person);
      }
      const request = new RequestGenerator(below, ids).request();
      // Nobody for each fifth, the WMS for another.
      const token = who === 0 ? undefined : people[who === 1 ? 1 : 0]?.token;
      const status = await send(request, token).catch((fault: unknown) => {
        // A body that is too large may be cut off before all of it was sent.
        if ((request.body?.length ?? 0) > 1_000_000) return 413;
        throw new Error(`seed ${seed}: ${request.method} ${request.path.slice(0, 200)}`, { cause: fault });
      });
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500)
        bad.push(
          `seed ${seed}: ${request.method} ${request.path.slice(0, 300)} ${request.body?.slice(0, 300)}: ${status}`,
        );
    });
    expect(bad).toEqual([]);
    expect(server.child.exitCode).toBeNull();
    expect((await fetch(`${call.url}/readyz`)).status).toBe(200);
    // Or else nothing was tried: some were answered, some refused.
    expect(statuses[200]).toBeGreaterThan(0);
    expect(statuses[422]).toBeGreaterThan(0);
    report('generated requests', began, { requests: requests.count, statuses });
  },
  240_000 + requests.count * 200,
);

import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { newPerson } from '../../e2e/fixtures/people';
import { startServer } from '../../e2e/fixtures/server';
import { cpuOf, memoryOf } from '../streams/process-use';

/** Companies that register at the same time. */
const AT_ONCE = 4;
const READS = 200;

/** Bytes of all files below a folder. */
const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

/** A company with its owner, its permissions and its starting roles. @returns a token of the owner */
async function register(url: string): Promise<string> {
  const { email, password, firstName, lastName } = newPerson();
  const body = {
    email,
    password,
    first_name: firstName,
    last_name: lastName,
    new_company_name: `Company of ${lastName}`,
  };
  const answer = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`registering answered ${answer.status}: ${await answer.text()}`);
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await login.json()) as { access_token: string }).access_token;
}

/**
 * The cost of one more tenant on a server that has some already, on the embedded database.
 * @param counts how many tenants there are at each step
 * @returns a line a step: CPU of a registration with its first sign-in in ms, CPU of a read of one's own users in ms, bytes of
 *   database and of memory a tenant
 */
export async function measureTenants(counts: readonly number[]): Promise<string[]> {
  const server = await startServer({ RATE_LIMIT_FACTOR: '0' });
  const pid = server.pid();
  const lines: string[] = [];
  try {
    let [made, token] = [0, ''];
    for (const count of counts) {
      const [cpu, memory, disk, from] = [cpuOf(pid), memoryOf(pid), bytesIn(server.dataDir), made];
      while (made < count) {
        const some = await Promise.all(
          Array.from({ length: Math.min(AT_ONCE, count - made) }, () => register(server.url)),
        );
        token = some[0] ?? token;
        made += some.length;
      }
      const more = made - from;
      const registering = (cpuOf(pid) - cpu) / more;
      const [kilobytes, bytes] = [memoryOf(pid) - memory, bytesIn(server.dataDir) - disk];
      const before = cpuOf(pid);
      for (let n = 0; n < READS; n++) {
        const answer = await fetch(`${server.url}/api/mycompany/users`, {
          headers: { authorization: `Bearer ${token}` },
        });
        if (!answer.ok) throw new Error(`a read answered ${answer.status}`);
        await answer.arrayBuffer();
      }
      const reading = (cpuOf(pid) - before) / READS;
      lines.push(
        `| ${count} | ${registering.toFixed(0)} ms | ${reading.toFixed(2)} ms | ${(bytes / more / 1024).toFixed(0)} KB | ${(kilobytes / more).toFixed(0)} KB |`,
      );
    }
  } finally {
    await server.stop();
  }
  return lines;
}

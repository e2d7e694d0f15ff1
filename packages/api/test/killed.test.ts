import { setTimeout as sleep } from 'node:timers/promises';
import { logIn, type Caller } from './harness';
import { killable } from './killable';
import { each, report, rounds } from './rounds';

const kills = rounds(3);
const password = 'correct horse battery';
const WRITERS = 4;
const { begin } = killable('killed');

/** The account that may sign in, with the three roles of a new company; `false`: it is not there. */
async function isWhole(call: Caller, email: string): Promise<boolean> {
  const { status } = await call('POST /login', { body: { email, password } });
  if (status === 401) return false;
  const { token } = await logIn(call, email, password);
  const { body } = await call('GET /mycompany/roles', { token });
  expect([email, body.myRoles.map(({ name }) => name).sort()]).toEqual([email, ['Manager', 'Member', 'Owner']]);
  return true;
}

test(
  'kill -9 in the middle of writes loses nothing that was acknowledged, and leaves no half tenant',
  async () => {
    const began = performance.now();
    const acknowledged: string[] = [];
    const interrupted: string[] = [];
    await each(kills, 1, async (round) => {
      const { server, call } = await begin();
      let stopped = false;
      const writers = Array.from({ length: WRITERS }, async (_, writer) => {
        for (let n = 0; !stopped; n++) {
          const email = `r${round}w${writer}n${n}@example.com`;
          const body = { email, password, first_name: 'A', last_name: 'B', new_company_name: `Company ${email}` };
          const answer = await call('POST /register', { body }).catch(() => undefined);
          (answer?.status === 201 ? acknowledged : interrupted).push(email);
        }
      });
      // Not by the clock, which says little on a busy machine: each round is cut off among its writes.
      const enough = acknowledged.length + 4 + (round % 5);
      while (acknowledged.length < enough) await sleep(5);
      server.child.kill('SIGKILL');
      stopped = true;
      await Promise.all([server.exit, ...writers]);
    });
    expect(new Set(acknowledged).size).toBeGreaterThanOrEqual(4 * kills.count);

    const { server, call } = await begin();
    for (const email of acknowledged) expect([email, await isWhole(call, email)]).toEqual([email, true]);
    let done = 0;
    for (const email of interrupted) if (await isWhole(call, email)) done++;
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    report('kills', began, {
      kills: kills.count,
      acknowledged: acknowledged.length,
      interrupted: interrupted.length,
      ofThemDone: done,
    });
  },
  240_000 + kills.count * 60_000,
);

import { sql } from 'kysely';
import { openDatabase } from '../src/platform/db/database';
import { signUp } from './harness';
import { killable } from './killable';
import { history, SKUS } from './modules/import-files';
import { check, importAt, importFile } from './modules/uploads';
import type { ServerProcess } from './process';
import { each, rounds } from './rounds';

const kills = rounds(2);
const LINES = 30_000;
const { begin, database: options } = killable('import-killed');

const kill = async (server: ServerProcess) => {
  server.child.kill('SIGKILL');
  await server.exit;
};

/** Everything of each line that its file says, as often as it is there, and what the sums say of all. */
async function kept(importId: string) {
  const database = await openDatabase(options(), (fault) => {
    throw fault;
  });
  try {
    const { rows: lines } = await sql<{ line: string }>`
      SELECT concat_ws(',', o.code, s.code, l.quantity, (l.at AT TIME ZONE 'UTC')::date) AS line
      FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN skus s ON s.id = l.sku_id
      WHERE l.import_id = ${importId}`.execute(database.db);
    const { rows: sums } = await sql<{ hours: string; months: string }>`
      SELECT (SELECT sum(lines) || ' ' || sum(pieces) FROM demand_hours WHERE import_id = ${importId}) AS hours,
        (SELECT sum(lines) || ' ' || sum(pieces) FROM demand_months WHERE import_id = ${importId}) AS months`.execute(
      database.db,
    );
    return { lines: lines.map(({ line }) => line).sort(), sums: sums[0] };
  } finally {
    await database.close();
  }
}

test(
  'an import of a process that is killed goes on from its last batch after the start: nothing twice, nothing lost',
  async () => {
    let { server: running, ...server } = await begin();
    const owner = await signUp(server.call);
    const { token } = owner;
    const { body } = await server.call('POST /warehouse', { token, body: { name: 'Main' } });
    await importFile(server, owner, 'skus', SKUS);
    const file = history(LINES);
    const { id } = await check(server, owner, 'orders', file, { warehouse_id: body.warehouse.id });
    await server.call('POST /import/run', { token, body: { import_id: id } });
    let reached = 0;
    await each(kills, 1, async (round) => {
      for (;;) {
        const { rowsDone } = await importAt(server, owner, id, 'applying');
        expect(rowsDone).toBeGreaterThanOrEqual(reached);
        if (rowsDone === reached) continue;
        // A batch is not written for certain by itself, but with the next change that is: nobody is answered before.
        const { status } = await server.call('POST /sku', {
          token,
          body: { code: `${round}-${rowsDone}`, name: 'New' },
        });
        expect(status).toBe(201);
        reached = rowsDone;
        break;
      }
      await kill(running);
      ({ server: running, ...server } = await begin());
      expect((await importAt(server, owner, id, 'applying')).rowsDone).toBeGreaterThanOrEqual(reached);
    });
    const done = await importAt(server, owner, id, 'done');
    expect(done).toMatchObject({ rowsDone: LINES, counts: { added: LINES, changed: 0, same: 0, refused: 0 } });
    running.child.kill('SIGTERM');
    expect(await running.exit).toBe(0);
    const { lines, sums } = await kept(id);
    const wanted = file.trim().split('\n').slice(1);
    expect(lines).toEqual(wanted.map((line) => line.replace(',a3,', ',a 3,')).sort());
    const pieces = wanted.reduce((sum, line) => sum + Number(line.split(',')[2]), 0);
    expect(sums).toEqual({ hours: `${LINES} ${pieces}`, months: `${LINES} ${pieces}` });
  },
  240_000 + kills.count * 90_000,
);

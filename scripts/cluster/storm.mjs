import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../postgres.mjs';
import { root } from '../workspace.mjs';
import { measureHop } from './hop.mjs';
import { CURRENT_WITHIN_MS, Load, WRITERS } from './load.mjs';
import { MAIN, startCluster } from './parts.mjs';
import { closeConnections, Session } from './sessions.mjs';

const api = createRequire(path.join(root, 'packages/api/package.json'));
/** Below the package, so that it finds what is installed there. */
const NEWER = path.join(root, 'packages/api/dist-storm');

/** A build as the next release may be: a migration more, which adds to a table that is in use. @returns its entry */
function newerBuild() {
  rmSync(NEWER, { recursive: true, force: true });
  process.once('exit', () => rmSync(NEWER, { recursive: true, force: true }));
  cpSync(path.dirname(MAIN), NEWER, { recursive: true });
  const file = path.join(NEWER, 'main.js');
  const code = readFileSync(file, 'utf8');
  const last = [...code.matchAll(/^ {2}"\d{4}-[\w-]+": \w+_exports$/gm)].at(-1)?.[0];
  if (!last) throw new Error(`${MAIN} has no list of migrations that another could be added to.`);
  const more = `"9990-storm": { up: (db) => db.schema.alterTable("tenants").addColumn("storm", "text").execute() }`;
  writeFileSync(file, code.replace(last, `${last},\n  ${more}`));
  return file;
}

/** @typedef {{ query: (text: string) => Promise<{ rows: any[] }> }} Database */

/** The last number of each company. @param {Database} database @returns {Promise<Map<string, number>>} */
async function writtenIn(database) {
  const { rows } = await database.query("SELECT channel, seq FROM event_counters WHERE channel LIKE 'company:%'");
  return new Map(rows.map(({ channel, seq }) => [channel, Number(seq)]));
}

/** Acknowledged names that are not exactly once in the log. @param {Load} load @param {Database} database */
async function unkept({ writers }, database) {
  const { rows } = await database.query(
    "SELECT channel, data->>'name' AS name, count(*)::int AS times FROM outbox WHERE event = 'CompanyNameChanged' GROUP BY 1, 2",
  );
  const times = new Map(rows.map((row) => [`${row.channel} ${row.name}`, row.times]));
  const names = writers.flatMap(({ acknowledged }) =>
    [...acknowledged].flatMap(([channel, list]) => list.map((name) => `${channel} ${name}`)),
  );
  return {
    lost: names.filter((name) => !times.has(name)).length,
    twice: names.filter((name) => (times.get(name) ?? 0) > 1).length,
  };
}

/** Longer than nginx leaves out an instance that did not answer: until then the others alone have all requests. */
const TAKEN_UP_MS = 3000;

/**
 * The blows to the cluster, one after another. Each says since when everybody is waiting, and whether requests were broken off.
 * @param {import('./parts.mjs').Cluster} cluster @param {Database} database @param {number} awayMs
 * @returns {{ name: string, disturb: (current: (what: string, since: number, broken?: boolean) => Promise<void>) => Promise<void> }[]}
 */
const disturbances = (cluster, database, awayMs) => [
  {
    name: 'nothing',
    disturb: async (current) => {
      await sleep(5000);
      await current('undisturbed', Date.now());
    },
  },
  {
    name: 'an instance killed -9',
    disturb: async (current) => {
      const since = Date.now();
      await cluster.instances[0]?.kill();
      await current('an instance killed -9', since, true);
      cluster.instances[0] = await cluster.startInstance(0);
      await current('it is back', Date.now());
    },
  },
  {
    name: 'NATS away',
    disturb: async (current) => {
      const since = Date.now();
      await cluster.broker.kill();
      await current('NATS stopped', since);
      for (const half of ['first', 'second']) {
        await sleep(awayMs / 2);
        await current(`NATS away, ${half} half`, Date.now());
      }
      cluster.broker = await cluster.startBroker();
      await current('NATS back', Date.now());
    },
  },
  {
    name: 'connections to the database cut',
    disturb: async (current) => {
      const since = Date.now();
      await database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
      );
      await current('connections to the database cut', since, true);
    },
  },
  {
    name: 'a rolling upgrade',
    disturb: async (current) => {
      const main = newerBuild();
      for (const at of cluster.instances.keys()) {
        const since = Date.now();
        await cluster.instances[at]?.stop();
        await current(`instance ${at + 1} stopped for the newer build`, since);
        cluster.instances[at] = await cluster.startInstance(at, main);
        await sleep(TAKEN_UP_MS);
      }
      await current('all of the newer build', Date.now());
    },
  },
];

/** @param {{ streams: number, writes: number, away: number }} asked @param {number} instances @returns the exit code */
export async function storm({ streams, writes, away }, instances) {
  const { default: pg } = await import(api.resolve('pg'));
  const cluster = await startCluster({
    instances,
    port: await freePort(),
    env: { NODE_ENV: 'test', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '0' },
    settings: { track_commit_timestamp: 'on' },
  });
  const database = new pg.Client({ connectionString: cluster.databaseUrl });
  const load = new Load(cluster.url, () => writtenIn(database));
  /** @type {string[]} */
  const faults = [];
  /** @type {string | undefined} */
  let balanced;
  try {
    await database.connect();
    const hop = await measureHop(cluster, await Session.begin(cluster.url), database);
    console.log(`${''.padEnd(46)}${['p50 ms', 'p99 ms'].map((name) => name.padStart(10)).join('')}`);
    for (const [what, { p50, p99 }] of Object.entries(hop))
      console.log(`${what.padEnd(46)}${[p50, p99].map((ms) => ms.toFixed(2).padStart(10)).join('')}`);
    const began = Date.now();
    await load.begin(await load.sessionsFor(streams), streams, writes);
    console.log(
      `\n${streams} streams behind nginx, opened and heard in ${((Date.now() - began) / 1000).toFixed(1)} s, ${writes} writes a second`,
    );
    const columns = [
      'current ms',
      'heard',
      'lost',
      'twice',
      'resets',
      'reopened',
      'refused',
      '5xx',
      'broken off',
      'in flight',
    ];
    console.log(`${''.padEnd(46)}${columns.map((name) => name.padStart(11)).join('')}`);
    for (const { disturb } of disturbances(cluster, database, away * 1000)) {
      let before = load.counts();
      let asking = load.asking;
      await disturb(async (what, since, broken = false) => {
        const ms = await load.current(since);
        const now = load.counts();
        const changed = /** @type {(name: keyof typeof now) => number} */ ((name) => now[name] - before[name]);
        const row = [
          ...[ms, changed('heard'), changed('lost'), changed('twice'), changed('resets'), changed('openings')],
          ...[changed('streams refused'), changed('5xx'), changed('broken off'), asking],
        ];
        console.log(`${what.padEnd(46)}${row.map((figure) => String(figure).padStart(11)).join('')}`);
        if (ms > CURRENT_WITHIN_MS) faults.push(`${what}: all were current after ${ms} ms`);
        for (const name of /** @type {const} */ (['lost', 'twice', 'resets']))
          if (changed(name) > 0) faults.push(`${what}: ${changed(name)} ${name}`);
        // Each writer has one request open at most.
        if (changed('5xx') > (broken ? WRITERS : 0)) faults.push(`${what}: ${changed('5xx')} answers of 5xx`);
        before = now;
        asking = load.asking;
      });
    }
    await load.endWriting();
    const ms = await load.current(Date.now());
    const { lost, twice } = await unkept(load, database);
    const counts = load.counts();
    console.log(
      `\n${counts.writes} writes acknowledged, ${lost} of them lost, ${twice} done twice; ${counts.heard} events heard, ${counts.lost} lost, ${counts.twice} twice, ${counts.resets} resets; all current ${ms} ms after the last`,
    );
    /** @type {Record<string, number>} */
    const answers = {};
    for (const { status, code } of load.writers.flatMap((writer) => writer.refused))
      answers[`${status} ${code}`] = (answers[`${status} ${code}`] ?? 0) + 1;
    const refused = Object.entries(answers).map(([answer, times]) => `${answer} × ${times}`);
    if (refused.length > 0) console.log(`Writers were answered ${refused.join(', ')}`);
    if (lost + twice > 0) faults.push(`${lost} acknowledged writes lost, ${twice} done twice`);
  } finally {
    load.end();
    await load.endWriting().catch(() => {});
    closeConnections();
    await database.end().catch(() => {});
    balanced = cluster.balancerLog();
    await cluster.stop();
  }
  if (faults.length > 0) console.error(`nginx wrote last:\n${balanced}`);
  for (const fault of faults) console.error(`✗ ${fault}`);
  return faults.length > 0 ? 1 : 0;
}

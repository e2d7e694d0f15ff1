import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from './parts.mjs';

/** As long as an orchestrator may take for an instance, and somebody on duty for NATS. */
const BACK_AFTER_S = { instance: 10, nats: 30 };
const TRY_AGAIN_MS = 5000;

/** @param {string} line */
const say = (line) => console.log(line);

/** @typedef {import('./parts.mjs').Running} Running */

/**
 * Starts a part again as often as it ends.
 * @param {import('./parts.mjs').Cluster} cluster @param {Running} part @param {() => Promise<Running>} start @param {number} afterS
 */
async function keep(cluster, part, start, afterS) {
  await part.ended;
  if (cluster.isStopping()) return;
  say(`${part.name} has ended. It starts again in ${afterS} s.`);
  await sleep(afterS * 1000);
  while (!cluster.isStopping()) {
    const again = await start().catch((fault) => say(`${fault.message}\nIt is tried again.`));
    if (again) {
      say(`${part.name} is back: process ${again.pid}.`);
      return keep(cluster, again, start, afterS);
    }
    await sleep(TRY_AGAIN_MS);
  }
}

/** The logins of the demonstration, which the first instance names. @param {string | undefined} output */
const loginsIn = (output = '') => output.match(/^ {2}.+: \S+@\S+ \/ \S+$/gm) ?? [];

/** Three instances for people, until somebody ends them. @param {{ instances: number, port: number }} how @returns {Promise<number>} the exit code */
export async function show({ instances: count, port }) {
  say('Starting PostgreSQL, NATS, the instances and nginx…');
  const cluster = await startCluster({
    instances: count,
    port,
    env: { SEED: 'demo', DEPLOYMENT_ADMINS: 'owner@harborline.example' },
    say,
    // Being ended is how this is meant to end.
    code: 0,
  });
  const { broker, front, instances, natsUrl } = cluster;
  const row = (
    /** @type {string} */ name,
    /** @type {string} */ at,
    /** @type {number} */ pid,
    /** @type {number} */ s,
  ) => `  ${name.padEnd(12)}${at.padEnd(26)}kill -9 ${String(pid).padEnd(9)}back after ${s} s`;
  say(
    [
      `\n${count} instances are ready behind ${cluster.url}, on PostgreSQL (${cluster.databaseUrl}).`,
      ...loginsIn(instances[0]?.output()),
      '\nEnd one while you are signed in; it comes back by itself:',
      ...instances.map(({ name, url, pid }) => row(name, url, pid, BACK_AFTER_S.instance)),
      row('NATS', natsUrl, broker.pid, BACK_AFTER_S.nats),
      '\nCtrl-C ends all of it and leaves nothing behind.',
    ].join('\n'),
  );
  for (const [at, instance] of instances.entries())
    void keep(cluster, instance, () => cluster.startInstance(at), BACK_AFTER_S.instance);
  void keep(cluster, broker, cluster.startBroker, BACK_AFTER_S.nats);
  await front.ended;
  console.error(
    `nginx has ended, and nothing answers at ${cluster.url} any more. It wrote last:\n${cluster.balancerLog()}`,
  );
  await cluster.stop();
  return 1;
}

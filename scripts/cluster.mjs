import { startCluster, programs } from './cluster/parts.mjs';
import { storm } from './cluster/storm.mjs';
import { build, ensureInstalled } from './workspace.mjs';

const INSTANCES = 3;
const port = Number(process.env.PORT || 4000);

/** Three instances for people, until somebody ends them. */
async function show() {
  const cluster = await startCluster({
    instances: INSTANCES,
    port,
    env: { SEED: 'demo', DEPLOYMENT_ADMINS: 'owner@harborline.example' },
    say: (line) => console.log(line),
  });
  try {
    console.log(
      `\n${INSTANCES} instances behind ${cluster.url}, on PostgreSQL (${cluster.databaseUrl}). Ctrl-C ends them.`,
    );
    const told = new Promise((resolve) => {
      for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, resolve);
    });
    // One instance that ends is what this is for: the others go on.
    await Promise.race([told, cluster.broker?.ended, cluster.front?.ended]);
  } finally {
    await cluster.stop();
  }
  return 0;
}

/**
 * `npm run cluster`: three instances on PostgreSQL with NATS between them and nginx in front, on this machine, until it is ended.
 * `npm run cluster -- --storm [--streams 3000] [--writes 20] [--away 30]`: they are disturbed under so many streams and writes a second, NATS is
 * away for so many seconds, and it is counted what was lost.
 * @param {string[]} args
 */
export async function main(args) {
  programs();
  await ensureInstalled();
  console.log('Building what changed…');
  const built = await build({ progress: true });
  if (built.code !== 0) {
    console.error(`${built.output}\nThe build failed; its reason stands above.`);
    return built.code;
  }
  return args.includes('--storm') ? storm(args, INSTANCES) : show();
}

import { missing } from './cluster/parts.mjs';
import { show } from './cluster/show.mjs';
import { storm } from './cluster/storm.mjs';
import { portFault } from './port.mjs';
import { build, ensureInstalled } from './workspace.mjs';

const INSTANCES = 3;
const port = Number(process.env.PORT || 4000);

/** Words for what stands in the way of all this. @param {boolean} isStorm */
function obstacle(isStorm) {
  const programs = missing();
  if (programs.length > 0)
    return `Not on this machine: ${programs.join(', ')}. On Debian and Ubuntu: apt-get install ${programs.join(' ')}`;
  return isStorm ? undefined : portFault('127.0.0.1', port, 'npm run cluster');
}

/**
 * `npm run cluster`: three instances on PostgreSQL with NATS between them and nginx in front, on this machine, until it is ended.
 * `npm run cluster -- --storm [--streams 3000] [--writes 20] [--away 30]`: they are disturbed under so many streams and writes a second, NATS is
 * away for so many seconds, and it is counted what was lost.
 * @param {string[]} args
 */
export async function main(args) {
  const isStorm = args.includes('--storm');
  const inTheWay = await obstacle(isStorm);
  if (inTheWay !== undefined) {
    console.error(inTheWay);
    return 1;
  }
  await ensureInstalled();
  console.log('Building what changed…');
  const built = await build({ progress: true });
  if (built.code !== 0) {
    console.error(`${built.output}\nThe build failed; its reason stands above.`);
    return built.code;
  }
  return isStorm ? storm(args, INSTANCES) : show({ instances: INSTANCES, port });
}

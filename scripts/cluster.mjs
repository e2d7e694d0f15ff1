import { parseArgs } from 'node:util';
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

export const usage = `Usage: npm run cluster                three instances on PostgreSQL with NATS between them and nginx in front, until it is ended
       npm run cluster -- --storm     disturbs them under streams and writes, and counts what was lost
  --streams 3000   streams that are open
  --writes 20      changes a second
  --away 30        seconds for which NATS is away
PORT names another port than 4000. All of it runs on 127.0.0.1, on empty data that goes with it.`;

/** @param {string[]} args */
function read(args) {
  const { values } = parseArgs({
    args: args.filter((each) => each !== '--'),
    options: {
      storm: { type: 'boolean', default: false },
      streams: { type: 'string', default: '3000' },
      writes: { type: 'string', default: '20' },
      away: { type: 'string', default: '30' },
    },
  });
  const numbers = { streams: Number(values.streams), writes: Number(values.writes), away: Number(values.away) };
  return Object.values(numbers).every((number) => number > 0) ? { isStorm: values.storm, ...numbers } : undefined;
}

/**
 * `npm run cluster`: three instances on PostgreSQL with NATS between them and nginx in front, on this machine, until it is ended.
 * `npm run cluster -- --storm [--streams 3000] [--writes 20] [--away 30]`: they are disturbed under so many streams and writes a second, NATS is
 * away for so many seconds, and it is counted what was lost.
 * @param {string[]} args
 */
export async function main(args) {
  const asked = read(args);
  if (!asked) {
    console.error(usage);
    return 1;
  }
  const { isStorm } = asked;
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
  return isStorm ? storm(asked, INSTANCES) : show({ instances: INSTANCES, port });
}

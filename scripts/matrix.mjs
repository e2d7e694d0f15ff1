import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { localBuilds, mayBeApart, newestVersions, shellAt, SHELLS } from './suite/builds.mjs';
import { connect, deployedRemotes, deployedShells, recordTrials, Refused, serverOf } from './suite/deployment.mjs';
import { drawMatrix } from './suite/draw-matrix.mjs';
import { runMatrix } from './suite/run-matrix.mjs';
import { build, ensureInstalled, root, seconds } from './workspace.mjs';

export const usage = `Tries the shell and the one before it with the last three versions of each remote, in a browser.

  npm run matrix [-- options]

  --only roles     this remote alone; as often as needed
  --builds folder  older builds that were kept: shell/<any>/shell.json, <remote>/<any>/slotwise.json; as often as needed
  --isolated       in the form in which a deployment shows what it does not trust: each in a frame of its own, without those
                   that no deployment can keep apart
  --built          takes what is built instead of building
  --json file      writes the cells there too

  --server [url]   takes shells and versions from a running deployment and tells it how they went: it serves no pair
                   that failed. With a deploy key in SLOTWISE_DEPLOY_KEY that remote's versions, marked as its publisher's
                   word; with an access token of an administrator of the deployment all of them, and that is what counts
  --next           with --server: the shell of this working tree is the one that comes next`;

const options = /** @type {const} */ ({
  only: { type: 'string', multiple: true, default: /** @type {string[]} */ ([]) },
  builds: { type: 'string', multiple: true, default: /** @type {string[]} */ ([]) },
  isolated: { type: 'boolean' },
  built: { type: 'boolean' },
  json: { type: 'string' },
  server: { type: 'string' },
  next: { type: 'boolean' },
});

async function buildHere() {
  await ensureInstalled();
  const { code, output } = await build({ progress: true });
  if (code !== 0) throw new Refused(`${output}\nThe build failed; its reason stands above.`);
}

/**
 * @typedef {import('./suite/deployment.mjs').Api} Api
 * @typedef {import('./suite/builds.mjs').Shell} Shell
 * @typedef {import('./suite/builds.mjs').Remote} Remote
 * @typedef {{ builds: string[], only: string[], built?: boolean, isolated?: boolean, next?: boolean }} Wanted
 */

/**
 * The builds that a deployment keeps; the shell of this working tree before them if it comes next.
 * @param {Api} api
 * @param {Pick<Wanted, 'next'>} wanted
 * @returns {Promise<{ shells: Shell[], remotes: Remote[] }>}
 */
async function ofDeployment(api, { next }) {
  const { remotes, shells } = await api.get('/remotes');
  const own = next ? [shellAt(path.join(root, 'packages/shell/dist'))] : [];
  const deployed = await deployedShells(api.server, shells);
  const all = [...own, ...deployed.filter(({ build: name }) => name !== own[0]?.build)].slice(0, SHELLS);
  if (all.length === 0) throw new Refused(`${api.server} has given out no shell yet: there is nothing to try with.`);
  return { shells: all, remotes: await deployedRemotes(api.server, remotes) };
}

/**
 * The builds to try, of which those of this working tree are made now.
 * @param {Api | undefined} api
 * @param {Wanted} wanted
 */
async function collect(api, { builds: folders, only, built, isolated, next }) {
  if (!built && (!api || next)) await buildHere();
  const { shells, remotes } = api
    ? await ofDeployment(api, { next })
    : localBuilds(folders.map((folder) => path.resolve(folder)));
  const wanted = newestVersions(remotes).filter(({ id }) => only.length === 0 || only.includes(id));
  if (wanted.length === 0) throw new Refused('There is no such remote.');
  if (!isolated) return { shells, remotes: wanted };
  const apart = wanted.map(({ id, versions }) => ({
    id,
    versions: versions.filter(mayBeApart).map((version) => ({ ...version, isolated: true })),
  }));
  return { shells, remotes: apart.filter(({ versions }) => versions.length > 0) };
}

/** `--server` without an address is the deployment that the environment names. @param {string[]} args */
const withAddress = (args) =>
  args.flatMap((arg, at) => {
    const next = args[at + 1];
    return arg === '--server' && (next === undefined || next.startsWith('--')) ? ['--server', serverOf()] : [arg];
  });

/** @param {string[]} args */
async function run(args) {
  const { values } = parseArgs({ args: withAddress(args), options });
  const api = values.server === undefined ? undefined : connect(serverOf(values.server));
  const builds = await collect(api, values);
  const started = Date.now();
  const cells = await runMatrix(builds, {
    browser: await ensureBrowser(),
    onCell: ({ passed }) => process.stdout.isTTY && process.stdout.write(passed ? '■' : '✗'),
  });
  if (process.stdout.isTTY) process.stdout.write('\n\n');
  const coloured = Boolean(process.stdout.isTTY || process.env.FORCE_COLOR) && !process.env.NO_COLOR;
  console.log(drawMatrix(builds, cells, { coloured }));
  console.log(`In ${seconds(started)}.`);
  if (values.json) writeFileSync(String(values.json), JSON.stringify({ cells }, null, 2));
  if (api) {
    const told = await recordTrials(api, cells);
    console.log(`${api.server} was told, and serves no pair that failed.`);
    if (told === 'publisher') console.log('A deploy key told it: that is marked as the word of the publisher.');
  }
  return cells.some(({ passed }) => !passed) ? 1 : 0;
}

/** `npm run matrix`: the version matrix. @param {string[]} args @returns the exit code, 1 if a pair failed */
export async function main(args) {
  try {
    return await run(args.filter((arg) => arg !== '--'));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(error.message);
    return 1;
  }
}

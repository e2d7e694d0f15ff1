import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { localBuilds, newestVersions } from './suite/builds.mjs';
import { drawMatrix } from './suite/draw-matrix.mjs';
import { runMatrix } from './suite/run-matrix.mjs';
import { build, ensureInstalled, seconds } from './workspace.mjs';

const usage = `Tries the shell and the one before it with the last three versions of each remote, in a browser.

  npm run matrix [-- options]

  --only roles     this remote alone; as often as needed
  --builds folder  older builds that were kept: shell/<any>/shell.json, <remote>/<any>/slotwise.json; as often as needed
  --built          takes what is built instead of building
  --json file      writes the cells there too`;

const options = {
  only: { type: 'string', multiple: true, default: [] },
  builds: { type: 'string', multiple: true, default: [] },
  built: { type: 'boolean' },
  json: { type: 'string' },
  help: { type: 'boolean' },
};

/** @returns the builds of this working tree, made now, and those that were kept */
async function collect({ builds: folders, only, built }) {
  if (!built) {
    await ensureInstalled();
    const { code, output } = await build({ progress: true });
    if (code !== 0) throw new Error(`${output}\nThe build failed; its reason stands above.`);
  }
  const { shells, remotes } = localBuilds(folders.map((folder) => path.resolve(folder)));
  const wanted = newestVersions(remotes).filter(({ id }) => only.length === 0 || only.includes(id));
  return { shells, remotes: wanted };
}

/** `npm run matrix`: the version matrix. @returns the exit code, 1 if a pair failed */
export async function main(args) {
  let values;
  try {
    ({ values } = parseArgs({ args: args.filter((arg) => arg !== '--'), options }));
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    return 1;
  }
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const builds = await collect(values);
  if (builds.remotes.length === 0) {
    console.error('There is no such remote.');
    return 1;
  }
  const started = Date.now();
  const cells = await runMatrix(builds, {
    browser: await ensureBrowser(),
    onCell: ({ passed }) => process.stdout.isTTY && process.stdout.write(passed ? '■' : '✗'),
  });
  if (process.stdout.isTTY) process.stdout.write('\n\n');
  const coloured = Boolean(process.stdout.isTTY || process.env.FORCE_COLOR) && !process.env.NO_COLOR;
  console.log(drawMatrix(builds, cells, { coloured }));
  console.log(`In ${seconds(started)}.`);
  if (values.json) writeFileSync(values.json, JSON.stringify({ cells }, null, 2));
  return cells.some(({ passed }) => !passed) ? 1 : 0;
}

import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApart, placeWhile } from './suite/build-remote.mjs';
import { checkBuilds, faultsOf, shellsOf } from './suite/check-remote.mjs';
import { connect, recordTrials, Refused, serverOf } from './suite/deployment.mjs';
import { raiseVersion } from './suite/raise-version.mjs';
import { ensureInstalled, root, seconds } from './workspace.mjs';

export const usage = `Publishes remotes to a running Slotwise, with a deploy key of the remote in SLOTWISE_DEPLOY_KEY.

  check [<name> …] [--out result.json]   build, and check in a browser: contract suite and accessibility; without names all
  version <name> [minor|major|1.2.0]     raise the version of packages/<name>-remote
  publish <name> [--canary 10]           build, check, upload, and serve it to everybody, or to 10 % of people
  publish <name> --channel beta          the same, for the tenants that follow the release channel
  promote <name> [--version 1.2.0]       serve the canary (or a known version) to everybody
  promote <name> --channel beta          serve what the release channel has to everybody, and empty it
  rollback <name> [--version 1.1.0]      serve what was live before
  rollback <name> --channel beta         serve what the release channel had before, or nothing
  canary <name> --percent 25 [--version] change who gets the canary; 0 ends it
  pin <name> --tenant <id or name> --version 1.1.0
  pin <name> --tenant <id or name> --channel beta
  unpin <name> --tenant <id or name>     what everybody else gets again
  isolate <name>                         pages keep it apart: in a frame of its own, without a token
  trust <name>                           it runs in the pages themselves again
  list [name]                            versions, rollouts, loads and failures

isolate and trust are an administrator's of the deployment, whose access token then stands in SLOTWISE_DEPLOY_KEY.

  --server  where it runs; default: SLOTWISE_SERVER, else http://127.0.0.1:\${PORT or 4000}
  --dist    check, publish: take a finished build from this folder instead of building
  --built   check, publish: take what is built instead of building
  --checked publish: take the result of a check that was done elsewhere, where there is a browser`;

const options = /** @type {const} */ ({
  server: { type: 'string' },
  dist: { type: 'string' },
  built: { type: 'boolean' },
  out: { type: 'string' },
  checked: { type: 'string' },
  version: { type: 'string' },
  percent: { type: 'string' },
  canary: { type: 'string' },
  tenant: { type: 'string' },
  channel: { type: 'string' },
});

/**
 * @typedef {import('./suite/deployment.mjs').Api} Api
 * @typedef {import('./suite/check-remote.mjs').CheckResult} CheckResult
 * @typedef {import('./suite/builds.mjs').Description} Description
 * @typedef {import('../packages/contract/src/index.ts').RemoteStatus} RemoteStatus
 * @typedef {RemoteStatus['serving'][number]} Serving
 * @typedef {ReturnType<typeof parsed>['values']} Values
 */

/** @param {string[]} args */
const parsed = (args) => parseArgs({ args, options, allowPositionals: true });

/** @param {string} name @param {string | undefined} text @param {[number, number]} range */
const numberOf = (name, text, [from, to]) => {
  const value = Number(text);
  if (!/^\d+$/.test(text ?? '') || value < from || value > to)
    throw new Refused(`--${name} is a whole number from ${from} to ${to}.`);
  return value;
};
/** @param {string} name @param {string | undefined} value */
const needed = (name, value) => {
  if (!value) throw new Refused(`--${name} is missing.`);
  return value;
};

/** @param {string} name */
const folderOf = (name) => path.join(root, 'packages', `${name}-remote`);

/**
 * Does something with a build of the remote: one that is made now, apart from any folder that a server may watch,
 * unless it is given.
 * @param {string} name
 * @param {Pick<Values, 'dist' | 'built'>} values
 * @param {(dist: string, made: boolean) => Promise<T>} work is told whether the build was made now
 * @template T
 */
async function withBuild(name, { dist, built }, work) {
  if (dist) return work(path.resolve(dist), false);
  const folder = folderOf(name);
  if (built) return work(path.join(folder, 'dist'), false);
  if (!existsSync(folder)) throw new Refused(`There is no packages/${name}-remote.`);
  await ensureInstalled();
  console.log(`Building ${name}…`);
  const made = await buildApart(folder);
  try {
    return await work(made, true);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/**
 * The same with builds of several remotes.
 * @param {string[]} names
 * @param {Pick<Values, 'dist' | 'built'>} values
 * @param {(dists: string[]) => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
async function withBuilds(names, values, work) {
  const [name, ...others] = names;
  if (name === undefined) return work([]);
  return withBuild(name, values, (dist) => withBuilds(others, values, (rest) => work([dist, ...rest])));
}

/** @param {string} dist @returns {Description} */
function readDescription(dist) {
  const file = path.join(dist, 'slotwise.json');
  if (!existsSync(file)) throw new Refused(`${file} is not there: is that the folder of a build?`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Every remote of this working tree. */
const allNames = () =>
  readdirSync(path.join(root, 'packages')).flatMap((name) => /^([a-z][a-z0-9-]*)-remote$/.exec(name)?.[1] ?? []);

/** @param {CheckResult} result */
const told = ({ accessibility: { engine, screens }, cells }) =>
  `contract kept with ${cells.filter(({ passed }) => passed).length} of ${cells.length} shells, ${engine} finds nothing on ${screens.length} screens`;

/**
 * Checks builds and says how they did.
 * @param {string[]} names
 * @param {Pick<Values, 'dist' | 'built' | 'out'>} values
 * @returns the exit code, 1 if something speaks against one
 */
async function check(names, { dist, built, out }) {
  if (dist && names.length !== 1) throw new Refused('--dist is the build of one remote: name it.');
  const results = await withBuilds(names.length > 0 ? names : allNames(), { dist, built }, async (folders) =>
    checkBuilds(folders, await shellsOf()),
  );
  let refused = false;
  for (const result of results) {
    const faults = faultsOf(result);
    refused ||= faults.length > 0;
    const text = faults.length > 0 ? faults.map((line) => `\n  ${line}`).join('') : ` ${told(result)}`;
    console.log(`${faults.length > 0 ? '✗' : '■'} ${result.remote} ${result.version}:${text}`);
  }
  if (out) writeFileSync(out, JSON.stringify(results.length === 1 ? results[0] : results, null, 2));
  return refused ? 1 : 0;
}

/**
 * The result of a check of this very build: that of `--checked`, or one that is made now.
 * @param {Api} api
 * @param {string} dist
 * @param {Pick<Values, 'checked'>} values
 * @param {string} build its name
 * @returns {Promise<CheckResult>}
 */
async function resultFor(api, dist, { checked }, build) {
  if (checked) {
    /** @type {CheckResult[]} */
    const results = [JSON.parse(readFileSync(checked, 'utf8'))].flat();
    const result = results.find((each) => each.build === build);
    if (!result) throw new Refused(`${checked} is not the result of this build (${build}): check it again.`);
    return result;
  }
  const started = Date.now();
  /** @type {{ remotes: RemoteStatus[] }} */
  const { remotes } = await api.get('/remotes');
  const isolated = remotes.some((remote) => remote.id === readDescription(dist).manifest.id && remote.isolated);
  const [result] = await checkBuilds([dist], await shellsOf(api), { isolated });
  if (!result) throw new Error(`${dist} was not checked.`);
  console.log(`Checked in a browser in ${seconds(started)}.`);
  return result;
}

/** @param {string | undefined} canary */
const percentOf = (canary) => (canary === undefined ? undefined : numberOf('canary', canary, [1, 99]));

/** @type {Command} */
async function publish(api, name, values) {
  const { channel } = values;
  const percent = percentOf(values.canary);
  // The server would say so as well, after all was built and uploaded.
  if (percent !== undefined && channel !== undefined && channel !== 'stable')
    throw new Refused(`A canary is of what everybody gets: leave out --canary, or --channel ${channel}.`);
  return withBuild(name, values, async (dist, made) => {
    const result = await resultToPublish(api, name, dist, values);
    const send = () => upload(api, name, dist, result, values);
    return made ? placeWhile(dist, path.join(folderOf(name), 'dist'), send) : send();
  });
}

/**
 * The result of the check of a build, which nothing may speak against.
 * @param {Api} api
 * @param {string} name
 * @param {string} dist
 * @param {Values} values
 */
async function resultToPublish(api, name, dist, values) {
  const { manifest, build } = readDescription(dist);
  if (manifest.id !== name) throw new Refused(`That is a build of ${manifest.id}, not of ${name}.`);
  const result = await resultFor(api, dist, values, build);
  const faults = faultsOf(result);
  if (faults.length > 0) {
    throw new Refused([`${name} ${manifest.version} is not published:`, ...faults].join('\n  '));
  }
  return result;
}

/**
 * Announces a build, uploads its files and serves it.
 * @param {Api} api
 * @param {string} name
 * @param {string} dist
 * @param {CheckResult} result
 * @param {Values} values
 * @returns {Promise<RemoteStatus>}
 */
async function upload(api, name, dist, { accessibility, cells }, { canary, channel }) {
  const percent = percentOf(canary);
  const { manifest, build, entry, integrity, preload } = readDescription(dist);
  const announced = { manifest, build, entry, integrity, preload, accessibility, release_channel: channel };
  /** @type {{ missing: string[] }} */
  const { missing } = await api.post('/remotes/versions', announced).catch((error) => {
    if (!(error instanceof Refused) || error.code !== 'version_exists') throw error;
    throw new Refused(`${name} ${manifest.version} was published already, with other contents. Raise the version, and publish again:
  npm run remote -- version ${name}`);
  });
  for (const file of missing)
    await api.upload(`/remotes/${name}/${build}/${file}`, readFileSync(path.join(dist, file)));
  await recordTrials(api, cells);
  const { remote } = await api.post('/remotes/release', {
    remote: name,
    version: manifest.version,
    percent,
    release_channel: channel,
  });
  console.log(`${name} ${manifest.version}: ${missing.length} files uploaded.`);
  console.log(`Look at it: ${api.server}${manifest.routes[0]?.path ?? '/'}. How it fares: ${api.server}/remotes.`);
  return remote;
}

/**
 * A version is published once: names the next one in the remote's sources.
 * @param {string | undefined} name
 * @param {string | undefined} wanted
 * @returns the exit code
 */
function raise(name, wanted) {
  const folder = path.join(root, 'packages', `${needed('name', name)}-remote`);
  if (!existsSync(folder)) throw new Refused(`There is no packages/${name}-remote.`);
  const { before, version } = raiseVersion(folder, wanted);
  console.log(`${name} is ${version} now; it was ${before}.`);
  return 0;
}

/**
 * Action of each word, which gives the state of the remote after it.
 * @typedef {(api: Api, name: string, values: Values) => Promise<RemoteStatus>} Command
 */

/** @type {Record<string, Command>} */
const commands = {
  publish,
  promote: async (api, name, { version, channel }) =>
    (await api.post('/remotes/promote', { remote: name, version, release_channel: channel })).remote,
  rollback: async (api, name, { version, channel }) =>
    (await api.post('/remotes/rollback', { remote: name, version, release_channel: channel })).remote,
  canary: async (api, name, { version, percent, channel }) => {
    const body = { remote: name, version, percent: numberOf('percent', percent, [0, 99]), release_channel: channel };
    return (await api.post('/remotes/canary', body)).remote;
  },
  pin: async (api, name, { tenant, version, channel }) => {
    if ((version === undefined) === (channel === undefined))
      throw new Refused('Give --version or --channel, one of both.');
    const body = { remote: name, tenant: needed('tenant', tenant), version, release_channel: channel };
    return (await api.post('/remotes/pin', body)).remote;
  },
  isolate: async (api, name) => (await api.post('/remotes/isolation', { remote: name, isolated: true })).remote,
  trust: async (api, name) => (await api.post('/remotes/isolation', { remote: name, isolated: false })).remote,
  unpin: async (api, name, values) =>
    (await api.post('/remotes/unpin', { remote: name, tenant: needed('tenant', values.tenant) })).remote,
};

/**
 * @param {RemoteStatus['releaseChannels'][number]} channel
 * @param {{ live: RemoteStatus['live'], fared: (build: string) => string }} remote
 */
function describeChannel({ name, release, overtaken, followers }, { live, fared }) {
  const tenants = followers.map(({ tenantName, tenantId }) => `${tenantName} (${tenantId})`).join(', ');
  const what = release ? `${release.version}, ${fared(release.build)}` : 'nothing released';
  const instead = !release || overtaken ? `; they get ${live?.version}${overtaken ? ', which is newer' : ''}` : '';
  console.log(`  release channel ${name}: ${what}`);
  console.log(`    followed by ${tenants || 'nobody'}${tenants ? instead : ''}`);
}

/** Audience of a line of `serving`. @param {Serving} row */
const audienceOf = ({ to, percent, releaseChannel, tenants }) => {
  const names = tenants.map(({ name }) => name).join(', ');
  if (to === 'canary') return `${percent} % as canary`;
  if (to === 'release_channel') return `followers of ${releaseChannel} (${names})`;
  return to === 'pinned' ? `${names}, pinned` : 'everybody';
};

/** @param {Serving} row */
const reasonFor = ({ version, insteadOf, refused, why }) => {
  if (refused)
    return `nothing: ${version} failed with this shell (${why ?? 'no reason given'}), and no older version works`;
  return insteadOf === null
    ? version
    : `${version} instead of ${insteadOf}, which failed with this shell: ${why ?? 'no reason given'}`;
};

/**
 * The versions that are really served: one that failed with the shell of a page is not, in pages and portals alike.
 * @param {Serving[]} serving
 */
function describeServing(serving) {
  const shells = [...new Set(serving.map(({ shell }) => shell))];
  for (const [age, shell] of shells.entries()) {
    const where = age === 0 ? 'pages and portals' : 'pages with the shell before';
    console.log(`  ${where}${shell === null ? '' : ` (shell ${shell})`} get`);
    for (const row of serving) if (row.shell === shell) console.log(`    ${audienceOf(row)}: ${reasonFor(row)}`);
  }
}

/** @param {RemoteStatus} remote */
function describe({ id, live, isolated, canary, pins, releaseChannels, versions, serving }) {
  /** @param {string} build */
  const healthOf = (build) => versions.find((version) => version.build === build)?.health;
  /** @param {string} build */
  const fared = (build) => {
    const { loads, failures, p75 } = healthOf(build) ?? { loads: 0, failures: 0, p75: null };
    return `${loads} loads, ${failures} failures${p75 == null ? '' : `, ${Math.round(p75)} ms (p75)`} in 24 h`;
  };
  console.log(`${id}: ${live ? `${live.version} for everybody, ${fared(live.build)}` : 'not served'}`);
  if (isolated) console.log('  kept apart: pages draw it in a frame of its own, without a token');
  if (canary) console.log(`  canary ${canary.version} for ${canary.percent} %, ${fared(canary.build)}`);
  for (const channel of releaseChannels) describeChannel(channel, { live, fared });
  for (const pin of pins) console.log(`  ${pin.tenantName} (${pin.tenantId}) stays on ${pin.version}`);
  if (live) describeServing(serving);
  const kept = versions.filter(({ available }) => available).slice(0, 10);
  /** @param {'deployment' | 'publisher' | 'nobody'} [checker] */
  const named = (checker) =>
    kept
      .flatMap(({ version, checkedBy }) => (checker === undefined || checkedBy === checker ? [version] : []))
      .join(', ');
  console.log(`  versions: ${named()}`);
  if (named('deployment')) console.log(`  checked by the deployment: ${named('deployment')}`);
  if (named('publisher')) console.log(`  checked by their publisher alone: ${named('publisher')}`);
  if (named('nobody')) console.log(`  not checked with the current shell: ${named('nobody')}`);
}

/** @param {string[]} args */
async function run(args) {
  const { values, positionals } = parsed(args);
  const [command, name] = positionals;
  if (command === 'check') return check(positionals.slice(1), values);
  if (command === 'version') return raise(name, positionals[2]);
  const act = command !== undefined && Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (command !== 'list' && !(act && name)) throw new Refused(usage);
  const api = connect(serverOf(values.server));
  if (!act || !name) {
    /** @type {{ remotes: RemoteStatus[] }} */
    const { remotes } = await api.get('/remotes');
    for (const remote of remotes) if (!name || remote.id === name) describe(remote);
  } else {
    describe(await act(api, name, values));
  }
  return 0;
}

/** `npm run remote -- publish <name>` and its relatives. @param {string[]} args */
export async function main(args) {
  try {
    // npm hands the separator on, pnpm does not.
    return await run(args.filter((arg) => arg !== '--'));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(error.message);
    return 1;
  }
}

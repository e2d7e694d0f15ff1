import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { capture, ensureInstalled, root } from './workspace.mjs';

const usage = `Publishes remotes to a running Slotwise, with a deploy key of the remote in SLOTWISE_DEPLOY_KEY.

  publish <name> [--canary 10]           build, check, upload, and serve it to everybody, or to 10 % of people
  promote <name> [--version 1.2.0]       serve the canary (or a known version) to everybody
  rollback <name> [--version 1.1.0]      serve what was live before
  canary <name> --percent 25 [--version] change who gets the canary; 0 ends it
  pin <name> --tenant <id> --version 1.1.0
  unpin <name> --tenant <id>
  list [name]                            versions, rollouts, loads and failures

  --server  where it runs; default: SLOTWISE_SERVER, else http://127.0.0.1:\${PORT or 4000}
  --dist    publish: take a finished build from this folder instead of building`;

/** What was asked for cannot be done; the message is for people. */
class Refused extends Error {}

const options = {
  server: { type: 'string' },
  dist: { type: 'string' },
  version: { type: 'string' },
  percent: { type: 'string' },
  canary: { type: 'string' },
  tenant: { type: 'string' },
};

const numberOf = (name, text, [from, to]) => {
  const value = Number(text);
  if (!/^\d+$/.test(text ?? '') || value < from || value > to)
    throw new Refused(`--${name} is a whole number from ${from} to ${to}.`);
  return value;
};
const needed = (name, value) => {
  if (!value) throw new Refused(`--${name} is missing.`);
  return value;
};

/** The API of a running server, as the holder of the key. */
function connect(server) {
  const key = process.env.SLOTWISE_DEPLOY_KEY;
  if (!key)
    throw new Refused('SLOTWISE_DEPLOY_KEY is not set. An administrator makes a deploy key on the page "Remotes".');
  const ask = async (method, address, init) => {
    let response;
    try {
      response = await fetch(server + address, {
        ...init,
        method,
        headers: { authorization: `Bearer ${key}`, ...init.headers },
      });
    } catch (error) {
      throw new Refused(`${server} cannot be reached: ${error.cause?.message ?? error.message}`);
    }
    const text = await response.text();
    if (response.ok) return text ? JSON.parse(text) : null;
    throw refusalOf(response, text);
  };
  return {
    get: (address) => ask('GET', `/api${address}`, {}),
    post: (address, body) =>
      ask('POST', `/api${address}`, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    upload: (address, body) => ask('PUT', address, { body, headers: { 'content-type': 'application/octet-stream' } }),
  };
}

function refusalOf(response, text) {
  try {
    const { message, details = [] } = JSON.parse(text);
    return new Refused([message, ...details.map(({ field, reason }) => `  ${field}: ${reason}`)].join('\n'));
  } catch {
    return new Refused(`The server answered ${response.status}, and not in its own words.`);
  }
}

/** @returns the folder of the remote's build, made now unless it is given */
async function builtAt(name, dist) {
  if (dist) return path.resolve(dist);
  const folder = path.join(root, 'packages', `${name}-remote`);
  if (!existsSync(folder)) throw new Refused(`There is no packages/${name}-remote.`);
  await ensureInstalled();
  console.log(`Building ${name}…`);
  const { code, output } = await capture('turbo', ['run', 'build', `--filter=@slotwise/${name}-remote`, '--ui=stream']);
  if (code !== 0) throw new Refused(`${output}\nThe build failed; its reason stands above.`);
  return path.join(folder, 'dist');
}

function readDescription(dist) {
  const file = path.join(dist, 'slotwise.json');
  if (!existsSync(file)) throw new Refused(`${file} is not there: is that the folder of a build?`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function publish(api, name, values) {
  const percent = values.canary === undefined ? undefined : numberOf('canary', values.canary, [1, 99]);
  const dist = await builtAt(name, values.dist);
  const { manifest, build, entry, integrity, preload } = readDescription(dist);
  if (manifest.id !== name) throw new Refused(`That is a build of ${manifest.id}, not of ${name}.`);
  const { missing } = await api.post('/remotes/versions', { manifest, build, entry, integrity, preload });
  for (const file of missing)
    await api.upload(`/remotes/${name}/${build}/${file}`, readFileSync(path.join(dist, file)));
  const { remote } = await api.post('/remotes/release', { remote: name, version: manifest.version, percent });
  console.log(`${name} ${manifest.version}: ${missing.length} files uploaded.`);
  return remote;
}

const commands = {
  publish,
  promote: async (api, name, { version }) => (await api.post('/remotes/promote', { remote: name, version })).remote,
  rollback: async (api, name, { version }) => (await api.post('/remotes/rollback', { remote: name, version })).remote,
  canary: async (api, name, { version, percent }) => {
    const body = { remote: name, version, percent: numberOf('percent', percent, [0, 99]) };
    return (await api.post('/remotes/canary', body)).remote;
  },
  pin: async (api, name, values) => {
    const [tenant, version] = [needed('tenant', values.tenant), needed('version', values.version)];
    return (await api.post('/remotes/pin', { remote: name, tenant_id: tenant, version })).remote;
  },
  unpin: async (api, name, values) =>
    (await api.post('/remotes/unpin', { remote: name, tenant_id: needed('tenant', values.tenant) })).remote,
};

function describe({ id, live, canary, pins, versions }) {
  const healthOf = (build) => versions.find((version) => version.build === build)?.health;
  const fared = (build) => {
    const { loads = 0, failures = 0, p75 } = healthOf(build) ?? {};
    return `${loads} loads, ${failures} failures${p75 == null ? '' : `, ${Math.round(p75)} ms (p75)`} in 24 h`;
  };
  console.log(`${id}: ${live ? `${live.version} for everybody, ${fared(live.build)}` : 'not served'}`);
  if (canary) console.log(`  canary ${canary.version} for ${canary.percent} %, ${fared(canary.build)}`);
  for (const pin of pins) console.log(`  ${pin.tenantName} (${pin.tenantId}) stays on ${pin.version}`);
  const kept = versions.filter(({ available }) => available).map(({ version }) => version);
  console.log(`  versions: ${kept.slice(0, 10).join(', ')}`);
}

async function run(args) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command, name] = positionals;
  if (command !== 'list' && (!Object.hasOwn(commands, command ?? '') || !name)) throw new Refused(usage);
  const server = values.server ?? process.env.SLOTWISE_SERVER ?? `http://127.0.0.1:${process.env.PORT || 4000}`;
  const api = connect(server.replace(/\/+$/, ''));
  if (command === 'list') {
    const { remotes } = await api.get('/remotes');
    for (const remote of remotes) if (!name || remote.id === name) describe(remote);
  } else {
    describe(await commands[command](api, name, values));
  }
}

/** `npm run remote -- publish <name>` and its relatives. */
export async function main(args) {
  try {
    // npm hands the separator on, pnpm does not.
    await run(args.filter((arg) => arg !== '--'));
    return 0;
  } catch (error) {
    const known = error instanceof Refused || String(error?.code).startsWith('ERR_PARSE_ARGS');
    if (!known) throw error;
    console.error(error.message);
    return 1;
  }
}

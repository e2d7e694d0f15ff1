import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PLATFORM_API_VERSION } from '@slotwise/contract/constants';
import { startServer, type TestServer } from '../harness';

const run = promisify(execFile);
const PATIENCE = 180_000;
const ADDRESS = '/slotwise-platform.tgz';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'slotwise-package-')));
  const build = join(__dirname, '../../../platform/scripts/build.mjs');
  await run(process.execPath, [build, '--out', join(folder, 'dist')]);
  server = await startServer({ TYPES_DIR: join(folder, 'dist') });
}, PATIENCE);
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true });
});

test('the package is at one address, for everybody, and asked for again', async () => {
  const answer = await fetch(server.url + ADDRESS);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/gzip',
    'cache-control': 'public, no-cache',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  // npm unpacks it itself; a browser's encoding around that would be one too many.
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(bytes.equals(await readFile(join(folder, `dist${ADDRESS}`)))).toBe(true);
  const etag = answer.headers.get('etag') ?? '';
  expect(etag).toMatch(/^".+"$/);
  expect((await fetch(server.url + ADDRESS, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test(
  'npm installs it, with no registry',
  async () => {
    const project = await mkdtemp(join(folder, 'project-'));
    await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'portal', private: true }));
    const env = {
      ...process.env,
      NO_PROXY: '127.0.0.1',
      npm_config_registry: 'http://127.0.0.1:1/',
      npm_config_cache: join(folder, 'npm-cache'),
      npm_config_fetch_retries: '0',
    };
    const args = ['install', '--save-dev', '--ignore-scripts', '--no-audit', '--no-fund', server.url + ADDRESS];
    await run('npm', args, { cwd: project, env });
    const installed = join(project, 'node_modules/@slotwise/platform');
    const description = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    expect(description.version).toBe(PLATFORM_API_VERSION);
    const files = await readdir(installed);
    for (const { types } of Object.values<{ types?: string }>(description.exports)) {
      if (types) expect(files).toContain(types.replace('./', ''));
    }
  },
  PATIENCE,
);

test('a server that was built without it says that there is none', async () => {
  const bare = await startServer();
  try {
    const answer = await fetch(bare.url + ADDRESS);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  } finally {
    await bare.close();
  }
});

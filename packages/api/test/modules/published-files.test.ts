import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { buildOf, manifestOf, publishBuild, upload } from './remote-build';

let server: TestServer;
let data: string;
let admin: Person;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'slotwise-published-files-'));
  server = await startServer({ FILES_URL: join(data, 'assets') });
  admin = await signUp(server.call);
  server.services.config.deploymentAdmins.push(admin.email);
});
afterAll(async () => {
  await server.close();
  await rm(data, { recursive: true });
});

const keyFor = async (remote: string) => {
  const { body } = await server.call('POST /remotes/keys', { token: admin.token, body: { remote, name: remote } });
  return body.secret;
};

/** A build with more files than a remote needs. */
const withFiles = (id: string, extra: Record<string, string>) => {
  const { description, files } = buildOf(manifestOf(id, '1.0.0'));
  const sha = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const integrity = { ...description.integrity };
  for (const [file, text] of Object.entries(extra)) integrity[file] = sha(text);
  const build = createHash('sha256')
    .update(JSON.stringify([description.manifest, integrity]))
    .digest('hex')
    .slice(0, 16);
  return { description: { ...description, integrity, build }, files: { ...files, ...extra } };
};

test("what was uploaded and not released is nobody's, and what is released runs nothing as a page", async () => {
  const key = await keyFor('loaded');
  const page = '<script>document.title = localStorage.access_token</script>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${page}</svg>`;
  const worker = { 'some-worker.0123abcd.js': 'postMessage(1)', 'reader.0123abcd.wasm': '\0asm' };
  const build = withFiles('loaded', { 'page.html': page, 'picture.svg': svg, 'data.xml': svg, ...worker });
  const base = `${server.url}/remotes/loaded/${build.description.build}/`;
  expect((await server.call('POST /remotes/versions', { token: key, body: build.description })).status).toBe(201);
  for (const [file, text] of Object.entries(build.files)) {
    expect((await upload(server, key, build, file, text)).status).toBe(204);
    expect([file, (await fetch(base + file)).status]).toEqual([file, 404]);
  }
  expect((await publishBuild(server, key, build)).status).toBe(200);
  const headersOf = async (file: string) => Object.fromEntries((await fetch(base + file)).headers);
  for (const file of ['page.html', 'data.xml']) {
    expect(await headersOf(file)).toMatchObject({
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    });
  }
  const picture = await headersOf('picture.svg');
  expect(picture['content-security-policy']).toContain('sandbox');
  expect(picture['content-disposition']).toBeUndefined();
  // A worker may compile WebAssembly and reaches nobody; what it compiles is loaded as code is.
  expect(await headersOf('some-worker.0123abcd.js')).toMatchObject({
    'content-security-policy': "default-src 'none'; script-src 'wasm-unsafe-eval'",
    'content-type': 'text/javascript; charset=utf-8',
  });
  const binary = await headersOf('reader.0123abcd.wasm');
  expect(binary['content-type']).toBe('application/wasm');
  expect(binary).not.toHaveProperty('content-disposition');
  expect(await headersOf('remoteEntry.0123abcd.js')).not.toHaveProperty('content-security-policy');
});

test('a file has one spelling, and a name that no file can have is not found', async () => {
  const key = await keyFor('spelled');
  const announce = async (file: string) => {
    const { description } = withFiles('spelled', { [file]: 'x' });
    const { status, body } = await server.call('POST /remotes/versions', { token: key, body: description });
    return [file.slice(0, 20), status, body.code];
  };
  for (const file of [
    'a//b.js',
    './a.js',
    'a/',
    'a/./b.js',
    'APP.4567ef01.js',
    // Windows takes each of these for a device, or for another file.
    'con.js',
    'd/nul.txt',
    'Aux',
    'COM1.worker.js',
    'lpt9.map',
    'app.js.',
    'd./app.js',
    'app.js ',
    'x'.repeat(300),
    `${'d/'.repeat(300)}a.js`,
  ]) {
    expect(await announce(file)).toEqual([file.slice(0, 20), 422, 'publish_refused']);
  }
  const build = buildOf(manifestOf('spelled', '1.0.0'));
  expect((await publishBuild(server, key, build)).status).toBe(200);
  const base = `/remotes/spelled/${build.description.build}/`;
  const statusAt = (path: string, method = 'GET') =>
    new Promise<number>((resolve, reject) => {
      const headers = { authorization: `Bearer ${key}`, 'content-length': 0 };
      const { hostname, port } = new URL(server.url);
      // An address as a string would be tidied up.
      request({ hostname, port, path, method, headers }, (answer) => resolve(answer.resume().statusCode ?? 0))
        .on('error', reject)
        .end();
    });
  expect(await statusAt(`${base}app.4567ef01.js`)).toBe(200);
  for (const path of ['%61pp.4567ef01.js', '/app.4567ef01.js', './app.4567ef01.js', 'app.4567ef01.js/']) {
    expect([path, await statusAt(base + path)]).toEqual([path, 404]);
  }
  const plain = 'app.4567ef01.js';
  const content = build.files[plain] ?? '';
  const uploaded = async (path: string) => {
    const answer = await fetch(server.url + base + path, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}` },
      body: content,
    });
    return [path, answer.status, answer.status === 204 ? null : ((await answer.json()) as { code: string }).code];
  };
  expect(await uploaded(plain)).toEqual([plain, 204, null]);
  for (const path of ['app%2e4567ef01.js', '%61pp.4567ef01.js', 'app.4567ef01%2Ejs']) {
    expect(await uploaded(path)).toEqual([path, 404, 'route_not_found']);
  }
  for (const path of ['x'.repeat(300), `${'x'.repeat(5000)}.js`, `d/${'x'.repeat(300)}.js`]) {
    expect(await statusAt(base + path)).toBe(404);
    expect(await statusAt(base + path, 'PUT')).toBe(404);
  }
});

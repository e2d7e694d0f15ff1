import { none } from '@slotwise/contract';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { RegistryEntry } from '@slotwise/contract';
import { request, type IncomingMessage } from 'node:http';
import { COLORS, MARK } from '../src/platform/web/brand';
import { startServer, type TestServer } from './harness';

const script = `console.log(${JSON.stringify('x'.repeat(2000))});`;
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const manifest = {
  id: 'roles',
  name: '</script><script>alert(1)</script>',
  version: '1.0.0',
  platform: '^2.0.0',
  routes: [{ path: '/roles', access: 'user', title: 'Roles' }],
  navigation: [],
  events: { publishes: [], hears: [] },
  permissions: [],
  scopes: [],
};

/** A folder with a built shell and one built remote. */
function built(): string {
  const dir = mkdtempSync(join(tmpdir(), 'slotwise-web-'));
  const put = (path: string, content: string) => {
    mkdirSync(join(dir, path, '..'), { recursive: true });
    writeFileSync(join(dir, path), content);
  };
  put('shell/service-worker.js', script);
  put('secret.txt', 'not to be served');
  put('shell/assets/main.0123abcd.js', script);
  put('shell/assets/chunk.0123abcd.js', script);
  put(
    'shell/index.html',
    `<!doctype html><html lang="en"><head><script nonce="__NONCE__">theme()</script><!--slotwise:head-->` +
      `<script defer="defer" src="/assets/main.0123abcd.js"></script></head><body><h1>It failed</h1></body></html>`,
  );
  put(
    'shell/shell.json',
    JSON.stringify({
      scripts: ['/assets/main.0123abcd.js'],
      preload: ['/assets/chunk.0123abcd.js'],
      document: { de: { 'It failed': 'Fehlgeschlagen' } },
      integrity: {
        '/assets/main.0123abcd.js': sha384(script),
        '/assets/words-de-json.0123abcd.js': sha384(script),
        '/assets/shared-words-de-json.0123abcd.js': sha384(script),
        '/assets/tools-words-de-json.0123abcd.js': sha384(script),
        '/assets/fault-words-de-json.0123abcd.js': sha384(script),
        '/assets/print-words-de-json.0123abcd.js': sha384(script),
        '/service-worker.js': sha384(script),
      },
    }),
  );
  put('remotes/roles-remote/dist/remoteEntry.0123abcd.js', script);
  put('remotes/roles-remote/dist/words-de-json.0123abcd.js', script);
  put('remotes/roles-remote/dist/mf-manifest.json', '{"id":"slotwise_roles"}');
  put(
    'remotes/roles-remote/dist/slotwise.json',
    JSON.stringify({
      manifest,
      build: 'b1',
      entry: 'mf-manifest.json',
      remoteEntry: 'remoteEntry.0123abcd.js',
      integrity: { 'remoteEntry.0123abcd.js': sha384(script), 'words-de-json.0123abcd.js': sha384(script) },
      preload: ['remoteEntry.0123abcd.js'],
      consumes: [],
    }),
  );
  return dir;
}

let dir: string;
let server: TestServer;
beforeAll(async () => {
  dir = built();
  server = await startServer({
    SHELL_DIR: join(dir, 'shell'),
    REMOTES_DIR: join(dir, 'remotes'),
    REMOTE_ORIGINS: 'https://cdn.example.com',
  });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

/** A request for another host than the server's, which fetch would not send. */
const asking = (host: string, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port, hostname } = new URL(server.url);
    request({ port, hostname, path, headers: { host } }, (answer) => resolve(answer.resume()))
      .on('error', reject)
      .end();
  });

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.url + path, { headers });
  const html = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  const permissions = response.headers.get('permissions-policy') ?? '';
  return { status: response.status, html, policy, permissions, nonce: /'nonce-([^']+)'/.exec(policy)?.[1] ?? '' };
};

test('every address of the interface answers the page, with a nonce of its own on every script', async () => {
  const [one, two] = [await page('/'), await page('/roles/some/where')];
  expect([one.status, two.status]).toEqual([200, 200]);
  expect([(await page('/remotes')).status, (await page('/remotes/')).status]).toEqual([200, 200]);
  expect(one.nonce).not.toBe(two.nonce);
  expect(one.html).not.toContain('__NONCE__');
  const scripts = [...one.html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.length).toBeGreaterThanOrEqual(3);
  for (const tag of scripts) expect(tag).toContain(`nonce="${one.nonce}"`);
  expect(one.policy).toContain("'strict-dynamic'");
  expect(one.policy).toContain("frame-ancestors 'self'");
  expect(one.policy).toContain("connect-src 'self' https://cdn.example.com");
  // Labels are read by the camera, and by a worker that may compile what the page may not.
  expect(one.permissions).toBe('camera=(self), microphone=(), geolocation=(), payment=()');
  expect(one.policy).toContain("worker-src 'self';");
  expect(one.policy).not.toContain('unsafe');
});

test('only where overrides are allowed the page says so, and only where pages may be kept it names the worker for it', async () => {
  const { html, policy } = await page('/');
  expect(html).not.toContain('slotwise-overrides');
  expect(policy).not.toMatch(/localhost|127\.0\.0\.1/);
  const open = await startServer({
    ...{ SHELL_DIR: join(dir, 'shell'), ALLOW_REMOTE_OVERRIDES: '1', KEEP_PAGES: 'false' },
  });
  try {
    const response = await fetch(open.url);
    expect(await response.text()).toContain('<meta name="slotwise-overrides" content="loopback">');
    const directives = (response.headers.get('content-security-policy') ?? '').split('; ');
    const loopback = ['http', 'https', 'ws', 'wss'].flatMap((scheme) => [
      `${scheme}://localhost:*`,
      `${scheme}://127.0.0.1:*`,
    ]);
    expect(directives).toContain(`connect-src 'self' ${loopback.join(' ')}`);
    expect(directives.filter((directive) => directive.includes('localhost'))).toHaveLength(1);
    // If pages must not be kept, the worker that browsers have takes itself away.
    expect(html).toContain('slotwise-service-worker');
    expect(await (await fetch(open.url)).text()).not.toContain('slotwise-service-worker');
    expect(await (await fetch(`${open.url}/service-worker.js`)).text()).toContain('registration.unregister()');
    const worker = await fetch(`${server.url}/service-worker.js`);
    expect(await worker.text()).toBe(script);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self' https://cdn.example.com",
    );
  } finally {
    await open.close();
  }
});

test('what only origins that browsers trust may say is said to them', async () => {
  const saidAt = async (host: string) => {
    const { headers } = await asking(host, '/');
    return [headers['cross-origin-opener-policy'], headers['origin-agent-cluster']];
  };
  expect(await saidAt('localhost:4000')).toEqual(['same-origin', '?1']);
  expect(await saidAt('warehouse.lan:4000')).toEqual([undefined, undefined]);
});

test('the page starts the shell with integrity, and asks early for what it will need', async () => {
  const { html } = await page('/');
  expect(html).toContain(`src="/assets/main.0123abcd.js" integrity="${sha384(script)}"`);
  expect(html.match(/main\.0123abcd\.js/g)).toHaveLength(1);
  expect(html).toMatch(/<link rel="preload" as="script"[^>]*href="\/assets\/chunk\.0123abcd\.js"/);
  expect(html).not.toContain('h.files');
});

test('a screen’s own files are asked for early by who may see it, checked', async () => {
  for (const path of ['/roles', '/roles/below']) {
    const { html } = await page(path);
    const [, hint] = /\((\{"access".*?\})\)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(hint ?? 'null')).toEqual({
      access: 'user',
      files: [{ url: '/remotes/roles/b1/remoteEntry.0123abcd.js', integrity: sha384(script) }],
    });
  }
  expect((await page('/rolesandmore')).html).not.toContain('h.files');
});

test('the page comes in its reader’s language with the words of that, and of no other', async () => {
  const german = await page('/roles', { 'accept-language': 'de-AT, en;q=0.5' });
  expect(german.html).toContain('<html lang="de">');
  expect(german.html).toContain('<h1>Fehlgeschlagen</h1>');
  const words = (html: string) => [
    ...html.matchAll(/href="[^"]*(\/[\w-]*words-de-json)|(\/words-de-json)[^"]*","integrity"/g),
  ];
  expect(words(german.html).map(([, shell, remote]) => shell ?? remote)).toEqual([
    '/words-de-json',
    '/shared-words-de-json',
    '/words-de-json',
  ]);
  const english = await page('/roles', { 'accept-language': 'de', cookie: 'language=en' });
  expect(english.html).toContain('<html lang="en">');
  expect(english.html).toContain('<h1>It failed</h1>');
  expect(words(english.html)).toEqual([]);
});

test('the registry stands in the page, and nothing in it can break out', async () => {
  const { html } = await page('/');
  const text = /<script type="application\/json" id="slotwise-registry"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { remotes } = JSON.parse(text) as { remotes: RegistryEntry[] };
  expect(remotes).toHaveLength(1);
  expect(remotes[0]).toMatchObject({
    id: 'roles',
    build: 'b1',
    manifest: { name: manifest.name },
    entry: '/remotes/roles/b1/mf-manifest.json',
    mfManifest: { id: 'slotwise_roles' },
    preload: ['/remotes/roles/b1/remoteEntry.0123abcd.js'],
  });
  expect(html).not.toContain('<script>alert(1)');
});

test("a remote's files are served to other origins, for ever", async () => {
  const response = await fetch(`${server.url}/remotes/roles/b1/remoteEntry.0123abcd.js`);
  expect(await response.text()).toBe(script);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('timing-allow-origin')).toBe('*');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('another build, another file, or a way out of the folder is not found', async () => {
  const { port, hostname } = new URL(server.url);
  const status = (path: string) =>
    new Promise<number>((resolve, reject) => {
      // fetch would tidy the path up.
      request({ port, hostname, path }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
  for (const path of [
    '/remotes/roles/b2/remoteEntry.0123abcd.js',
    '/remotes/roles/b1/nothing.js',
    '/remotes/roles/b1/../../../secret.txt',
    '/remotes/roles/b1/..%2f..%2f..%2fsecret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/nothing.js',
    '/assets/nothing',
    '/assets/',
    '/nothing.j%73',
    '/remotes/roles/con',
    '/remotes/roles',
    '/%72emotes/roles/b1',
    '/shell/nope',
    '/shell/',
    `/remotes/roles/b1/${'x'.repeat(300)}.js`,
    `/${'x'.repeat(300)}.js`,
  ]) {
    expect([path, await status(path)]).toEqual([path, 404]);
  }
});

test('files are compressed once and revalidated by their content', async () => {
  const { port, hostname } = new URL(server.url);
  const raw = await new Promise<{ body: Buffer; encoding: string | undefined; etag: string }>((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, br' };
    request({ port, hostname, path: '/assets/main.0123abcd.js', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          body: Buffer.concat(chunks),
          encoding: answer.headers['content-encoding'],
          etag: String(answer.headers.etag),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
  expect(raw.encoding).toBe('br');
  expect(brotliDecompressSync(raw.body).toString()).toBe(script);
  const again = await fetch(`${server.url}/assets/main.0123abcd.js`, { headers: { 'if-none-match': raw.etag } });
  expect(again.status).toBe(304);
});

test('an unknown address of the API is not the page', async () => {
  const response = await fetch(`${server.url}/api/nothing`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'route_not_found' });
});

test('the contract is browsable, and health, readiness and measurements are answered', async () => {
  const docs = await fetch(`${server.url}/api/docs/json`);
  expect(await docs.json()).toMatchObject({ openapi: '3.1.0' });
  const shown = await fetch(`${server.url}/api/docs/`);
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain('<title>Slotwise API</title>');
  expect(await (await fetch(`${server.url}/api/docs/static/theme/brand.css`)).text()).toContain('Slotwise API');
  expect(shown.headers.get('content-security-policy')).not.toMatch(/https:|upgrade|swagger\.io/);
  expect(await (await fetch(`${server.url}/robots.txt`)).text()).toContain('Disallow: /api/');
  expect((await fetch(`${server.url}/favicon.ico`)).headers.get('content-type')).toBe('image/svg+xml');
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' });
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('http_request_duration_seconds');
});

test('measurements are given to whoever has the token, if there is one', async () => {
  const METRICS_TOKEN = 'a token of some length';
  const guarded = await startServer({ METRICS_TOKEN });
  try {
    expect((await fetch(`${guarded.url}/metrics`)).status).toBe(404);
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    expect((await fetch(`${guarded.url}/metrics`, { headers })).status).toBe(200);
  } finally {
    await guarded.close();
  }
});

test('mails can be read in development, escaped, and only there', async () => {
  await server.services.db.withSystem(() =>
    Promise.resolve({
      answer: undefined,
      audit: none('prepared by a test'),
      mails: [
        {
          to: 'a@example.com',
          write: () => ({ subject: '<b>Hi</b>', text: 'See https://example.com/x?token=1' }),
        },
      ],
    }),
  );
  const list = await (await fetch(`${server.url}/dev/mailbox`)).text();
  expect(list).toContain('&lt;b&gt;Hi&lt;/b&gt;');
  // As the product's own pages do: its mark, its name, its colours in light and dark.
  expect(list).toContain(MARK);
  expect(list).toContain('<span>Slotwise development mailbox</span>');
  expect(list).toContain(COLORS);
  const link = /\/dev\/mailbox\/\w+/.exec(list)?.[0] ?? '';
  expect(await (await fetch(server.url + link)).text()).toContain('href="https://example.com/x?token=1"');
  for (const path of ['/dev/mailbox', link, '/metrics']) {
    expect([path, (await asking('evil.example', path)).statusCode]).toEqual([path, 404]);
  }
  // Not said: not a place to develop in.
  const production = await startServer({ NODE_ENV: '' });
  try {
    expect((await fetch(`${production.url}/dev/mailbox`)).status).not.toBe(200);
    expect((await fetch(`${production.url}/metrics`)).status).toBe(404);
  } finally {
    await production.close();
  }
});

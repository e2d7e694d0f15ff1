import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { generate, type CertificateExtension } from 'selfsigned';
import { startServer, type TestServer } from './harness';

const script = `console.log(${JSON.stringify('x'.repeat(2000))});`;
let server: TestServer;
let client: ClientHttp2Session;
let folder: string;
let trusted: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'slotwise-http2-'));
  const put = (path: string, content: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const names: CertificateExtension = { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] };
  const made = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keyType: 'ec', extensions: [names] });
  trusted = made.cert;
  put('key.pem', made.private);
  put('cert.pem', made.cert);
  put('shell/assets/main.0123abcd.js', script);
  put(
    'shell/index.html',
    '<!doctype html><html><head><script nonce="__NONCE__">theme()</script><!--slotwise:head--></head><body></body></html>',
  );
  put('shell/shell.json', JSON.stringify({ scripts: [], preload: [], integrity: {} }));
  server = await startServer({
    TLS_KEY: join(folder, 'key.pem'),
    TLS_CERT: join(folder, 'cert.pem'),
    SHELL_DIR: join(folder, 'shell'),
    REMOTES_DIR: join(folder, 'remotes'),
  });
  client = connect(server.url, { ca: trusted });
});
afterAll(async () => {
  client.destroy();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ headers: IncomingHttpHeaders & { ':status'?: number }; body: Buffer }>((resolve, reject) => {
    const stream = client.request({ ':path': path, ...headers });
    let answered: IncomingHttpHeaders = {};
    const chunks: Buffer[] = [];
    stream.on('response', (given) => (answered = given));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => resolve({ headers: answered, body: Buffer.concat(chunks) }));
    stream.on('error', reject);
  });

test('with a certificate many answers share one connection, compressed', async () => {
  const compressed = { 'accept-encoding': 'gzip, br' };
  const [page, file, answer, ...more] = await Promise.all([
    ask('/', compressed),
    ask('/assets/main.0123abcd.js', compressed),
    ask('/api/docs/json', compressed),
    ...Array.from({ length: 40 }, () => ask('/healthz')),
  ]);
  expect(client.alpnProtocol).toBe('h2');
  expect(page.headers[':status']).toBe(200);
  expect(file.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(file.body).toString()).toBe(script);
  expect(answer.headers['content-encoding']).toMatch(/^(br|gzip)$/);
  expect(more.map(({ headers }) => headers[':status'])).toEqual(Array(40).fill(200));
});

test('who speaks only HTTP/1.1 is answered on the same port', async () => {
  const { hostname, port } = new URL(server.url);
  const version = await new Promise<string>((resolve, reject) => {
    request({ hostname, port, path: '/healthz', ca: trusted }, (answer) => {
      answer.resume();
      resolve(answer.httpVersion);
    })
      .on('error', reject)
      .end();
  });
  expect(version).toBe('1.1');
});

/** Exit code of the image's health check beside a server with these settings. */
function health(settings: Record<string, string>): Promise<number> {
  const root = join(__dirname, '../../..');
  const [, program = '', script = ''] =
    /HEALTHCHECK[^]*?CMD \["(node)", "([^"]+)"\]/.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
  expect(readFileSync(join(root, 'scripts/lay-out-image.sh'), 'utf8')).toContain(script);
  return new Promise((resolve) => {
    execFile(program, [script], { cwd: root, env: { PATH: process.env.PATH, ...settings } }, (fault) =>
      resolve(typeof fault?.code === 'number' ? fault.code : 0),
    );
  });
}

test('the image sees that a server with a certificate of its own is ready, and that none is there', async () => {
  const { port: PORT } = new URL(server.url);
  expect(await health({ HOST: '0.0.0.0', PORT, TLS_CERT: join(folder, 'cert.pem') })).toBe(0);
  expect(await health({ HOST: '127.0.0.1', PORT, TLS_CERT: join(folder, 'cert.pem') })).toBe(0);
  expect(await health({ PORT })).toBe(1);
  expect(await health({ PORT: '1', TLS_CERT: join(folder, 'cert.pem') })).toBe(1);
});

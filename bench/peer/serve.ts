import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Running {
  url: string;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('the probe has no port');
  return address.port;
}

export interface Certificate {
  env: { TLS_KEY: string; TLS_CERT: string };
  /** By this a browser can be told to trust it: what comes over a connection with a faulty certificate is not cached. */
  spki: string;
}

/** A certificate of our own, for this run only: browsers speak HTTP/2 over TLS alone. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const made = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keyType: 'ec' });
  writeFileSync(key, made.private);
  writeFileSync(cert, made.cert);
  const publicKey = new X509Certificate(made.cert).publicKey.export({ type: 'spki', format: 'der' });
  const spki = createHash('sha256').update(publicKey).digest('base64');
  return { env: { TLS_KEY: key, TLS_CERT: cert }, spki };
}

/** Our own server with one build of the interface, on a database of its own. */
export async function serve(shellDir: string, tls: Certificate['env'] | undefined): Promise<Running> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'slotwise-bench-'));
  const url = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, ['packages/api/dist/main.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...tls,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SHELL_DIR: shellDir,
      REMOTES_DIR: 'packages',
      LOG_LEVEL: 'warn',
      SEED: 'demo',
      RATE_LIMIT_FACTOR: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const deadline = Date.now() + 60_000;
  while (!printed.includes('Slotwise is ready')) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the server did not start:\n${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

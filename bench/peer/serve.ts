import { createHash, X509Certificate } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from 'selfsigned';
import { startServer, type Server } from '../../e2e/fixtures/server';

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
export const serve = (shellDir: string, tls?: Certificate['env']): Promise<Server> =>
  startServer({ SHELL_DIR: shellDir, ...tls });

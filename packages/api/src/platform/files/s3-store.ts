import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store';

export interface S3Options {
  bucket: string;
  /** Before every path, empty or ending in a slash. */
  prefix: string;
  /** Origin of the service; buckets are addressed by path, which every S3-compatible service takes. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
}

const TIMEOUT_MS = 20_000;
const PROBE = 'is-there-a-bucket';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A bucket of Amazon S3 or of anything that speaks its protocol. */
export function s3Store({ bucket, prefix, endpoint, ...credentials }: S3Options): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
  const send = (method: string, path: string, init: RequestInit = {}): Promise<Response> => {
    const key = (prefix + path).split('/').map(encodeURIComponent).join('/');
    return client.fetch(`${endpoint}/${bucket}/${key}`, { ...init, method, signal: AbortSignal.timeout(TIMEOUT_MS) });
  };
  const ask = async (method: string, path: string, init: RequestInit = {}): Promise<Response | undefined> => {
    const response = await send(method, path, init);
    if (response.ok) return response;
    // Its text may name the bucket and the account: for the log, never for a client.
    const text = await response.text();
    if (response.status === 404) return undefined;
    throw new Error(`The file store answered ${response.status} to ${method} ${path}: ${text.slice(0, 500)}`);
  };
  return {
    // A file that nobody has: what is asked of the bucket itself needs rights that the server does without.
    async check() {
      const response = await send('GET', PROBE);
      const text = await response.text();
      if (response.ok || (response.status === 404 && !text.includes('NoSuchBucket'))) return;
      const said = [...text.matchAll(/<(?:Code|Message)>([^<]*)</g)].map(([, words]) => words).join(': ');
      throw new Error(
        `${endpoint} answered ${response.status} for the bucket ${bucket}: ${said || text.slice(0, 200)}`,
      );
    },
    async put(path, content, type) {
      const headers = { 'content-type': type, 'cache-control': IMMUTABLE };
      const stored = await ask('PUT', path, { body: new Uint8Array(content), headers });
      if (!stored) throw new Error(`The file store has no bucket ${bucket}`);
    },
    async get(path) {
      const found = await ask('GET', path);
      return found && Buffer.from(await found.arrayBuffer());
    },
    has: async (path) => (await ask('HEAD', path)) !== undefined,
    async delete(path) {
      await ask('DELETE', path);
    },
  };
}

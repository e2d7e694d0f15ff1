import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from './folder-store';
import type { FileStore } from './index';
import { s3Store } from './s3-store';

interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** Speaks as much S3 as the store needs: a bucket `files`, addressed by path, for clients that sign with version 4. */
async function fakeS3(): Promise<{ endpoint: string; seen: Seen[]; server: Server }> {
  const objects = new Map<string, { content: Buffer; type: string }>();
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      seen.push({ method, url, headers });
      if (!/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-test-1\/s3\/aws4_request/.test(headers.authorization ?? ''))
        return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      if (!url.startsWith('/files/')) return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
      if (method === 'PUT') {
        objects.set(url, { content: Buffer.concat(parts), type: headers['content-type'] ?? '' });
        return response.writeHead(200).end();
      }
      if (method === 'DELETE') {
        objects.delete(url);
        return response.writeHead(204).end();
      }
      const found = objects.get(url);
      if (!found)
        return response.writeHead(404).end(method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>');
      response.writeHead(200, { 'content-type': found.type, 'content-length': found.content.length });
      return response.end(method === 'HEAD' ? undefined : found.content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, server };
}

let folder: string;
let s3: Awaited<ReturnType<typeof fakeS3>>;
const bucket = (change: Partial<Parameters<typeof s3Store>[0]> = {}) =>
  s3Store({
    bucket: 'files',
    prefix: 'remotes/',
    endpoint: s3.endpoint,
    region: 'eu-test-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    sessionToken: undefined,
    ...change,
  });
const stores: Record<string, () => FileStore> = { folder: () => folderStore(folder), bucket: () => bucket() };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slotwise-files-'));
  s3 = await fakeS3();
});
afterAll(async () => {
  s3.server.close();
  await rm(folder, { recursive: true });
});

test.each(Object.keys(stores))('a %s gives back what was put there, byte by byte, and nothing else', async (kind) => {
  const store = stores[kind]!();
  const content = Buffer.from([0, 255, 10, 13, 128]);
  expect(await store.has('roles/b1/a b.js')).toBe(false);
  expect(await store.get('roles/b1/a b.js')).toBeUndefined();
  await store.put('roles/b1/a b.js', content, 'text/javascript');
  expect(await store.has('roles/b1/a b.js')).toBe(true);
  expect((await store.get('roles/b1/a b.js'))?.equals(content)).toBe(true);
  expect(await store.get('roles/b1')).toBeUndefined();
  expect(await store.has('roles/b2/a b.js')).toBe(false);
});

test.each(Object.keys(stores))('a %s deletes one file, and minds none that is gone', async (kind) => {
  const store = stores[kind]!();
  for (const path of ['gone/b1/main.js', 'gone/b2/main.js']) await store.put(path, Buffer.from('x'), 'text/javascript');
  await store.delete('gone/b1/main.js');
  await store.delete('gone/b1/main.js');
  await store.delete('gone/b9/never.js');
  expect(await store.get('gone/b1/main.js')).toBeUndefined();
  expect(await store.has('gone/b2/main.js')).toBe(true);
});

test('a folder that is empty goes with its last file, and nothing outside is deleted', async () => {
  const store = folderStore(folder);
  await store.put('left/b1/assets/main.js', Buffer.from('x'), 'text/javascript');
  await store.put('left/b2/main.js', Buffer.from('x'), 'text/javascript');
  await store.delete('left/b1/assets/main.js');
  expect(await readdir(join(folder, 'left'))).toEqual(['b2']);
  const outside = await mkdtemp(join(tmpdir(), 'slotwise-outside-'));
  await store.delete(`../${outside.split('/').at(-1)}`);
  await rm(outside, { recursive: true });
});

test('a folder keeps to itself, and leaves no drafts', async () => {
  const store = folderStore(folder);
  await expect(store.put('../outside.js', Buffer.from('x'), 'text/javascript')).rejects.toThrow('not a path');
  expect(await store.get('../../../etc/passwd')).toBeUndefined();
  await store.put('one/file.js', Buffer.from('x'), 'text/javascript');
  expect(await readdir(join(folder, 'one'))).toEqual(['file.js']);
});

test('objects lie under the prefix, with their type, for ever', async () => {
  await bucket().put('roles/b1/main.js', Buffer.from('x'), 'text/javascript; charset=utf-8');
  expect(s3.seen.at(-1)).toMatchObject({
    method: 'PUT',
    url: '/files/remotes/roles/b1/main.js',
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
});

test('a store that refuses or has no such bucket says so', async () => {
  await expect(bucket({ accessKeyId: 'other' }).get('roles/b1/main.js')).rejects.toThrow(/answered 403 to GET/);
  await expect(bucket({ bucket: 'none' }).put('a.js', Buffer.from('x'), 'text/javascript')).rejects.toThrow(
    'no bucket none',
  );
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMetrics } from '../metrics';
import { s3Store } from './s3-store';
import { FilesWatch } from './watch';

const error = (code: string) => `<Error><Code>${code}</Code><Message>Said so.</Message></Error>`;

test('a bucket is tried without writing; what is wrong with it is said once, and so is that it is over', async () => {
  let [status, body] = [403, error('InvalidAccessKeyId')];
  const methods = new Set<string | undefined>();
  const server = createServer(({ method }, response) => {
    methods.add(method);
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'key', secretAccessKey: 'hidden', sessionToken: undefined };
  const { filesReachable } = createMetrics();
  const lines: string[] = [];
  const log = {
    error: (_: unknown, line: string) => void lines.push(line),
    info: (line: string) => void lines.push(line),
  };
  const store = s3Store({ bucket: 'files', prefix: '', endpoint, region: 'eu-test-1', ...keys });
  const watch = new FilesWatch(store, { filesReachable }, log as never);
  const reachable = async () => {
    await watch.run();
    return (await filesReachable.get()).values[0]?.value;
  };

  expect([await reachable(), await reachable()]).toEqual([0, 0]);
  [status, body] = [404, error('NoSuchBucket')];
  expect(await reachable()).toBe(0);
  [status, body] = [404, error('NoSuchKey')];
  expect([await reachable(), await reachable()]).toEqual([1, 1]);
  const place = `the store of published files (FILES_URL) cannot be used: ${endpoint} answered`;
  expect(lines).toEqual([
    `${place} 403 for the bucket files: InvalidAccessKeyId: Said so.`,
    `${place} 404 for the bucket files: NoSuchBucket: Said so.`,
    'the store of published files (FILES_URL) can be used again',
  ]);
  expect([...methods]).toEqual(['GET']);
  await new Promise((resolve) => server.close(resolve));
});

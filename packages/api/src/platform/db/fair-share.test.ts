import { FairShare, SERVER } from './fair-share';

/** Work that ends when the test says so. */
function workbench(share: FairShare) {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const start = (tenant: string) =>
    share.run(tenant, () => {
      began.push(tenant);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { began, start, endOne };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one request of another tenant does not wait behind a thousand of the first', async () => {
  const { began, start, endOne } = workbench(new FairShare(4));
  for (let n = 0; n < 400; n++) void start('greedy');
  await settled();
  // Half of the connections stay free for others.
  expect(began).toEqual(['greedy', 'greedy']);
  void start('other');
  await settled();
  expect(began).toEqual(['greedy', 'greedy', 'other']);
  await endOne();
  expect(began).toHaveLength(4);
});

test('on a single connection tenants take turns', async () => {
  const { began, start, endOne } = workbench(new FairShare(1));
  for (let n = 0; n < 4; n++) void start('a');
  for (let n = 0; n < 2; n++) void start('b');
  void start('c');
  for (let n = 0; n < 7; n++) await endOne();
  expect(began).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
});

test('a tenant that has too much waiting is told to come back, and nobody else is', async () => {
  const { start } = workbench(new FairShare(2));
  const refused: unknown[] = [];
  for (let n = 0; n < 510; n++) void start('greedy').catch((fault: unknown) => refused.push(fault));
  await settled();
  expect(refused).toHaveLength(9);
  expect(refused[0]).toMatchObject({ code: 'rate_limited', headers: { 'retry-after': '1' } });
  let other = false;
  void start('other').then(() => (other = true));
  await settled();
  expect(other).toBe(false);
});

test('what the server itself looks up waits, and is not refused', async () => {
  const { start } = workbench(new FairShare(2));
  const refused: unknown[] = [];
  for (let n = 0; n < 1000; n++) void start(SERVER).catch((fault: unknown) => refused.push(fault));
  await settled();
  expect(refused).toEqual([]);
});

test('what fails gives its connection back', async () => {
  const share = new FairShare(1);
  await expect(share.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await expect(share.run('b', () => Promise.resolve('done'))).resolves.toBe('done');
});

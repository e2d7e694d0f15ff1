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

test('several greedy tenants together leave some to whoever comes next, and to the next after them', async () => {
  const { began, start, endOne } = workbench(new FairShare(10));
  const flood = (tenant: string) => {
    for (let n = 0; n < 50; n++) void start(tenant);
  };
  for (const tenant of ['a', 'b', 'c']) flood(tenant);
  await settled();
  const has = () => Object.fromEntries(['a', 'b', 'c'].map((one) => [one, began.filter((by) => by === one).length]));
  expect(has()).toEqual({ a: 5, b: 2, c: 1 });
  for (const newcomer of ['one', 'another']) {
    void start(newcomer);
    await settled();
    expect(began.at(-1)).toBe(newcomer);
  }
  // All are taken: whoever comes now is the next, before all those that wait and have some.
  void start('last');
  await settled();
  expect(began).not.toContain('last');
  await endOne();
  expect(began.at(-1)).toBe('last');
});

test('while greedy tenants have all but the last quarter, the server has a second one', async () => {
  const { began, start } = workbench(new FairShare(10));
  for (const tenant of ['a', 'b']) for (let n = 0; n < 50; n++) void start(tenant);
  for (let n = 0; n < 4; n++) void start(SERVER);
  await settled();
  expect(began.filter((by) => by === SERVER)).toHaveLength(2);
});

test('what ends is shared by those that wait, until all have as many', async () => {
  const { began, start, endOne } = workbench(new FairShare(10));
  for (const tenant of ['a', 'b', 'c']) for (let n = 0; n < 50; n++) void start(tenant);
  for (let n = 0; n < 60; n++) await endOne();
  const late = began.slice(-30);
  for (const one of ['a', 'b', 'c']) {
    const turns = late.filter((by) => by === one).length;
    expect([one, turns >= 9 && turns <= 11]).toEqual([one, true]);
  }
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

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explain } from './explain';
import { readConfig } from './platform/config';
import { lockDataDir } from './platform/db/lock';

test('an address of another machine is said in one sentence', async () => {
  // Kept for documentation: no machine has it.
  const host = '192.0.2.1';
  const fault = await new Promise((resolve) => createServer().on('error', resolve).listen(4300, host));
  expect(explain(fault, readConfig({ HOST: host, PORT: '4300' }))).toBe(
    'The address 192.0.2.1 is none of this machine (EADDRNOTAVAIL): set HOST to one that is, such as 127.0.0.1.',
  );
});

test('a data directory that is a file, or below one, is said in one sentence', () => {
  const dir = mkdtempSync(join(tmpdir(), 'slotwise-explain-'));
  const file = join(dir, 'file');
  writeFileSync(file, '');
  for (const dataDir of [file, join(file, 'below')]) {
    let fault: unknown;
    try {
      lockDataDir(dataDir, () => {});
    } catch (thrown) {
      fault = thrown;
    }
    expect(explain(fault, readConfig({ DATA_DIR: dataDir }))).toMatch(`The data directory ${dataDir} cannot be used: `);
  }
  rmSync(dir, { recursive: true });
});

test.each(['EACCES', 'EPERM', 'EROFS'])('%s of a file is not told of the port', (code) => {
  const config = readConfig({ DATA_DIR: '/data' });
  const fault = Object.assign(new Error(code), { code, syscall: 'mkdir', path: '/data/postgres' });
  expect(explain(fault, config)).toBe(
    `The data directory /data cannot be used: this account may not write to it (${code}). Set DATA_DIR to another directory.`,
  );
  const listening = Object.assign(new Error(code), { code, syscall: 'listen' });
  expect(explain(listening, config)).not.toMatch(/directory/);
});

test('a fault of ours is not explained away', () => {
  expect(explain(new TypeError('undefined is not a function'), readConfig({}))).toBeUndefined();
});

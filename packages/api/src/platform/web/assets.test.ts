import { mkdtempSync, rmSync } from 'node:fs';
import { unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AssetFolder, pickEncoding } from './assets';

const all = ['br', 'gzip', 'identity'] as const;

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['gzip;q=0.5, br;q=0.1', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%p is served as %s', (accepted, encoding) => expect(pickEncoding(accepted, all)).toBe(encoding));

test('what is not worth compressing is not', () => expect(pickEncoding('br', ['identity'])).toBe('identity'));

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'slotwise-assets-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('a file that a deployment deletes while it is asked for is there as a whole, or is not there', async () => {
  const folder = new AssetFolder(dir);
  const seen = new Set<string>();
  for (let round = 0; round < 200; round += 1) {
    const name = `chunk-${round}.js`;
    await writeFile(join(dir, name), `round ${round}`);
    const [asset] = await Promise.all([folder.find(name), unlink(join(dir, name))]);
    const text = asset && (await asset.body('identity')).toString();
    expect([undefined, `round ${round}`]).toContain(text);
    seen.add(asset ? 'there' : 'gone');
  }
  expect(seen).toContain('gone');
});

test('what cannot be a file of the folder is not there', async () => {
  const folder = new AssetFolder(dir);
  await writeFile(join(dir, 'a.js'), 'a');
  for (const path of ['b.js', 'a.js/b.js', '../a.js', `${'x'.repeat(300)}.js`, 'a\0.js', '.']) {
    expect([path, await folder.find(path)]).toEqual([path, undefined]);
  }
  expect(await folder.find('a.js')).toBeDefined();
});

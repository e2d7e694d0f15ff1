import { mkdtempSync, rmSync } from 'node:fs';
import { unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
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

test('what a build has compressed is served so, unless it is of another file', async () => {
  const folder = new AssetFolder(dir);
  const code = 'let counted = 0;\n'.repeat(100);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  const built = brotliCompressSync(code, { params });
  await writeFile(join(dir, 'a.js'), code);
  await writeFile(join(dir, 'a.js.br'), built);
  expect((await (await folder.find('a.js'))?.body('br'))?.equals(built)).toBe(true);
  for (const [name, other] of [
    ['stale.js', brotliCompressSync(code.replace('counted', 'numbers'), { params })],
    ['longer.js', brotliCompressSync(`${code}// older`, { params })],
    ['large.js', brotliCompressSync(Buffer.alloc(1_000_000), { params })],
    ['broken.js', Buffer.from('no brotli')],
  ] as const) {
    await writeFile(join(dir, name), code);
    await writeFile(join(dir, `${name}.br`), other);
    const body = await (await folder.find(name))?.body('br');
    expect([name, body && brotliDecompressSync(body).toString()]).toEqual([name, code]);
  }
});

test('what cannot be a file of the folder is not there', async () => {
  const folder = new AssetFolder(dir);
  await writeFile(join(dir, 'a.js'), 'a');
  for (const path of ['b.js', 'a.js/b.js', '../a.js', `${'x'.repeat(300)}.js`, 'a\0.js', '.']) {
    expect([path, await folder.find(path)]).toEqual([path, undefined]);
  }
  expect(await folder.find('a.js')).toBeDefined();
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const script = pathToFileURL(path.resolve(__dirname, '../webpack/shared-in.mjs')).href;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'slotwise-shared-in-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Modules of the page that a remote with these sources shares. */
function sharedIn(files: Record<string, string>): string[] {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const code = `import { sharedIn } from ${JSON.stringify(script)}; console.log(JSON.stringify(sharedIn(${JSON.stringify(folder)})))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }),
  ) as string[];
}

test('a part that a remote brings itself leads to what it is made of', () => {
  const shared = sharedIn({ 'list.tsx': `import { LongList } from '@slotwise/shared/ui/long-list';` });
  expect(shared).toEqual(expect.arrayContaining(['@slotwise/shared/ui', '@slotwise/shared/ui/table']));
});

test('of a door the part counts that is taken, and not its neighbours', () => {
  expect(sharedIn({ 'bar.tsx': `import { usePaused } from '@slotwise/shared/ui/plain';` })).toEqual(['react']);
});

test('what is imported later counts, and what is of types alone does not', () => {
  const files = {
    'late.ts': `export const open = () => import('@slotwise/shared/ui/form');`,
    'deep/types.ts': `import type { Column } from '@slotwise/shared/ui/table';
      import { type Filter } from '@slotwise/shared/ui/list';
      export type { Tone } from '@slotwise/shared/ui/feedback';`,
    'said.ts': `export const text = "'@slotwise/shared/ui/data'";`,
    'list.test.tsx': `import { Button } from '@slotwise/shared/ui';`,
  };
  expect(sharedIn(files)).toEqual(['@slotwise/shared/ui/form']);
});

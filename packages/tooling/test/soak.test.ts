import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Slice {
  from: number;
  to: number;
  passed: boolean;
}
interface State {
  slicesOf(key: string): Slice[];
  record(key: string, slice: Slice): void;
}
const source = join(__dirname, '../../../scripts/soak/state.mjs');
// The soak is run by JavaScript.
const { openState, remaining, tried } = jest.requireActual<{
  openState(file: string): State;
  remaining(done: Omit<Slice, 'passed'>[], count: number, size: number): Omit<Slice, 'passed'>[];
  tried(done: Omit<Slice, 'passed'>[], count: number): number;
}>('../../../scripts/soak/state.mjs');
const { secretsIn, serverLines } = jest.requireActual<{
  secretsIn(log: string): string[];
  serverLines(output: string): string;
}>('../../../scripts/soak/secrets.mjs');

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'soak-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const slice = (from: number, to: number, passed = true): Slice => ({ from, to, passed });

test('what no slice has tried is cut into slices, gaps between others first', () => {
  expect(remaining([], 10, 4)).toEqual([
    { from: 0, to: 4 },
    { from: 4, to: 8 },
    { from: 8, to: 10 },
  ]);
  const done = [slice(6, 8), slice(0, 3)];
  expect(remaining(done, 10, 2)).toEqual([
    { from: 3, to: 5 },
    { from: 5, to: 6 },
    { from: 8, to: 10 },
  ]);
  expect([tried(done, 10), tried(done, 7), tried([slice(0, 40)], 10)]).toEqual([5, 4, 10]);
  // A quick pass of a hundredth is where the whole goes on.
  expect(remaining([slice(0, 10)], 10, 4)).toEqual([]);
});

test('a slice takes the place of what was tried of its numbers, and of no others', () => {
  const state = openState(join(folder, 'state.json'));
  state.record('embedded kills', slice(0, 10));
  state.record('embedded kills', slice(10, 20, false));
  state.record('postgres kills', slice(0, 5));
  state.record('embedded kills', slice(10, 20));
  expect(openState(join(folder, 'state.json')).slicesOf('embedded kills')).toEqual([slice(0, 10), slice(10, 20)]);
  expect(state.slicesOf('postgres kills')).toEqual([slice(0, 5)]);
});

test('killed in the middle of a slice, it goes on with that slice', async () => {
  const file = join(folder, 'state.json');
  const script = join(folder, 'soak.mjs');
  writeFileSync(
    script,
    `import { openState, remaining } from ${JSON.stringify(pathToFileURL(source).href)};
     const state = openState(${JSON.stringify(file)});
     for (const { from, to } of remaining(state.slicesOf('row'), 6, 2)) {
       console.log('begun ' + from);
       if (from === 4 && process.argv[2] === 'stops') await new Promise(() => setInterval(() => {}, 1000));
       state.record('row', { from, to, passed: true });
     }`,
  );
  const run = (...args: string[]) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (args.length > 0 && output.includes('begun 4')) child.kill('SIGKILL');
    });
    return once(child, 'close').then(() => output);
  };
  expect(await run('stops')).toBe('begun 0\nbegun 2\nbegun 4\n');
  expect(await run()).toBe('begun 4\n');
  expect(await run()).toBe('');
  expect(openState(file).slicesOf('row')).toEqual([slice(0, 2), slice(2, 4), slice(4, 6)]);
});

test('a file that is no state is refused by its name, and not written over', () => {
  const file = join(folder, 'state.json');
  writeFileSync(file, '{"row": [');
  expect(() => openState(file)).toThrow(`${file} is no state of a soak`);
  expect(readFileSync(file, 'utf8')).toBe('{"row": [');
});

test('secrets are found in what servers write, however they got there; what hides them is no secret', () => {
  const token = `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(20)}.${'b'.repeat(20)}`;
  const lines = [
    `{"level":"info","url":"/api/sse/stream?access_token=${'c'.repeat(30)}"}`,
    `{"level":"info","body":"{\\"password\\":\\"correct horse battery\\"}"}`,
    `{"level":"info","header":"Bearer ${token}"}`,
    `{"level":"warn","key":"swa_${'d'.repeat(20)}"}`,
  ];
  for (const line of lines) expect([line, secretsIn(line).length > 0]).toEqual([line, true]);
  expect(secretsIn(lines.join('\n')).join()).not.toContain(token);
  expect(secretsIn('{"level":"info","url":"/api/sse/stream?access_token=[redacted]","msg":"token refused"}')).toEqual(
    [],
  );
  expect(secretsIn('{"level":"info","password":"slotwise-demo"}')).toHaveLength(1);
  // Warnings that a start with the demonstration's data writes on purpose.
  expect(secretsIn('Owner of Alderbrook: owner@alderbrook.example / slotwise-demo')).toEqual([]);
  expect(serverLines(`PASS a.test.ts\n${lines[0]}\nats`)).toBe(lines[0]);
});

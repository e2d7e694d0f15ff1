import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const { COMMANDS } = jest.requireActual<{ COMMANDS: Record<string, string> }>('../../../scripts/commands.mjs');
const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), ...words], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('each command of package.json is listed, and says how it is used without doing anything', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const named = Object.values(scripts).flatMap((line: string) => /run\.mjs (\S+)/.exec(line)?.[1] ?? []);
  expect(Object.keys(COMMANDS)).toEqual(expect.arrayContaining(named));
  for (const name of Object.keys(COMMANDS)) {
    const { status, stdout, stderr } = run(name, '--help');
    expect([name, status, stderr]).toEqual([name, 0, '']);
    expect(stdout.length).toBeGreaterThan(40);
    expect(stdout).not.toContain('Building');
  }
});

test('without a command, or with one that is not there, all are listed', () => {
  for (const words of [[], ['clustr']]) {
    const { status, stderr } = run(...words);
    expect(status).toBe(1);
    for (const name of Object.keys(COMMANDS)) expect(stderr).toContain(`  ${name} `);
  }
  expect(run('clustr').stderr).toMatch(/^There is no command "clustr"\./);
  expect(run('--help')).toMatchObject({ status: 0, stderr: '' });
});

test.each(['soak', 'cluster', 'remote', 'matrix', 'partner-key', 'cluster/restart'])(
  'an option that %s does not know is answered with the usage',
  (name) => {
    const { status, stdout, stderr } = run(name, '--none-such');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Unknown option '--none-such'[^]*\n\n/);
    expect(stderr).not.toMatch(/ at .*\.mjs|node:internal/);
  },
);

test('numbers that are none are answered with the usage before anything is built', () => {
  const { status, stdout, stderr } = run('cluster', '--storm', '--streams', 'many');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Usage: npm run cluster/);
});

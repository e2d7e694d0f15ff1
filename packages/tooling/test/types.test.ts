import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const compiler = path.join(root, 'packages/tooling/node_modules/typescript-7/bin/tsc');
/** The configurations that `scripts/verify.mjs` checks. */
const projects = ['.', 'packages/api', 'tsconfig.scripts.json'];

const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: root, encoding: 'utf8' });
const compile = (project: string, option: string) => run(process.execPath, compiler, '-p', project, option);
const filesOf = (project: string) =>
  compile(project, '--listFilesOnly')
    .split('\n')
    .map((file) => path.relative(root, file));
/** The server's configuration checks the server's files; others may reach a few of them by an import. */
const isServer = (file: string) => file.startsWith('packages/api/');

test.each(projects)('%s keeps nothing that could hold an error which is gone', (project) => {
  const { compilerOptions } = JSON.parse(compile(project, '--showConfig')) as {
    compilerOptions: { incremental?: boolean; composite?: boolean; tsBuildInfoFile?: string };
  };
  expect(compilerOptions.incremental ?? false).toBe(false);
  expect(compilerOptions.composite ?? false).toBe(false);
  expect(compilerOptions.tsBuildInfoFile).toBeUndefined();
});

test('types of every file are checked, those of the server in its own configuration', () => {
  const tracked = run('git', 'ls-files', '--', '*.ts', '*.tsx').trim().split('\n');
  const [page = [], server = []] = [filesOf('.'), filesOf('packages/api')];
  const checked = new Set([...page.filter((file) => !isServer(file)), ...server.filter(isServer)]);
  expect(tracked.filter((file) => !checked.has(file))).toEqual([]);
  // The server's own files are checked once: a page imports none of its modules.
  expect(page.filter((file) => file.startsWith('packages/api/src/modules/'))).toEqual([]);
});

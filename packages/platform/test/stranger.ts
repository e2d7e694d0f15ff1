import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';

const run = promisify(execFile);
const here = path.resolve(__dirname, '..');

const folders: string[] = [];
const newFolder = async () => {
  // Its real name: the compiler says no other.
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'slotwise-stranger-'));
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** Builds the package as a deployment does. @returns the folder of the tarball */
export async function buildPackage(): Promise<string> {
  const out = await newFolder();
  await run(process.execPath, [path.join(here, 'scripts/build.mjs'), '--out', path.join(out, 'dist')]);
  return path.join(out, 'dist');
}

/** A project outside of any workspace: our tarball as npm unpacks it, and with `react` that major version's types. */
export async function makeProject(tarball: string, react?: '17' | '18' | '19'): Promise<string> {
  const folder = await newFolder();
  const target = path.join(folder, 'node_modules/@slotwise/platform');
  await mkdir(target, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  if (react) {
    const types = path.join(here, 'node_modules/@types', react === '19' ? 'react' : `react-${react}`);
    await mkdir(path.join(folder, 'node_modules/@types'));
    await symlink(await realpath(types), path.join(folder, 'node_modules/@types/react'));
  }
  return folder;
}

export const RESOLUTIONS = {
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  node16: { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
} satisfies Record<string, ts.CompilerOptions>;

const WITH_DOM = ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];
/** Without a browser: a server. */
export const WITHOUT_DOM = { lib: ['lib.es2022.d.ts'] };

/** The compiler's own files, read once for all projects. */
const library = new Map<string, ts.SourceFile | undefined>();

/**
 * Compiles files of a project in the strictest way, the declarations in `node_modules` too.
 * @param files name → text
 * @returns what the compiler says of each of them; under `''` what it says of anything else
 */
export async function compile(
  folder: string,
  files: Record<string, string>,
  options: ts.CompilerOptions,
): Promise<Record<string, string[]>> {
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const all: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: WITH_DOM,
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    // The compiler's own declarations are right, and take most of the time.
    skipDefaultLibCheck: true,
    ...options,
  };
  const host = ts.createCompilerHost(all);
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...rest) => {
    if (!path.basename(file).startsWith('lib.')) return getSourceFile(file, ...rest);
    if (!library.has(file)) library.set(file, getSourceFile(file, ...rest));
    return library.get(file);
  };
  const names = Object.keys(files);
  const program = ts.createProgram({ rootNames: names.map((name) => path.join(folder, name)), options: all, host });
  const said: Record<string, string[]> = { '': [], ...Object.fromEntries(names.map((name) => [name, []])) };
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
    const name = file && names.find((each) => path.join(folder, each) === file.fileName);
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    said[name ?? '']?.push(name || !file ? text : `${file.fileName}: ${text}`);
  }
  return said;
}

/**
 * Writes the types of the platform as a package that npm installs from an address: `dist/slotwise-platform.tgz`, and
 * its files as `dist/package/`. The same sources give the same bytes. `--out <folder>` writes to another folder.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import ts from 'typescript';
import { createRollUp } from './roll-up.mjs';

const home = path.resolve(import.meta.dirname, '..');
const packages = path.resolve(home, '..');
const ENTRIES = /** @type {const} */ (['index', 'server', 'react']);
/** @param {string} entry */
const sourceOf = (entry) => path.join(home, 'src', `${entry}.ts`);

function load() {
  const { config } = ts.readConfigFile(path.join(packages, '../tsconfig.json'), ts.sys.readFile);
  const compilerOptions = { ...config.compilerOptions, incremental: false, tsBuildInfoFile: undefined, types: [] };
  const { options } = ts.parseJsonConfigFileContent({ compilerOptions, files: [] }, ts.sys, home);
  const program = ts.createProgram([...ENTRIES.map(sourceOf), constants], options);
  return program;
}

const constants = path.join(packages, 'contract/src/constants.ts');

/** The platform API's version, which is the package's. @param {ts.Program} program @returns {string} */
function versionOf(program) {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(constants);
  const module = file && checker.getSymbolAtLocation(file);
  const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === 'PLATFORM_API_VERSION');
  const type = symbol && checker.getTypeOfSymbol(symbol);
  if (!type?.isStringLiteral()) throw new Error(`${constants} says no PLATFORM_API_VERSION.`);
  return type.value;
}

/** The package's description of itself. @param {string} version */
const description = (version) => ({
  name: '@slotwise/platform',
  version,
  description: 'Types of the Slotwise platform, for pages that embed its remotes and for teams that write one',
  license: 'SEE LICENSE IN LICENSE.md',
  // No "type": so both kinds of modules may import the types, and nothing in here runs.
  types: './index.d.ts',
  exports: Object.fromEntries([
    ...ENTRIES.map((entry) => [entry === 'index' ? '.' : `./${entry}`, { types: `./${entry}.d.ts` }]),
    ['./package.json', './package.json'],
  ]),
  // The first of each that have `React.JSX`: added to older ones, it would hide all their own elements.
  peerDependencies: { '@types/react': '>=17.0.59 <18 || >=18.2.6' },
  peerDependenciesMeta: { '@types/react': { optional: true } },
});

/** @param {string} out the folder that it is written to */
export async function build(out) {
  const program = load();
  const rollUp = createRollUp({ program, packages, external: ['react'] });
  const folder = path.join(out, 'package');
  await rm(out, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const version = versionOf(program);
  const index = await rollUp(sourceOf('index'));
  const texts = {
    index,
    server: await rollUp(sourceOf('server')),
    react: await rollUp(sourceOf('react'), { from: './index', published: index.published }),
  };
  for (const entry of ENTRIES) await writeFile(path.join(folder, `${entry}.d.ts`), texts[entry].text);
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(description(version), null, 2)}\n`);
  await cp(path.join(home, 'published'), folder, { recursive: true });
  const args = ['pack', '--ignore-scripts', '--json', `--pack-destination=${out}`];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder });
  const [{ filename }] = JSON.parse(stdout);
  await rename(path.join(out, filename), path.join(out, 'slotwise-platform.tgz'));
}

const { values } = parseArgs({ options: { out: { type: 'string' } } });
await build(path.resolve(values.out ?? path.join(home, 'dist')));

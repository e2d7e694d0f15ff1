import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const packages = path.join(import.meta.dirname, '../..');

/** Modules: not tests, and not what is a program or a thread of its own. */
const MODULE = String.raw`(?<!\.test|\.d|-thread|[/\\]main)\.ts$`;

/** @param {string} folder */
const sourcesOf = (folder) =>
  readdirSync(path.join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => new RegExp(MODULE).test(`/${name}`))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .sort();

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/**
 * Sources and libraries in one file for tests. Read module by module, as published, they are two thousand files, and a second or
 * two for every file of tests. Each module is still run when it is first required, and anew for each file of tests. A run
 * that watches for changes reads them one by one.
 * @param {string} dir - the package whose dependencies are used
 * @param {{ folders: string[], libraries: string[], options?: import('esbuild').BuildOptions }} what - `folders`: of
 *   sources, below `packages/`; `libraries`: modules that tests and other sources import as well, which must be given
 *   the same copy. A module that is `external` in the options looks for files beside its own.
 * @returns parts of a configuration of Jest: `transform`, `moduleNameMapper`
 */
export async function bundledSources(dir, { folders, libraries, options = {} }) {
  if (process.argv.some((argument) => argument.startsWith('--watch'))) return { transform: {}, moduleNameMapper: {} };
  const files = folders.flatMap(sourcesOf);
  const hash = createHash('sha256').update(JSON.stringify([libraries, options]));
  for (const file of [import.meta.filename, path.join(packages, '../pnpm-lock.yaml')]) hash.update(readFileSync(file));
  for (const file of files) hash.update(file).update(readFileSync(path.join(packages, file)));
  // Below the package, where external modules are found.
  const folder = path.join(dir, 'node_modules/.cache/slotwise-sources', hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) await write(folder, { dir, files, libraries, options });
  const stub = [path.join(import.meta.dirname, 'sources-transform.mjs'), { bundle: bundleIn(folder), packages }];
  return {
    transform: Object.fromEntries(folders.map((name) => [`/packages/${escaped(name)}/.*${MODULE}`, stub])),
    moduleNameMapper: { [`^(${libraries.map(escaped).join('|')})$`]: path.join(folder, 'libraries/$1.cjs') },
  };
}

/** @param {string} folder */
const bundleIn = (folder) => path.join(folder, 'bundle.cjs');

/**
 * Leaves installed packages out of the source map. A look at an error's stack decodes all of the map, and three
 * quarters of it would be of libraries.
 * @type {import('esbuild').Plugin}
 */
const withoutMap = {
  name: 'without-map',
  setup({ onLoad }) {
    const empty = Buffer.from('{"version":3,"sources":[""],"names":[],"mappings":"AAAA"}').toString('base64');
    onLoad({ filter: /[/\\]node_modules[/\\].*\.[cm]?js$/ }, ({ path: file }) => ({
      contents: `${readFileSync(file, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${empty}`,
    }));
  },
};

/**
 * Writes the module through which a library is bundled, and the one that stands in its place.
 * @param {string} folder
 * @param {string} name
 * @returns {string} the first
 */
function writeLibrary(folder, name) {
  const file = path.join(folder, 'libraries', name);
  mkdirSync(path.dirname(file), { recursive: true });
  const from = JSON.stringify(name);
  writeFileSync(
    `${file}.js`,
    `import * as all from ${from};\nexport * from ${from};\nexport default 'default' in all ? all.default : all;\n`,
  );
  const up = path.posix.relative(path.posix.dirname(`/libraries/${name}`), '/bundle.cjs');
  writeFileSync(`${file}.cjs`, `module.exports = require(${JSON.stringify(up)})(${from});\n`);
  return `${file}.js`;
}

/**
 * Escapes what is not ASCII: expressions and comments keep it as it is, and a text with one such letter is decoded letter by letter and
 * held twice as large by each file of tests. A raw template is changed by it, too: with such letters it may only be an expression's source.
 * @param {string} file
 */
function writeAscii(file) {
  const escape = (/** @type {string} */ letter) => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/[^\0-\x7F]/g, escape));
}

/**
 * @param {string} folder
 * @param {{ dir: string, files: string[], libraries: string[], options: import('esbuild').BuildOptions }} what
 */
async function write(folder, { dir, files, libraries, options }) {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  // A library's default export is that of its own format, also if the package here is of ES modules.
  writeFileSync(path.join(draft, 'package.json'), '{}\n');
  const entries = [
    ...files.map((file) => [file, path.join(packages, file)]),
    ...libraries.map((library) => [library, writeLibrary(draft, library)]),
  ].map(([name, file]) => `${JSON.stringify(name)}: () => require(${JSON.stringify(file)}),`);
  await build({
    stdin: {
      contents: `const modules = {\n${entries.join('\n')}\n};\nmodule.exports = (name) => modules[name]();`,
      resolveDir: dir,
      loader: 'js',
    },
    outfile: bundleIn(draft),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    plugins: [withoutMap],
    logLevel: 'warning',
    ...options,
  });
  writeAscii(bundleIn(draft));
  try {
    renameSync(draft, folder);
  } catch (fault) {
    // Another run was first, with the same files.
    if (!existsSync(folder)) throw fault;
  }
}

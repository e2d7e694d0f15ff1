import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';

const packages = path.join(import.meta.dirname, '../..');
const root = path.join(packages, '..');

/** Modules that are published as hundreds of files, by the package that has them. */
const LIBRARIES = {
  shared: [
    ...['typebox', 'typebox/value', 'typebox/compile', '@tanstack/react-query'],
    ...['@testing-library/dom', '@testing-library/react', '@testing-library/user-event'],
  ],
  tooling: ['@testing-library/jest-dom'],
};
const EXTERNAL = ['react', 'react-dom', 'react-dom/*', 'react/*', 'scheduler'];

/** The module that names all icons, and how it names those of one path. */
const ICONS = path.join(packages, 'shared/src/ui/icons.ts');
const NAMED = /export \{([^}]*)\} from '(@fluentui\/react-icons\/[^']+)'/g;

/** @returns {[name: string, path: string][]} */
const iconsInUse = () =>
  [...readFileSync(ICONS, 'utf8').matchAll(NAMED)].flatMap(([, names = '', from = '']) =>
    names.split(',').flatMap((name) => (name.trim() ? [[name.trim(), from]] : [])),
  );

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/**
 * Libraries in one file for tests. Read as published, a test of a screen has 1,300 files of theirs to find, read and run, again for each
 * file of tests. Each library is still run when it is first required, and anew for each file of tests; an icon when it is first used.
 * @returns Jest's `moduleNameMapper`
 */
export function bundledLibraries() {
  /** @param {string} owner @param {string} name @returns {[string, string]} */
  const found = (owner, name) => [name, createRequire(path.join(packages, owner, 'package.json')).resolve(name)];
  const entries = Object.entries(LIBRARIES).flatMap(([owner, names]) => names.map((name) => found(owner, name)));
  const icons = iconsInUse();
  const lockfile = path.join(root, 'pnpm-lock.yaml');
  // The paths name the versions; those of what is below them stand in the lockfile, which a copy of the sources may do without.
  const key = createHash('sha256')
    .update(JSON.stringify([icons, entries, readFileSync(import.meta.filename, 'utf8')]))
    .update(existsSync(lockfile) ? readFileSync(lockfile) : '')
    .digest('hex')
    .slice(0, 16);
  // Below a package that has what is external.
  const folder = path.join(packages, 'shared/node_modules/.cache/test-libraries', key);
  if (!existsSync(folder)) {
    const paths = [...new Set(icons.map(([, from]) => from))].map((from) => found('shared', from));
    write(folder, { entries, paths, icons });
  }
  return {
    ...Object.fromEntries(entries.map(([name]) => [`^${escaped(name)}$`, fileOf(folder, name)])),
    '^@fluentui/react-icons/.+$': fileOf(folder, 'icons'),
  };
}

/** @param {string} folder @param {string} name */
const fileOf = (folder, name) => path.join(folder, `${name.replaceAll('/', '--')}.cjs`);

/**
 * @param {string} folder
 * @param {{ entries: [string, string][], paths: [string, string][], icons: [string, string][] }} what
 */
function write(folder, { entries, paths, icons }) {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const modules = [...entries, ...paths].map(
    ([name, file]) => `${JSON.stringify(name)}: () => require(${JSON.stringify(file)}),`,
  );
  buildSync({
    stdin: {
      contents: `const modules = {\n${modules.join('\n')}\n};\nmodule.exports = (name) => modules[name]();`,
      resolveDir: path.join(packages, 'shared'),
      loader: 'js',
    },
    outfile: path.join(draft, 'all.cjs'),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'es2022',
    external: EXTERNAL,
    logLevel: 'warning',
  });
  for (const [name] of entries) {
    writeFileSync(fileOf(draft, name), `module.exports = require('./all.cjs')(${JSON.stringify(name)});\n`);
  }
  const getters = icons.map(([name, from]) => `get ${name}() { return load(${JSON.stringify(from)}).${name}; },`);
  writeFileSync(
    fileOf(draft, 'icons'),
    `const load = require('./all.cjs');\nmodule.exports = {\n${getters.join('\n')}\n};\n`,
  );
  try {
    renameSync(draft, folder);
  } catch (fault) {
    // Another run was first, with the same files.
    if (!existsSync(folder)) throw fault;
  }
}

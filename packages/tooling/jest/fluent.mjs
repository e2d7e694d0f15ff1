import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

const packages = path.join(import.meta.dirname, '../..');
const libraries = ['@fluentui/react-components', '@griffel/shadow-dom'];
const external = ['react', 'react-dom', 'react-dom/*', 'react/*', 'scheduler'];

/**
 * Fluent in one file for tests. Read as published it is thousands of small modules, two seconds for every test file.
 * @returns Jest's `moduleNameMapper`
 */
export function bundledFluent() {
  const entry = `
    export * as components from '@fluentui/react-components';
    export * as shadow from '@griffel/shadow-dom';`;
  const versions = libraries.map(
    (name) =>
      JSON.parse(readFileSync(path.join(packages, 'shared/node_modules', name, 'package.json'), 'utf8')).version,
  );
  const key = createHash('sha256')
    .update(JSON.stringify([entry, versions, readFileSync(import.meta.filename, 'utf8')]))
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(packages, 'tooling/node_modules/.cache/fluent', key);
  /** @param {string} name */
  const file = (name) => path.join(folder, `${name}.cjs`);
  if (!existsSync(file('all'))) write(folder, file, entry);
  return {
    '^@fluentui/react-components$': file('components'),
    '^@griffel/shadow-dom$': file('shadow'),
  };
}

/** @param {string} folder @param {(name: string) => string} file @param {string} entry */
function write(folder, file, entry) {
  mkdirSync(folder, { recursive: true });
  for (const name of ['components', 'shadow']) {
    writeFileSync(file(name), `module.exports = require('./all.cjs').${name};\n`);
  }
  const draft = file(`draft-${process.pid}`);
  buildSync({
    stdin: { contents: entry, resolveDir: path.join(packages, 'shared'), loader: 'js' },
    outfile: draft,
    bundle: true,
    format: 'cjs',
    platform: 'browser',
    target: 'es2022',
    external,
    // Fluent leaves its animations out of tests.
    define: { 'process.env.NODE_ENV': '"test"' },
    logLevel: 'warning',
  });
  // Several runs may make it at once; the last one wins, and all are the same.
  renameSync(draft, file('all'));
}

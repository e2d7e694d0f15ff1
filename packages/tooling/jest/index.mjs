import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CATALOGUE_PATH } from '../words/compile.mjs';
import { bundledFluent } from './fluent.mjs';
import { bundledLibraries } from './libraries.mjs';

export { bundledSources } from './sources.mjs';

/** The environment of tests that start the embedded database. */
export const embedded = path.join(import.meta.dirname, 'embedded-environment.mjs');

const require = createRequire(import.meta.url);

/** Dependencies that are published as ES modules only, which Jest cannot require untransformed. */
const esmOnly = [
  'jotai',
  'ky',
  'content-disposition',
  'hucre',
  'jose',
  'typebox',
  '@fastify/type-provider-typebox',
  'eventsource',
  'eventsource-parser',
  'react-dnd',
  'react-dnd-html5-backend',
  'dnd-core',
  '@react-dnd',
  'single-spa',
  'single-spa-react',
  'react-intl',
  'intl-messageformat',
  '@formatjs',
  'd3-[a-z-]+',
  'internmap',
  'bwip-js',
];

/** @param {string} dir the package's @param {string} folder in it with the tests */
const common = (dir, folder) => ({
  displayName: path.basename(dir),
  rootDir: dir,
  runtime: path.join(import.meta.dirname, 'shared-scripts-runtime.mjs'),
  roots: [folder].map((f) => path.join(dir, f)).filter((f) => existsSync(f)),
  testMatch: ['**/*.test.{ts,tsx}'],
  restoreMocks: true,
  testTimeout: 120_000,
  transform: {
    [CATALOGUE_PATH.source]: path.join(import.meta.dirname, '../words/jest-transform.mjs'),
    '^.+\\.[mc]?[jt]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/|(?:${esmOnly.join('|')})/)`],
});

/**
 * Unit tests of a package that runs in browsers, in jsdom. An unexpected console.error or console.warn fails the test.
 * @param {string} dir
 */
export const browser = (dir) => ({
  ...common(dir, 'src'),
  testEnvironment: path.join(import.meta.dirname, 'dom-environment.mjs'),
  moduleNameMapper: {
    ...bundledFluent(),
    ...bundledLibraries(),
    // As in the builds: a message that would need the parser fails here, too.
    '^@formatjs/icu-messageformat-parser$': require.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
  },
  setupFilesAfterEnv: [path.join(import.meta.dirname, 'setup-browser.ts')],
});

/**
 * Names that each module of a package that calculates is given as parameters. A look-up of a global in Jest's context
 * goes through a callback, which costs arithmetic nine tenths of its time.
 */
const globalsOfArithmetic = [
  ...['Infinity', 'Math', 'Number', 'Object', 'Array', 'Map', 'Set', 'JSON', 'Error'],
  ...[
    'Int8Array',
    'Uint8Array',
    'Int16Array',
    'Uint16Array',
    'Int32Array',
    'Uint32Array',
    'Float32Array',
    'Float64Array',
  ],
];

/** Unit tests of a package without a DOM. @param {string} dir */
export const node = (dir) => ({
  ...common(dir, 'src'),
  testEnvironment: 'node',
  sandboxInjectedGlobals: globalsOfArithmetic,
});

/** Tests under test/ that need a running part (a database, a build). Not part of `npm run verify`. @param {string} dir */
export const integration = (dir) => ({
  ...common(dir, 'test'),
  testEnvironment: 'node',
  testTimeout: 180_000,
});

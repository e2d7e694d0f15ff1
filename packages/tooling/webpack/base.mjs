import path from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { CATALOGUE_PATH } from '../words/compile.mjs';
import { CompiledWordsPlugin } from './compiled-words.mjs';
import { ChunkIntegrityPlugin } from './integrity.mjs';
import { KeepWorkingBuildPlugin } from './keep-working-build.mjs';

const require = createRequire(import.meta.url);
/** Catalogues are compiled: in a browser ICU's parser, half of the library, is of no use. */
const words = {
  alias: {
    '@formatjs/icu-messageformat-parser$': require.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
  },
  rules: [
    { test: CATALOGUE_PATH, type: 'json', use: path.join(import.meta.dirname, '../words/webpack-loader.mjs') },
    // `import(`./${locale}.json`)`: each translation is a file of its own, and English is no translation.
    {
      test: /[\\/]words[\\/](shared-words|index)\.ts$/,
      parser: { wrappedContextRegExp: /(?!en\.json)[a-z]{2,3}(-[A-Z][a-zA-Z]*)*/ },
    },
  ],
};
/** A script that runs beside the page: a file of its own, whatever it imports. */
const worker = {
  test: /-worker\.ts$/,
  dependency: 'url',
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8].js' },
  use: path.join(import.meta.dirname, 'worker-loader.mjs'),
};
const presets = path.dirname(fileURLToPath(import.meta.url));

/**
 * @param {string} dir
 * @returns {{ name: string, version: string, slotwise?: { budgetKB?: number } }}
 */
export const packageOf = (dir) => JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));

/** @param {boolean} dev */
const swc = (dev) => ({
  test: /\.tsx?$/,
  dependency: { not: ['url'] },
  exclude: /node_modules/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
      },
    },
  },
});

/**
 * The cache that a build keeps for the next one. Writing it takes a third of a first build, so a build that is the only one of its machine
 * (`BUILDS_ONCE`) does without.
 * @param {string} dir package folder
 * @param {string} name
 */
function cacheIn(dir, name) {
  const cacheDirectory = path.join(dir, 'node_modules/.cache/webpack');
  if (process.env.BUILDS_ONCE && !existsSync(cacheDirectory)) return false;
  return {
    type: /** @type {const} */ ('filesystem'),
    cacheDirectory,
    name,
    buildDependencies: {
      config: [presets + path.sep, path.join(presets, '../words') + path.sep, path.join(dir, 'webpack.config.mjs')],
    },
  };
}

/**
 * Common part of every browser build.
 * @param {string} dir package folder
 * @param {{ dev: boolean, outDir?: string, variant?: string }} options `variant` keeps caches of different builds apart
 */
export function base(dir, { dev, outDir = 'dist', variant = '' }) {
  const name = path.basename(dir);
  return {
    name,
    context: dir,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: dev ? 'source-map' : false,
    output: {
      path: path.join(dir, outDir),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: `slotwise_${name}`,
      crossOriginLoading: 'anonymous',
      clean: true,
      // A module whose library could not be fetched throws as it is evaluated. It is evaluated anew with the next attempt, instead of being
      // handed out half evaluated: the shell went down with a menu that came back after an outage.
      // No journey holds this alone: late-parts.spec.ts also passes with a shell that was built without it, since late-fault.tsx returns
      // nothing from its effect.
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: words.alias },
    module: { rules: [swc(dev), worker, ...words.rules] },
    cache: cacheIn(dir, [dev ? 'dev' : 'prod', variant].filter(Boolean).join('-')),
    optimization: {
      // A module that takes a constant from another one is not built anew when the constant changes, if the cache on
      // disk has it with the constant written in: a page said that it offers platform 2.0.0 when it offered 2.1.0.
      inlineExports: false,
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          parallel: 2,
          terserOptions: { ecma: 2022 },
        }),
      ],
    },
    plugins: [
      new CompiledWordsPlugin(),
      ...(dev
        ? [new ReactRefreshPlugin({ overlay: false }), new KeepWorkingBuildPlugin()]
        : [new ChunkIntegrityPlugin()]),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const api = process.env.API_URL ?? 'http://127.0.0.1:4000';

/**
 * Dev server of a page that needs no data.
 * @param {number} port
 */
export const pageServer = (port, note = '') => ({
  host: '127.0.0.1',
  port,
  onListening: () => console.log(`Open http://127.0.0.1:${port}${note}.`),
  hot: true,
  allowedHosts: 'all',
  historyApiFallback: true,
  headers: { 'Access-Control-Allow-Origin': '*' },
});

/**
 * Dev server of one package; `/api` and `/remotes` are answered by a running `npm start`.
 * @param {number} port
 */
export const devServer = (port) => ({
  ...pageServer(port, ` (its data comes from ${api})`),
  proxy: [{ context: ['/api', '/remotes'], target: api, ws: false }],
});

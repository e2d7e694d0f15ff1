import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { base, devServer, packageOf } from './base.mjs';
import { exposedExtensions } from './extensions.mjs';
import { OwnChunksPlugin } from './own-chunks.mjs';
import { RuntimeCorePlugin } from './runtime-core.mjs';
import { federation } from './sharing.mjs';
import { DevelopmentPlugin, RemoteAssetsPlugin } from './remote-assets.mjs';

/** @import { Chunk } from 'webpack' */

const standalonePage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Slotwise, one remote alone</title><link rel="icon" href="data:,"></head><body><div id="root"></div></body></html>`;

/**
 * `roles-remote` → `roles`.
 * @param {string} dir
 */
export function remoteId(dir) {
  const [, id] = /^([a-z][a-z0-9-]*)-remote$/.exec(path.basename(dir)) ?? [];
  if (!id) throw new Error(`A remote's folder is named <id>-remote, not "${path.basename(dir)}"`);
  return id;
}

/**
 * Webpack configuration of the remote in the current folder.
 * `webpack` builds what is published: an entry that exposes `./app`, `./parcel` and its extensions, and `slotwise.json`
 * that describes it.
 * `webpack serve` runs `standalone/main.tsx` alone with fast refresh, and offers `./app` to a shell that takes it from here.
 * @param {{ WEBPACK_SERVE?: boolean }} env
 */
export function remote(env = {}) {
  const dir = process.cwd();
  const id = remoteId(dir);
  const dev = Boolean(env.WEBPACK_SERVE);
  // The name becomes a global; prefixed, it can never be the id of an element in somebody's page.
  const container = `slotwise_${id.replaceAll('-', '_')}`;
  const config = base(dir, { dev });
  const { version, slotwise } = packageOf(dir);
  return {
    ...config,
    // Behind an import(), so that the shared modules are agreed on before any of them is used.
    entry: dev ? { main: `data:text/javascript,import(${JSON.stringify(path.join(dir, 'standalone/main.tsx'))})` } : {},
    output: { ...config.output, publicPath: 'auto', assetModuleFilename: '[name].[contenthash:8][ext]' },
    ...(dev && {
      resolve: {
        ...config.resolve,
        alias: {
          ...config.resolve.alias,
          'react/jsx-dev-runtime$': path.join(import.meta.dirname, '../../shared/src/remote/jsx-dev-runtime.ts'),
        },
      },
    }),
    module: {
      ...config.module,
      rules: [
        ...config.module.rules,
        { include: path.join(dir, 'src/parcel.ts'), use: path.join(import.meta.dirname, 'whole-parcel-loader.mjs') },
      ],
    },
    optimization: {
      ...config.optimization,
      // No page loads both exposed modules: their common code need not be a file of its own.
      splitChunks: {
        chunks: (/** @type {Chunk} */ chunk) =>
          !chunk.name?.startsWith('__federation_expose_') && !chunk.canBeInitial(),
        // In bytes of source, which becomes a tenth: each file is a round trip, smaller ones are better had twice.
        minSize: 50_000,
      },
    },
    plugins: [
      ...config.plugins,
      federation({
        name: container,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { ...exposedExtensions(dir), './app': './src/index.ts', './parcel': './src/parcel.ts' },
      }),
      ...(dev
        ? [
            new HtmlWebpackPlugin({
              templateContent: standalonePage,
              publicPath: '/',
              excludeChunks: [container],
            }),
            new RuntimeCorePlugin(),
            new DevelopmentPlugin({ dir, id, version }),
          ]
        : [new OwnChunksPlugin(), new RemoteAssetsPlugin({ dir, id, version, budgetKB: slotwise?.budgetKB })]),
    ],
    ...(dev && { devServer: devServer(Number(process.env.PORT ?? 4100)) }),
  };
}

import path from 'node:path';
import { existsSync } from 'node:fs';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { base, devServer, packageOf } from './base.mjs';
import { CompiledAheadPlugin } from './compiled-ahead.mjs';
import { CompressedFilesPlugin } from './compressed-files.mjs';
import { FileAsItIsPlugin } from './file-as-it-is.mjs';
import { RuntimeCorePlugin } from './runtime-core.mjs';
import { wordsOf } from '../words/sources.mjs';
import { ShellAssetsPlugin } from './shell-assets.mjs';
import { bundleChunks, OF_START, shellChunks } from './shell-chunks.mjs';
import { facades, federation } from './sharing.mjs';

/**
 * Webpack configuration of the shell in the current folder. Scripts go to `dist/assets/`, `dist/shell.json` describes them.
 * `MONO=<file>`: the benchmark's peer, one bundle without Module Federation; the file stands in for `src/registry/load-remote.ts`.
 * @param {{ WEBPACK_SERVE?: boolean }} env
 */
export function shell(env = {}) {
  const dir = process.cwd();
  const dev = Boolean(env.WEBPACK_SERVE);
  const mono = process.env.MONO;
  const config = base(dir, { dev, outDir: mono ? 'dist-mono' : 'dist', variant: mono ? 'mono' : '' });
  if (mono && !existsSync(mono)) throw new Error(`MONO names no file: ${mono}`);
  return {
    ...config,
    entry: { main: './src/index.ts' },
    output: {
      ...config.output,
      publicPath: '/',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    optimization: { ...config.optimization, splitChunks: mono ? bundleChunks : shellChunks },
    plugins: [
      ...config.plugins,
      ...(dev
        ? []
        : [
            new CompiledAheadPlugin(OF_START),
            new FileAsItIsPlugin('src/kept/service-worker.js', 'service-worker.js'),
            new CompressedFilesPlugin(),
          ]),
      new webpack.DefinePlugin({ __MONO__: JSON.stringify(Boolean(mono)) }),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        inject: 'head',
        scriptLoading: 'defer',
        chunks: ['main'],
        // The comments that mark where the server fills the page in must stay.
        minify: {
          collapseWhitespace: true,
          removeComments: true,
          minifyCSS: true,
          minifyJS: true,
          ignoreCustomComments: [/^slotwise:/],
        },
      }),
      ...(mono
        ? [
            new webpack.NormalModuleReplacementPlugin(/^[.]+[/](registry[/])?load-remote$/, path.resolve(mono)),
            new ShellAssetsPlugin({ mustProvide: [], words: wordsOf(dir) }),
          ]
        : [
            federation({ name: 'slotwise_shell', manifest: false }),
            new RuntimeCorePlugin({ into: 'main' }),
            new ShellAssetsPlugin({
              mustProvide: facades,
              words: wordsOf(dir),
              ...(!dev && { budgetKB: packageOf(dir).slotwise?.budgetKB }),
            }),
          ]),
    ],
    ...(dev && { devServer: devServer(Number(process.env.PORT ?? 4101)) }),
  };
}

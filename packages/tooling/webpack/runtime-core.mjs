import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

/** @import { Compiler } from 'webpack' */

const here = path.dirname(fileURLToPath(import.meta.url));
/** @type {Promise<string> | undefined} */
let bundled;

/** Module Federation's core as one script that sets the global which all containers expect. */
const bundle = () =>
  (bundled ??= build({
    stdin: {
      contents: `import * as core from '@module-federation/runtime-core'; globalThis._FEDERATION_RUNTIME_CORE ??= core;`,
      resolveDir: here,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', ENV_TARGET: '"web"' },
    logLevel: 'warning',
  }).then((result) => result.outputFiles[0]?.text ?? ''));

/** Emits `runtime.<hash>.js` and puts it before every other script of the page; or puts it into the file of an entry, which spares the page a file. */
export class RuntimeCorePlugin {
  /** @param {{ into?: string }} options `into`: name of that entry */
  constructor({ into } = {}) {
    this.into = into;
  }

  /** @param {Compiler} compiler */
  apply(compiler) {
    const { into } = this;
    if (into !== undefined) {
      this.putInto(compiler, into);
      return;
    }
    compiler.hooks.thisCompilation.tap('RuntimeCorePlugin', (compilation) => {
      const { PROCESS_ASSETS_STAGE_ADDITIONS } = webpack.Compilation;
      compilation.hooks.processAssets.tapPromise(
        { name: 'RuntimeCorePlugin', stage: PROCESS_ASSETS_STAGE_ADDITIONS },
        async () => {
          const code = await bundle();
          this.file = `runtime.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
          compilation.emitAsset(this.file, new webpack.sources.RawSource(code), { minimized: true, immutable: true });
        },
      );
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('RuntimeCorePlugin', (data) => {
        const attributes = { defer: true, src: data.publicPath + this.file };
        data.assetTags.scripts.unshift({ tagName: 'script', voidTag: false, attributes, meta: {} });
        return data;
      });
    });
  }
  /**
   * @param {Compiler} compiler
   * @param {string} entry
   */
  putInto(compiler, entry) {
    compiler.hooks.thisCompilation.tap('RuntimeCorePlugin', (compilation) => {
      // After minification, which the core has behind it, and before the names of files are made from their content.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'RuntimeCorePlugin', stage }, async () => {
        const code = await bundle();
        const file = compilation.entrypoints.get(entry)?.getEntrypointChunk().files.values().next().value;
        if (file === undefined) throw new Error(`the build has no entry "${entry}"`);
        compilation.updateAsset(file, (source) => new webpack.sources.ConcatSource(`${code}\n`, source));
      });
    });
  }
}

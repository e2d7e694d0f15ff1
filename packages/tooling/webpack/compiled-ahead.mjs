import webpack from 'webpack';

/** @import { Compiler } from 'webpack' */

/** V8's mark of a file whose functions are all compiled with it, which it does beside the page's own thread. */
const MARK = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks scripts of which the first screen calls most functions, for the browser to compile them while they arrive. Without it each
 * function is compiled on the page's own thread when it is first called.
 */
export class CompiledAheadPlugin {
  /** @param {RegExp} files names of the scripts */
  constructor(files) {
    this.files = files;
  }

  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CompiledAheadPlugin', (compilation) => {
      // After minification, which takes comments away, and before the names of files are made from their content.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'CompiledAheadPlugin', stage }, () => {
        for (const { name, source } of compilation.getAssets()) {
          if (!this.files.test(name)) continue;
          compilation.updateAsset(name, new webpack.sources.ConcatSource(MARK, source));
        }
      });
    });
  }
}

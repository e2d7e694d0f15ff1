import { createHash } from 'node:crypto';
import webpack from 'webpack';

/** @import { Compiler } from 'webpack' */

/**
 * Gives each build an array of its own for the chunks that arrive. Webpack names it after the package: in a page that
 * takes up a newer build of a remote while the older one is still drawn, each would be handed the other's modules.
 */
export class OwnChunksPlugin {
  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('OwnChunksPlugin', (compilation) => {
      // After minification and before the names of files are made from their content.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'OwnChunksPlugin', stage }, () => {
        const shared = compilation.outputOptions.chunkLoadingGlobal;
        const scripts = compilation
          .getAssets()
          .filter(({ name }) => name.endsWith('.js'))
          .sort((a, b) => (a.name < b.name ? -1 : 1));
        const hash = createHash('sha256');
        for (const { source } of scripts) hash.update(source.buffer());
        const own = `${shared}_${hash.digest('hex').slice(0, 12)}`;
        for (const { name, source } of scripts) {
          const code = source.source().toString();
          if (!code.includes(shared)) continue;
          compilation.updateAsset(name, new webpack.sources.RawSource(code.replaceAll(shared, own)));
        }
      });
    });
  }
}

import webpack from 'webpack';

/** @import { Compiler, NormalModule } from 'webpack' */

const PARSER = /[\\/]@formatjs[\\/]icu-messageformat-parser[\\/](?!no-parser)/;

/** Refuses a build that brings ICU's parser, half of the library: the catalogues are compiled. */
export class CompiledWordsPlugin {
  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('CompiledWordsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('CompiledWordsPlugin', (modules) => {
        for (const module of modules) {
          const { resource } = /** @type {Partial<NormalModule>} */ (module);
          if (!PARSER.test(resource ?? '')) continue;
          compilation.errors.push(new webpack.WebpackError(`The parser of messages would reach browsers: ${resource}`));
        }
      });
    });
  }
}

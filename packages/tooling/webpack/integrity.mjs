import webpack from 'webpack';

/** @import { Compiler } from 'webpack' */

/**
 * Chunks that a build loads later are checked as its entry is: the page may set `globalThis.slotwiseIntegrity`,
 * a function from a script's absolute URL to its `sha384-…` (or undefined: not known, not checked).
 */
export class ChunkIntegrityPlugin {
  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ChunkIntegrityPlugin', (code) =>
        webpack.Template.asString([
          code,
          'var known = globalThis.slotwiseIntegrity && globalThis.slotwiseIntegrity(script.src);',
          'if (known) script.integrity = known;',
          // As the page's preload links ask for them: a preload of another mode is thrown away and fetched again.
          'script.crossOrigin = "anonymous";',
        ]),
      );
    });
  }
}

/** @import { Compiler } from 'webpack' */

const NAME = 'KeepWorkingBuildPlugin';

/**
 * Keeps the files of the last build that worked while newer ones have modules with errors, which the development server
 * still shows. The update that repairs an error then leads from the running modules to the repaired ones. A page that
 * took the broken build as well finds no update from that to the next one, and is reloaded with all that was typed.
 * Until something has worked, builds with errors are written as well: somebody must be told of them in a page.
 */
export class KeepWorkingBuildPlugin {
  /** @param {Compiler} compiler */
  apply(compiler) {
    let worked = false;
    const refused = new WeakSet();
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Asked when all modules are built. Errors that are found later, as in a manifest, leave the modules as good as they are.
      compilation.hooks.shouldRecord.tap(NAME, () => {
        if (!worked || compilation.errors.length === 0) return undefined;
        refused.add(compilation);
        return false;
      });
    });
    compiler.hooks.shouldEmit.tap(NAME, (compilation) => {
      worked ||= compilation.errors.length === 0;
      return refused.has(compilation) ? false : undefined;
    });
  }
}

import path from 'node:path';
import { readFile } from 'node:fs/promises';
import webpack from 'webpack';

/** Lays a file of the package into the build under a name that stays: of a worker that browsers look for at one address. */
export class FileAsItIsPlugin {
  /**
   * @param {string} file path within the package
   * @param {string} name within the build
   */
  constructor(file, name) {
    this.file = file;
    this.name = name;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const file = path.join(compiler.context, this.file);
    compiler.hooks.thisCompilation.tap('FileAsItIsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.fileDependencies.add(file);
      compilation.hooks.processAssets.tapPromise({ name: 'FileAsItIsPlugin', stage }, async () => {
        compilation.emitAsset(this.name, new webpack.sources.RawSource(await readFile(file, 'utf8')));
      });
    });
  }
}

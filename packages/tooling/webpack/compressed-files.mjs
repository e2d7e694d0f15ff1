import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import webpack from 'webpack';

const compress = promisify(brotliCompress);
const WORTH_BYTES = 600;

/**
 * Emits `<script>.br` beside each script: at its best brotli takes seconds, which a build has and a server that is asked for
 * the file has not. Runs after everything that looks at the build's files.
 */
export class CompressedFilesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CompressedFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      const cache = compilation.getCache('CompressedFilesPlugin');
      compilation.hooks.processAssets.tapPromise({ name: 'CompressedFilesPlugin', stage }, async () => {
        const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
        await Promise.all(
          scripts.map(async ({ name, source }) => {
            const content = source.buffer();
            if (content.length < WORTH_BYTES) return;
            const kept = cache.getItemCache(name, cache.getLazyHashedEtag(source));
            let made = await kept.getPromise();
            if (!made) {
              const params = {
                [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
                [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
              };
              made = new webpack.sources.RawSource(await compress(content, { params }));
              await kept.storePromise(made);
            }
            compilation.emitAsset(`${name}.br`, made);
          }),
        );
      });
    });
  }
}

import path from 'node:path';
import { build } from 'esbuild';

/**
 * Makes one plain script of a worker, which is asked for by its address: `new URL('./some-worker.ts', import.meta.url)`.
 * Webpack would give it the runtime of Module Federation, which shares modules with a page that a worker does not see.
 * @this {import('webpack').LoaderContext<object>}
 */
export default async function bundleWorker() {
  const dir = path.dirname(this.resourcePath);
  const { metafile, outputFiles } = await build({
    entryPoints: [this.resourcePath],
    absWorkingDir: dir,
    bundle: true,
    write: false,
    metafile: true,
    minify: this.mode === 'production',
    legalComments: 'none',
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
  });
  for (const file of Object.keys(metafile.inputs)) this.addDependency(path.resolve(dir, file));
  return outputFiles[0]?.text ?? '';
}

import webpack from 'webpack';
import { assetOf, scriptsAndConsumes } from './chunks.mjs';

/** @import { Compilation } from 'webpack' */

const PREFIX = 'screen-';
/**
 * Name of the chunk that a screen's `import()` must give it: `/forgot-password` → `screen-forgot-password`.
 * @param {string} path
 */
const chunkNameOf = (path) => PREFIX + path.replace(/^\//, '').replaceAll('/', '-');

/**
 * The scripts of each screen that is loaded on its own: route → files, without `known`.
 * @param {Compilation} compilation
 * @param {{ routes: readonly { path: string }[] }} manifest
 * @param {readonly string[]} known
 * @returns {Record<string, string[]>}
 * @throws if a chunk is named after a screen for which the manifest has no route: nobody would ever ask for it early
 */
export function screenChunks(compilation, { routes }, known) {
  const paths = new Map(routes.map(({ path }) => [chunkNameOf(path), path]));
  const groups = [...compilation.namedChunkGroups].filter(([name]) => name.startsWith(PREFIX));
  const stray = groups.map(([name]) => name).filter((name) => !paths.has(name));
  if (stray.length > 0) throw new Error(`a chunk is named ${stray.join(', ')}, and the manifest has no such route`);
  return Object.fromEntries(
    groups.map(([name, group]) => {
      const { files } = scriptsAndConsumes(compilation, group);
      return [paths.get(name), files.filter((file) => !known.includes(file))];
    }),
  );
}

/**
 * Writes the screens into the manifest of modules, whose hash is part of the build's name.
 * @param {Compilation} compilation
 * @param {Record<string, string[]>} screens route → files
 */
export function addScreens(compilation, screens) {
  if (Object.keys(screens).length === 0) return;
  const { source } = assetOf(compilation, 'mf-manifest.json');
  const manifest = JSON.parse(source.source().toString());
  const text = JSON.stringify({ ...manifest, screens }, null, 2);
  compilation.updateAsset('mf-manifest.json', new webpack.sources.RawSource(text));
}

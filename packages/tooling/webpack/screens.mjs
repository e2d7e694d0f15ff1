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
 * The needs of each screen that is loaded on its own, without what `known` has: route → scripts, and route → modules of the
 * page.
 * @param {Compilation} compilation
 * @param {{ routes: readonly { path: string }[] }} manifest
 * @param {{ files: readonly string[], consumes: readonly string[] }} known
 * @returns {{ screens: Record<string, string[]>, screenDoors: Record<string, string[]> }}
 * @throws if a chunk is named after a screen for which the manifest has no route: nobody would ever ask for it early
 */
export function screenChunks(compilation, { routes }, known) {
  const paths = new Map(routes.map(({ path }) => [chunkNameOf(path), path]));
  const groups = [...compilation.namedChunkGroups].filter(([name]) => name.startsWith(PREFIX));
  const stray = groups.map(([name]) => name).filter((name) => !paths.has(name));
  if (stray.length > 0) throw new Error(`a chunk is named ${stray.join(', ')}, and the manifest has no such route`);
  const needs = groups.map(([name, group]) => {
    const { files, consumes } = scriptsAndConsumes(compilation, group);
    const own = files.filter((file) => !known.files.includes(file));
    return { path: paths.get(name) ?? '', own, doors: consumes.filter((door) => !known.consumes.includes(door)) };
  });
  return {
    screens: Object.fromEntries(needs.map(({ path, own }) => [path, own])),
    screenDoors: Object.fromEntries(needs.flatMap(({ path, doors }) => (doors.length > 0 ? [[path, doors]] : []))),
  };
}

/**
 * Writes the screens into the manifest of modules, whose hash is part of the build's name.
 * @param {Compilation} compilation
 * @param {ReturnType<typeof screenChunks>} screens
 */
export function addScreens(compilation, screens) {
  if (Object.keys(screens.screens).length === 0) return;
  const { source } = assetOf(compilation, 'mf-manifest.json');
  const manifest = JSON.parse(source.source().toString());
  const text = JSON.stringify({ ...manifest, ...screens }, null, 2);
  compilation.updateAsset('mf-manifest.json', new webpack.sources.RawSource(text));
}

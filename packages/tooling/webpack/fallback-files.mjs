import webpack from 'webpack';
import { assetOf } from './chunks.mjs';

/** @import { ChunkGroup, Compilation } from 'webpack' */

const ofSharing = new Set(['consume-shared-module', 'provide-module']);
/** @param {ChunkGroup} group */
const isOwn = (group) => group.origins.some(({ module }) => !ofSharing.has(module?.type ?? ''));

/**
 * Scripts of a group and of all that it imports, without the build's own copies of the modules that the page shares.
 * @param {ChunkGroup} group
 * @param {Set<ChunkGroup>} seen
 * @returns {string[]}
 */
function ownFiles(group, seen = new Set()) {
  if (seen.has(group)) return [];
  seen.add(group);
  const children = [...group.childrenIterable].filter((child) => isOwn(child));
  return [...group.getFiles(), ...children.flatMap((child) => ownFiles(child, seen))];
}

/**
 * Files of an exposed or a shared module in the manifest of modules.
 * @typedef {{ js: { sync: string[], async: string[] }, css: object }} ModuleAssets
 * @typedef {{ exposes: { assets: ModuleAssets }[], shared: { assets: ModuleAssets }[] }} ModulesManifest
 */

/**
 * Completes the manifest of modules: the plugin names the first files of the build's own copies of shared modules, and not
 * those that were split from them. A page that shares these modules would bring copies of all that nobody ever uses.
 * @param {Compilation} compilation
 */
export function nameFallbackFiles(compilation) {
  const { source } = assetOf(compilation, 'mf-manifest.json');
  /** @type {ModulesManifest} */
  const manifest = JSON.parse(source.source().toString());
  const exposed = [...compilation.namedChunkGroups].filter(([name]) => name.startsWith('__federation_expose_'));
  const own = new Set(exposed.flatMap(([, group]) => ownFiles(group)));
  const named = manifest.exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]);
  const copies = [...new Set(named)].filter((file) => !own.has(file)).sort();
  const [first, ...others] = manifest.shared;
  if (copies.length === 0 || !first) return;
  const { js, css } = first.assets;
  const completed = { ...first, assets: { css, js: { ...js, async: [...new Set([...js.async, ...copies])] } } };
  const text = JSON.stringify({ ...manifest, shared: [completed, ...others] }, null, 2);
  compilation.updateAsset('mf-manifest.json', new webpack.sources.RawSource(text));
}

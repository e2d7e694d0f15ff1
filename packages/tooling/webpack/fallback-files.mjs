import webpack from 'webpack';
import { assetOf, consumedBy, isOwn, providedModules } from './chunks.mjs';
import { PARCEL } from './whole-parcel.mjs';

/** @import { ChunkGroup, Compilation } from 'webpack' */

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
 * Scripts of a group and of all that it imports, with the build's own copies of the modules that a page may share: all that it
 * can ask for where nothing is shared.
 * @param {Compilation} compilation
 * @param {ChunkGroup | undefined} group
 * @param {ReturnType<typeof providedModules>} provided
 * @param {Set<ChunkGroup>} seen
 * @returns {string[]}
 */
function filesAlone(compilation, group, provided, seen = new Set()) {
  if (!group || seen.has(group)) return [];
  seen.add(group);
  const copies = consumedBy(compilation, group).map((module) => provided[module.options.shareKey]?.group);
  const next = [...[...group.childrenIterable].filter((child) => isOwn(child)), ...copies];
  const files = group.getFiles().filter((file) => file.endsWith('.js'));
  return [...files, ...next.flatMap((each) => filesAlone(compilation, each, provided, seen))];
}

/**
 * Files of an exposed or a shared module in the manifest of modules.
 * @typedef {{ js: { sync: string[], async: string[] }, css: object }} ModuleAssets
 * @typedef {{ exposes: { path: string, assets: ModuleAssets }[], shared: { assets: ModuleAssets }[] }} ModulesManifest
 */

/**
 * @template {{ assets: ModuleAssets }} T
 * @param {T} module
 * @param {readonly string[]} files
 * @returns {T}
 */
function withAsync(module, files) {
  const { js, css } = module.assets;
  const added = files.filter((file) => !js.sync.includes(file));
  return { ...module, assets: { css, js: { ...js, async: [...new Set([...js.async, ...added])] } } };
}

/**
 * Completes the manifest of modules: the plugin names the first files of the build's own copies of shared modules, and not
 * those that were split from them. A page that shares these modules would bring copies of all that nobody ever uses. A partner's
 * page, which has nothing to share, must know of them all: what opens later needs copies that the first screen does not.
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
  const alone = filesAlone(compilation, compilation.namedChunkGroups.get(PARCEL), providedModules(compilation));
  const exposes = manifest.exposes.map((each) => (each.path === './parcel' ? withAsync(each, alone) : each));
  const [first, ...others] = manifest.shared;
  const shared = first ? [withAsync(first, copies), ...others] : [];
  const text = JSON.stringify({ ...manifest, exposes, shared }, null, 2);
  compilation.updateAsset('mf-manifest.json', new webpack.sources.RawSource(text));
}

import { consumedBy, isOwn, providedModules } from './chunks.mjs';

/** @import { ChunkGroup, Compilation } from 'webpack' */

export const PARCEL = '__federation_expose_parcel';

/**
 * Fails if `./parcel` would ask for a shared module only after it has started: see `whole-parcel-loader.mjs`, which finds
 * those modules by their names in the sources.
 * @param {Compilation} compilation
 */
export function checkParcelIsWhole(compilation) {
  const provided = providedModules(compilation);
  /**
   * @param {ChunkGroup | undefined} group
   * @param {(group: ChunkGroup) => Iterable<ChunkGroup>} laterOf
   * @param {Set<ChunkGroup>} seen
   * @returns {string[]}
   */
  const wanted = (group, laterOf, seen = new Set()) => {
    if (!group || seen.has(group)) return [];
    seen.add(group);
    const names = consumedBy(compilation, group).map((module) => module.options.shareKey);
    const next = [...names.map((name) => provided[name]?.group), ...laterOf(group)];
    return [...names, ...next.flatMap((each) => wanted(each, laterOf, seen))];
  };
  const parcel = compilation.namedChunkGroups.get(PARCEL);
  const atOnce = new Set(wanted(parcel, () => []));
  const ever = wanted(parcel, (group) => [...group.childrenIterable].filter((child) => isOwn(child)));
  const late = [...new Set(ever)].filter((name) => !atOnce.has(name));
  if (late.length > 0) throw new Error(`src/parcel.ts must import what its screens share: ${late.join(', ')}`);
}

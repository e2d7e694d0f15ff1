import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** @import { ChunkGroup, Compilation, Module } from 'webpack' */

/**
 * Members of webpack's modules of the share scope that its types omit.
 * @typedef {Module & { options: { shareKey: string } }} ConsumedModule
 * @typedef {Module & { _name: string, _version: string }} ProvidedModule
 * @typedef {Record<string, { version: string, group: ChunkGroup | undefined }>} Provided
 */

/** @param {string} file */
const isScript = (file) => file.endsWith('.js');
/**
 * @template T
 * @param {readonly T[]} list
 */
const unique = (list) => [...new Set(list)];
/** @param {ChunkGroup} group */
const scriptsOf = (group) => group.chunks.flatMap((chunk) => [...chunk.files].filter(isScript));
/**
 * @param {Compilation} compilation
 * @param {ChunkGroup} group
 */
const modulesOf = (compilation, group) =>
  group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
/**
 * @param {Compilation} compilation
 * @param {ChunkGroup} group
 * @returns {ConsumedModule[]}
 */
export const consumedBy = (compilation, group) =>
  modulesOf(compilation, group).flatMap((module) =>
    module.type === 'consume-shared-module' ? [/** @type {ConsumedModule} */ (module)] : [],
  );

const ofSharing = new Set(['consume-shared-module', 'provide-module']);
/**
 * Whether a group stands for an import() of the build's own code, and not for a shared module.
 * @param {ChunkGroup} group
 */
export const isOwn = (group) => group.origins.some(({ module }) => !ofSharing.has(module?.type ?? ''));

/**
 * Subresource integrity of a file's content. The shortest hash that browsers take: pages carry one for each file, and
 * hashes cannot be compressed.
 * @param {string | Buffer} content
 */
export const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Integrity of every emitted file but the HTML page, which the server fills in.
 * @param {Compilation} compilation
 * @returns {Record<string, string>} by the file's name
 */
export const integrityOfAll = (compilation) =>
  Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name }) => !name.endsWith('.html'))
      .map(({ name, source }) => [name, integrityOf(source.buffer())])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );

/**
 * Short name of a build: the same files give the same name.
 * @param {unknown[]} parts
 */
export const buildOf = (...parts) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/**
 * Scripts of one chunk group without what it consumes from the share scope, and the names of that.
 * @param {Compilation} compilation
 * @param {ChunkGroup} group
 */
export function scriptsAndConsumes(compilation, group) {
  return {
    files: unique(scriptsOf(group)),
    consumes: unique(consumedBy(compilation, group).map((module) => module.options.shareKey)).sort(),
  };
}

/**
 * Modules that a build offers to the share scope: name → `{ version, group }`.
 * @param {Compilation} compilation
 */
export function providedModules(compilation) {
  /** @type {Provided} */
  const provided = {};
  for (const each of compilation.modules) {
    if (each.type !== 'provide-module') continue;
    const module = /** @type {ProvidedModule} */ (each);
    const [block] = module.blocks;
    const group = block && compilation.chunkGraph.getBlockChunkGroup(block);
    provided[module._name] = { version: module._version, group };
  }
  return provided;
}

/**
 * Scripts of a chunk group together with those of its shared modules, and of theirs, as the build itself provides them:
 * not its fallbacks, which have the same content and another name. Only static imports are followed.
 * @param {Compilation} compilation
 * @param {ChunkGroup | undefined} group
 * @param {Provided} provided
 * @param {Set<ChunkGroup>} seen
 * @returns {string[]}
 */
export function scriptsWithShared(compilation, group, provided, seen = new Set()) {
  if (!group || seen.has(group)) return [];
  seen.add(group);
  const nested = consumedBy(compilation, group).map((module) => provided[module.options.shareKey]?.group);
  return unique([...scriptsOf(group), ...nested.flatMap((g) => scriptsWithShared(compilation, g, provided, seen))]);
}

/**
 * The shared modules whose own files consume them, be it through others: loading one would never end.
 * @param {Compilation} compilation
 * @param {Provided} provided
 */
export function circlesOf(compilation, provided) {
  /** @param {string} name */
  const consumedFor = (name) => {
    const { group } = provided[name] ?? {};
    return group ? consumedBy(compilation, group).map((module) => module.options.shareKey) : [];
  };
  /**
   * @param {string} name
   * @param {string} wanted
   * @param {Set<string>} seen
   * @returns {boolean}
   */
  const reaches = (name, wanted, seen) => {
    if (seen.has(name)) return false;
    seen.add(name);
    return consumedFor(name).some((next) => next === wanted || reaches(next, wanted, seen));
  };
  return Object.keys(provided).filter((name) => reaches(name, name, new Set()));
}

/**
 * A file that the build must have made.
 * @param {Compilation} compilation
 * @param {string} file
 */
export function assetOf(compilation, file) {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`the build made no ${file}`);
  return asset;
}

/**
 * Transfer sizes of some files, in bytes.
 * @param {Compilation} compilation
 * @param {readonly string[]} files
 */
export function sizesOf(compilation, files) {
  const buffers = files.map((file) => assetOf(compilation, file).source.buffer());
  /** @param {(buffer: Buffer) => Buffer} compress */
  const total = (compress) => buffers.reduce((sum, buffer) => sum + compress(buffer).length, 0);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return { gzip: total((b) => gzipSync(b, { level: 9 })), brotli: total((b) => brotliCompressSync(b, quality)) };
}

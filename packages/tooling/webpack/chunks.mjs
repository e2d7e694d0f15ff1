import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const isScript = (file) => file.endsWith('.js');
const unique = (list) => [...new Set(list)];
const scriptsOf = (group) => group.chunks.flatMap((chunk) => [...chunk.files].filter(isScript));
const modulesOf = (compilation, group) =>
  group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
const consumedBy = (compilation, group) =>
  modulesOf(compilation, group).filter((module) => module.type === 'consume-shared-module');

/** Subresource integrity of a file's content. */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Integrity of every emitted file but the HTML page, which the server fills in. */
export const integrityOfAll = (compilation) =>
  Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name }) => !name.endsWith('.html'))
      .map(({ name, source }) => [name, integrityOf(source.buffer())])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Short name of a build: the same files give the same name. */
export const buildOf = (...parts) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/** Scripts of one chunk group without what it consumes from the share scope, and the names of that. */
export function scriptsAndConsumes(compilation, group) {
  return {
    files: unique(scriptsOf(group)),
    consumes: unique(consumedBy(compilation, group).map((module) => module.options.shareKey)).sort(),
  };
}

/** What a build offers to the share scope: name → `{ version, group }`. */
export function providedModules(compilation) {
  const provided = {};
  for (const module of compilation.modules) {
    if (module.type !== 'provide-module') continue;
    const group = compilation.chunkGraph.getBlockChunkGroup(module.blocks[0]);
    provided[module._name] = { version: module._version, group };
  }
  return provided;
}

/**
 * Scripts of a chunk group together with those of its shared modules, and of theirs, as the build itself provides them:
 * not its fallbacks, which have the same content and another name. Only static imports are followed.
 */
export function scriptsWithShared(compilation, group, provided, seen = new Set()) {
  if (!group || seen.has(group)) return [];
  seen.add(group);
  const nested = consumedBy(compilation, group).map((module) => provided[module.options.shareKey]?.group);
  return unique([...scriptsOf(group), ...nested.flatMap((g) => scriptsWithShared(compilation, g, provided, seen))]);
}

/** The shared modules whose own files consume them, be it through others: loading one would never end. */
export function circlesOf(compilation, provided) {
  const consumedFor = (name) => {
    const { group } = provided[name] ?? {};
    return group ? consumedBy(compilation, group).map((module) => module.options.shareKey) : [];
  };
  const reaches = (name, wanted, seen) => {
    if (seen.has(name)) return false;
    seen.add(name);
    return consumedFor(name).some((next) => next === wanted || reaches(next, wanted, seen));
  };
  return Object.keys(provided).filter((name) => reaches(name, name, new Set()));
}

/** Transfer sizes of some files, in bytes. */
export function sizesOf(compilation, files) {
  const buffers = files.map((file) => compilation.getAsset(file).source.buffer());
  const total = (compress) => buffers.reduce((sum, buffer) => sum + compress(buffer).length, 0);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return { gzip: total((b) => gzipSync(b, { level: 9 })), brotli: total((b) => brotliCompressSync(b, quality)) };
}

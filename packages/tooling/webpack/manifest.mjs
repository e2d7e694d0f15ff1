import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { SOURCE, isOfManifest } from '../words/compile.mjs';
import { auditWordsOf, catalogueFile, readCatalogues, wordsOf } from '../words/sources.mjs';
import { extensionFaults } from './extensions.mjs';

/**
 * The part of a manifest that the build itself reads; the contract's check finds the faults of the rest.
 * @typedef {object} Manifest
 * @property {string} id
 * @property {string} version
 * @property {{ path: string }[]} routes
 * @property {{ module: string }[]} [extensions]
 * @property {{ publishes: string[], hears: string[], schemas?: Record<string, unknown> }} events
 */

/**
 * Evaluates `src/manifest.ts` of the remote at `dir`, with the contract's additions.
 * @param {string} dir
 * @returns {Promise<{
 *   manifest: Manifest,
 *   faults: string[],
 *   texts: Record<string, string>,
 *   catalogue: string,
 *   weightFaults: (manifest: Manifest) => string[],
 * }>}
 */
async function evaluate(dir) {
  const bundle = await build({
    stdin: {
      contents: `
        import * as source from './src/manifest';
        import { BUS_TOPICS } from '@slotwise/contract/bus';
        import { manifestFaults } from '@slotwise/contract/manifest';
        import { manifestFaultText, unknownFields } from '@slotwise/contract/manifest-fields';
        import { unknownPermissions } from '@slotwise/contract/manifest-permissions';
        import { weightFaults } from '@slotwise/contract/manifest-weight';
        import { manifestTexts } from '@slotwise/contract/manifest-texts';
        export const manifest = source.default ?? source.manifest;
        const shapeFaults = [...manifestFaults(manifest).map(manifestFaultText), ...unknownFields(manifest)];
        export const faults = shapeFaults.length > 0 ? shapeFaults : unknownPermissions(manifest).map(
          ({ list, permission }) => list + ' names the permission "' + permission + '", which does not exist');
        export const texts = faults.length === 0 ? manifestTexts(manifest) : {};
        export { weightFaults };
        export const catalogue = JSON.stringify(BUS_TOPICS);`,
      resolveDir: dir,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    logLevel: 'silent',
  });
  const code = Buffer.from(bundle.outputFiles[0]?.text ?? '').toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/**
 * The texts of a remote's manifest that people read: place → text, in English.
 * @param {string} dir
 */
export const readManifestTexts = async (dir) => (await evaluate(dir)).texts;

/**
 * Evaluates `src/manifest.ts` of the remote at `dir` and checks it with the contract's own check.
 * @param {string} dir
 * @param {{ id: string, version: string }} expected
 * @returns the manifest, with the shapes of the topics that it names and its texts in other languages. Throws with every
 *   fault if it is not one.
 */
export async function readManifest(dir, { id, version }) {
  const { manifest, faults, catalogue, weightFaults } = await evaluate(dir);
  const all = faults.length > 0 ? faults : extensionFaults(dir, manifest);
  if (all.length > 0) throw new Error(`src/manifest.ts is not a manifest:\n  ${all.join('\n  ')}`);
  if (manifest.id !== id) throw new Error(`src/manifest.ts names the remote "${manifest.id}" but its folder "${id}"`);
  if (manifest.version !== version)
    throw new Error(
      `src/manifest.ts says version ${manifest.version}, package.json says ${version}: npm run remote -- version ${id} writes both`,
    );
  const whole = withAuditWords(dir, withWords(dir, withShapes(manifest, JSON.parse(catalogue))));
  const heavy = weightFaults(whole);
  if (heavy.length > 0) throw new Error(`the manifest is too large:\n  ${heavy.join('\n  ')}`);
  return whole;
}

/**
 * @param {Manifest} manifest
 * @param {Record<string, unknown>} catalogue shapes of the topics that the contract knows
 */
function withShapes(manifest, catalogue) {
  const { publishes, hears, schemas: own } = manifest.events;
  const known = [...new Set([...publishes, ...hears])].filter((topic) => topic in catalogue);
  const schemas = { ...own, ...Object.fromEntries(known.map((topic) => [topic, catalogue[topic]])) };
  if (Object.keys(schemas).length === 0) return manifest;
  return { ...manifest, events: { publishes, hears, schemas } };
}

/**
 * Adds what the catalogues beside the English one say of the manifest.
 * @param {string} dir
 * @param {Manifest} manifest
 */
function withWords(dir, manifest) {
  const folder = wordsOf(dir);
  if (!existsSync(catalogueFile(folder))) return manifest;
  const words = Object.entries(readCatalogues(folder))
    .filter(([locale]) => locale !== SOURCE)
    .map(([locale, entries]) => [
      locale,
      Object.fromEntries(
        Object.entries(entries)
          .filter(([id]) => isOfManifest(id))
          .map(([id, text]) => [id.slice('manifest.'.length), text]),
      ),
    ]);
  return words.length === 0 ? manifest : { ...manifest, words: Object.fromEntries(words) };
}

/**
 * Adds what the remote says of the audit's actions and things, in all languages.
 * @param {string} dir
 * @param {Manifest} manifest
 */
function withAuditWords(dir, manifest) {
  const folder = auditWordsOf(dir);
  return existsSync(catalogueFile(folder)) ? { ...manifest, audit: readCatalogues(folder) } : manifest;
}

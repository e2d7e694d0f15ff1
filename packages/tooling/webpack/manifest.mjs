import { build } from 'esbuild';

/**
 * Evaluates `src/manifest.ts` of the remote at `dir` and checks it with the contract's own check.
 * @returns the manifest, with the shapes of the topics that it names. Throws with every fault if it is not one.
 */
export async function readManifest(dir, { id, version }) {
  const bundle = await build({
    stdin: {
      contents: `
        import * as source from './src/manifest';
        import { BUS_TOPICS } from '@slotwise/contract/bus';
        import { manifestFaults } from '@slotwise/contract/manifest';
        export const manifest = source.default ?? source.manifest;
        export const faults = manifestFaults(manifest);
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
  const code = Buffer.from(bundle.outputFiles[0].contents).toString('base64');
  const { manifest, faults, catalogue } = await import(`data:text/javascript;base64,${code}`);
  if (faults.length > 0) throw new Error(`src/manifest.ts is not a manifest:\n  ${faults.join('\n  ')}`);
  if (manifest.id !== id) throw new Error(`src/manifest.ts names the remote "${manifest.id}" but its folder "${id}"`);
  if (manifest.version !== version)
    throw new Error(
      `src/manifest.ts says version ${manifest.version}, package.json says ${version}: npm run remote -- version ${id} writes both`,
    );
  return withShapes(manifest, JSON.parse(catalogue));
}

function withShapes(manifest, catalogue) {
  const { publishes, hears, schemas: own } = manifest.events;
  const known = [...new Set([...publishes, ...hears])].filter((topic) => topic in catalogue);
  const schemas = { ...own, ...Object.fromEntries(known.map((topic) => [topic, catalogue[topic]])) };
  if (Object.keys(schemas).length === 0) return manifest;
  return { ...manifest, events: { publishes, hears, schemas } };
}

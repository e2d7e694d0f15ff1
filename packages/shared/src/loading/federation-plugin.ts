import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { RegistryEntry } from '@slotwise/contract';
import { absolute, integrityFor, scriptFor } from './script-integrity';

/** A remote's entry script is given up after this long. */
const SCRIPT_TIMEOUT_MS = 30_000;
const MANIFEST_TIMEOUT_MS = 10_000;

export interface PluginOptions {
  /** The builds that are known now; asked for on each request, since a retry may have brought newer ones. */
  entries: () => readonly RegistryEntry[];
  /** The container of the build that is registered under a name; undefined: the runtime loads its entry script itself. */
  containerOf: (name: string) => Promise<object | undefined>;
  nonce: string | undefined;
}

type Entry = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;

interface FederationManifest {
  exposes: object[];
}

const noFiles = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/**
 * The runtime starts all files that a manifest names for its modules, more than the page needs. The needed ones are here
 * already (`fetchRemoteFiles`), so the manifest is handed on without them.
 */
const withoutFiles = (manifest: unknown) => {
  const { exposes, ...rest } = manifest as FederationManifest;
  return { ...rest, exposes: exposes.map((exposed) => ({ ...exposed, assets: noFiles })) };
};

/** Teaches Module Federation's runtime what it does not do itself: inlined manifests, `res.ok`, nonce, integrity, timeouts. */
export function platformPlugin({ entries, containerOf, nonce }: PluginOptions): ModuleFederationRuntimePlugin {
  return {
    name: 'slotwise-platform',
    async fetch(url) {
      const known = entries().find((entry) => absolute(entry.entry) === absolute(url));
      if (known?.mfManifest) return Response.json(withoutFiles(known.mfManifest));
      const integrity = known && integrityFor(known, url);
      const response = await fetch(url, {
        signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS),
        ...(integrity && { integrity }),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`${url} answered ${response.status}`);
      }
      return Response.json(withoutFiles(await response.json()));
    },
    loadEntry: async ({ remoteInfo }) => (await containerOf(remoteInfo.name)) as Entry,
    createScript({ url }) {
      return { script: scriptFor(entries(), url, nonce), timeout: SCRIPT_TIMEOUT_MS };
    },
  };
}

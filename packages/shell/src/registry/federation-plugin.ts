import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { RegistryEntry } from '@slotwise/contract';
import { integrityFor, isOfOverride, REFUSED, scriptIntegrity } from './script-integrity';

/** A remote's entry script is given up after this long. */
export const SCRIPT_TIMEOUT_MS = 30_000;
const MANIFEST_TIMEOUT_MS = 10_000;

interface PluginOptions {
  /** The remotes known now; asked for on each request, since a retry may have brought newer ones. */
  entries: () => readonly RegistryEntry[];
  nonce: string | undefined;
}

const absolute = (url: string) => new URL(url, location.href).href;

interface FederationManifest {
  exposes: object[];
}

const noFiles = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/**
 * The runtime starts all files that a manifest names for its modules, more than the page needs. What is needed has been
 * brought here already (`fetchRemoteFiles`), so the manifest is handed on without them.
 */
const withoutFiles = (manifest: unknown) => {
  const { exposes, ...rest } = manifest as FederationManifest;
  return { ...rest, exposes: exposes.map((exposed) => ({ ...exposed, assets: noFiles })) };
};

/** An element for a script of a remote, with the hash that was published for it. Throws if there is none. */
export function scriptFor(entries: readonly RegistryEntry[], url: string, nonce: string | undefined) {
  const integrity = scriptIntegrity(entries, url);
  const unchecked = !integrity && isOfOverride(entries, url);
  if (!unchecked && (!integrity || integrity === REFUSED))
    throw new Error(`${url} has no integrity hash and is not loaded.`);
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (nonce) script.nonce = nonce;
  if (integrity) script.integrity = integrity;
  script.src = url;
  return script;
}

/** Teaches Module Federation's runtime what it does not do itself: inlined manifests, `res.ok`, nonce, integrity, timeouts. */
export function platformPlugin({ entries, nonce }: PluginOptions): ModuleFederationRuntimePlugin {
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
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return Response.json(withoutFiles(await response.json()));
    },
    createScript({ url }) {
      return { script: scriptFor(entries(), url, nonce), timeout: SCRIPT_TIMEOUT_MS };
    },
  };
}

import { createInstance, satisfy } from '@module-federation/runtime';
import type { RegistryEntry } from '@slotwise/contract';
import { PLATFORM_API_VERSION } from '@slotwise/contract/constants';
import { manifestFaults } from '@slotwise/contract/manifest';
import type { Parcel } from '@slotwise/shared/remote';

export interface LoadedParcel {
  parcel: Parcel;
  version: string;
  /** Folder of the remote's files. */
  assets: string;
}

const REGISTRY_TIMEOUT_MS = 10_000;
const SCRIPT_TIMEOUT_MS = 30_000;

/** Address of a known file → its published hash. */
const integrity = new Map<string, string>();
/** Address of a federation manifest → the manifest, which the registry has sent along. */
const manifests = new Map<string, unknown>();
/** Container → address of the build that this page runs: two builds of one remote cannot share a global. */
const running = new Map<string, string>();

let runtime: ReturnType<typeof createInstance> | undefined;
const federation = () =>
  (runtime ??= createInstance({
    name: 'slotwise_embed',
    remotes: [],
    plugins: [
      {
        name: 'slotwise-embed',
        fetch(url) {
          const known = manifests.get(new URL(url, location.href).href);
          return known ? Promise.resolve(Response.json(known)) : undefined;
        },
        createScript({ url }) {
          const script = document.createElement('script');
          const hash = integrity.get(new URL(url, location.href).href);
          script.async = true;
          script.crossOrigin = 'anonymous';
          if (hash) script.integrity = hash;
          script.src = url;
          return { script, timeout: SCRIPT_TIMEOUT_MS };
        },
      },
    ],
  }));

async function readEntry(id: string, registryUrl: string, signal: AbortSignal): Promise<RegistryEntry> {
  const response = await fetch(registryUrl, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(REGISTRY_TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  const { remotes } = (await response.json()) as { remotes?: RegistryEntry[] };
  const entry = remotes?.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`The registry knows no remote named "${id}".`);
  const [fault] = manifestFaults(entry.manifest);
  if (fault !== undefined) throw new Error(`The manifest of "${id}" is not valid: ${fault}.`);
  if (!satisfy(PLATFORM_API_VERSION, entry.manifest.platform))
    throw new Error(`"${id}" needs platform ${entry.manifest.platform}; this page offers ${PLATFORM_API_VERSION}.`);
  return entry;
}

/** Asks the registry for a remote and loads its `./parcel`. Rejects with a sentence that says what is wrong. */
export async function loadParcel(id: string, registryUrl: string, signal: AbortSignal): Promise<LoadedParcel> {
  const registry = new URL(registryUrl, location.href);
  const entry = await readEntry(id, registry.href, signal);
  const address = new URL(entry.entry, registry).href;
  const container = `slotwise_${id.replaceAll('-', '_')}`;
  const before = running.get(container);
  if (before !== undefined && before !== address)
    throw new Error(`Another build of "${id}" runs in this page already. Reload the page to change it.`);
  for (const [file, hash] of Object.entries(entry.integrity)) integrity.set(new URL(file, registry).href, hash);
  if (entry.mfManifest) manifests.set(address, entry.mfManifest);
  if (before === undefined) {
    running.set(container, address);
    federation().registerRemotes([{ name: container, entry: address }]);
  }
  const module = await federation().loadRemote<Parcel>(`${container}/parcel`);
  if (!module) throw new Error(`"${id}" exposes no parcel.`);
  const { bootstrap, mount, update, unmount } = module;
  return { parcel: { bootstrap, mount, update, unmount }, version: entry.version, assets: new URL('.', address).href };
}

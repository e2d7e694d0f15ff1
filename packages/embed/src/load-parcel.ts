import { createInstance, satisfy } from '@module-federation/runtime';
import type { RegistryEntry } from '@slotwise/contract';
import { PLATFORM_API_VERSION } from '@slotwise/contract/constants';
import type { Http } from '@slotwise/shared/http';
import type { Parcel } from '@slotwise/shared/remote';
import { EmbedError } from './embed-error';

export interface LoadedParcel {
  parcel: Parcel;
  /** What people call the remote. */
  title: string;
  version: string;
  /** Folder of the remote's files. */
  assets: string;
}

const SCRIPT_TIMEOUT_MS = 30_000;

/** Address of a known file → its published hash. */
const integrity = new Map<string, string>();
/** Address of a federation manifest → the manifest, which the registry has sent along. */
const manifests = new Map<string, unknown>();
/** Container → address of the build that this page runs: two builds of one remote cannot share a global. */
const running = new Map<string, string>();

const hashOf = (url: string) => integrity.get(new URL(url, location.href).href);

let runtime: ReturnType<typeof createInstance> | undefined;
const federation = () => {
  // What remotes load later is checked as their entry is.
  (globalThis as { slotwiseIntegrity?: typeof hashOf }).slotwiseIntegrity ??= hashOf;
  return (runtime ??= createInstance({
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
          const hash = hashOf(url);
          script.async = true;
          script.crossOrigin = 'anonymous';
          if (hash) script.integrity = hash;
          script.src = url;
          return { script, timeout: SCRIPT_TIMEOUT_MS };
        },
      },
    ],
  }));
};

async function readEntry(id: string, http: Http, signal: AbortSignal): Promise<RegistryEntry> {
  const { remotes } = await http('GET /remotes/registry', { signal });
  const entry = remotes.find((candidate) => candidate.id === id);
  if (!entry) throw new EmbedError('load_failed', `There is no remote named “${id}”.`);
  if (!satisfy(PLATFORM_API_VERSION, entry.manifest.platform)) {
    const { platform } = entry.manifest;
    throw new EmbedError(
      'load_failed',
      `“${id}” needs platform ${platform}; this page offers ${PLATFORM_API_VERSION}.`,
    );
  }
  return entry;
}

/** Asks the registry for a remote, as the token's person gets it, and loads its `./parcel`. @throws in words */
export async function loadParcel(id: string, http: Http, signal: AbortSignal): Promise<LoadedParcel> {
  const entry = await readEntry(id, http, signal);
  const absolute = (url: string) => new URL(url, http.baseUrl).href;
  const address = absolute(entry.entry);
  const container = `slotwise_${id.replaceAll('-', '_')}`;
  const before = running.get(container);
  if (before !== undefined && before !== address) {
    throw new EmbedError('load_failed', `Another version of “${id}” runs in this page already. Reload the page.`);
  }
  for (const [file, hash] of Object.entries(entry.integrity)) integrity.set(absolute(file), hash);
  if (entry.mfManifest) manifests.set(address, entry.mfManifest);
  if (before === undefined) {
    running.set(container, address);
    federation().registerRemotes([{ name: container, entry: address }]);
  }
  const module = await loadModule(container, entry.manifest.name);
  const { bootstrap, mount, update, unmount } = module;
  return {
    parcel: { bootstrap, mount, update, unmount },
    title: entry.manifest.name,
    version: entry.version,
    assets: absolute(entry.entry).replace(/[^/]*$/, ''),
  };
}

async function loadModule(container: string, title: string): Promise<Parcel> {
  try {
    const module = await federation().loadRemote<Parcel>(`${container}/parcel`);
    if (module) return module;
  } catch (error) {
    // The runtime's own words are for developers; who retries must not get its memory of the failure.
    console.error(error);
    const known = running.get(container);
    if (known !== undefined) federation().registerRemotes([{ name: container, entry: known }], { force: true });
  }
  throw new EmbedError('load_failed', `The files of ${title} could not be loaded, or are not what was published.`);
}

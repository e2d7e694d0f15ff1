import { createInstance, satisfy } from '@module-federation/runtime';
import type { RegistryEntry, RemoteManifest } from '@slotwise/contract';
import { PLATFORM_API_VERSION } from '@slotwise/contract/constants';
import type { Http } from '@slotwise/shared/http';
import type { Parcel } from '@slotwise/shared/remote';
import { filesOfParcel } from './bring-later-files';
import { EmbedError } from './embed-error';
import { hashOf, knowFiles, REFUSED } from './known-files';
import { within } from './within';

export interface LoadedParcel {
  manifest: RemoteManifest;
  parcel: Parcel;
  /** What people call the remote. */
  title: string;
  version: string;
  /** Folder of the remote's files. */
  assets: string;
  /** Addresses of the scripts that it may ask for, now or later. */
  files: string[];
}

const SCRIPT_TIMEOUT_MS = 30_000;

/** Address of a federation manifest → the manifest, which the registry has sent along. */
const manifests = new Map<string, unknown>();

/** What the runtime knows each build as, by its address. */
const names = new Map<string, string>();
let named = 0;
/** Of builds of one remote the next is loaded when the last is here: their entries put their containers into one global. */
const inTurn = new Map<string, Promise<unknown>>();

let runtime: ReturnType<typeof createInstance> | undefined;
const federation = () => {
  // What remotes load later is checked as their entry is.
  if (!('slotwiseIntegrity' in globalThis)) Object.defineProperty(globalThis, 'slotwiseIntegrity', { value: hashOf });
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
          script.async = true;
          script.crossOrigin = 'anonymous';
          script.integrity = hashOf(url) ?? REFUSED;
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

/**
 * Asks the registry for a remote, as the token's person gets it, and loads its `./parcel`.
 * @param fresh the browser may keep a broken copy of a file, which this attempt must not get
 * @throws in words
 */
export async function loadParcel(id: string, http: Http, signal: AbortSignal, fresh: boolean): Promise<LoadedParcel> {
  const entry = await readEntry(id, http, signal);
  const absolute = (url: string) => new URL(url, http.baseUrl).href;
  const address = absolute(entry.entry);
  const assets = knowFiles(entry, http.baseUrl);
  if (entry.mfManifest) manifests.set(address, entry.mfManifest);
  if (fresh) await fetchAnew(Object.keys(entry.integrity).map(absolute), signal);
  const container = `slotwise_${id.replaceAll('-', '_')}`;
  const load = () => loadModule(container, address, entry.manifest.name);
  const loading = (inTurn.get(container) ?? Promise.resolve()).then(load, load);
  inTurn.set(container, loading);
  const { bootstrap, mount, update, unmount } = await loading;
  const { manifest } = entry;
  const { name: title } = manifest;
  const files = filesOfParcel(entry, assets);
  return { manifest, parcel: { bootstrap, mount, update, unmount }, title, version: entry.version, assets, files };
}

/** Past the browser's cache and into it. What fails here fails once more when it is needed. */
async function fetchAnew(addresses: readonly string[], signal: AbortSignal): Promise<void> {
  const fetchOne = async (address: string) => {
    const answer = await fetch(address, { cache: 'reload', credentials: 'omit', signal });
    await answer.blob();
  };
  await Promise.allSettled(addresses.map(fetchOne));
}

/** Each build is a remote of its own to the runtime: one that was published meanwhile is drawn beside what is there. */
function nameOf(container: string, address: string): string {
  const known = names.get(address);
  if (known !== undefined) return known;
  const name = `${container}__${++named}`;
  names.set(address, name);
  federation().registerRemotes([{ name, entry: address }]);
  // Where its entry puts the container. What another build has put there would be taken for it.
  Reflect.set(globalThis, container, undefined);
  return name;
}

async function loadModule(container: string, address: string, title: string): Promise<Parcel> {
  try {
    const module = await within(federation().loadRemote<Parcel>(`${nameOf(container, address)}/parcel`), title);
    if (module) return module;
  } catch (error) {
    // The runtime's own words are for developers; who retries must not get its memory of the failure.
    if (!(error instanceof EmbedError)) console.error(error);
    names.delete(address);
    if (error instanceof EmbedError) throw error;
  }
  throw new EmbedError('load_failed', `The files of ${title} could not be loaded, or are not what was published.`);
}

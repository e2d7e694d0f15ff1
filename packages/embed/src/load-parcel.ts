import { createInstance } from '@module-federation/runtime';
import type { RegistryEntry, RemoteManifest } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';
import {
  BuildLoader,
  entryFrom,
  faultOf,
  folderOf,
  loadFault,
  RemoteFaultError,
  trustedRegistry,
} from '@slotwise/shared/loading';
import type { Parcel } from '@slotwise/shared/remote';
import type { Deployment } from './deployment';
import { EmbedError, MissingFileError } from './embed-error';
import { within } from './within';

export interface LoadedParcel {
  manifest: RemoteManifest;
  parcel: Parcel;
  /** Name of the remote for people. */
  title: string;
  version: string;
  /** Folder of the remote's files. */
  assets: string;
  /** The build that it came from, with absolute addresses. */
  entry: RegistryEntry;
}

export interface LoadRequest {
  id: string;
  /** Path in the application at which it starts; null: at the remote's first screen. */
  path: string | null;
  http: Http;
  signal: AbortSignal;
  /** The browser may keep a broken copy of a file, which this attempt must not get. */
  fresh: boolean;
  /** Of the reader: the words in their language come with the code. */
  locale: string;
}

/** Gives a remote's parcel. Rejects with `EmbedError`, `RemoteFaultError`, or an error of the API or the remote. */
export type Load = (request: LoadRequest) => Promise<LoadedParcel>;

/** The remote as the token's person gets it from this page's deployment. */
async function readEntry(
  { id, http, signal }: LoadRequest,
  { registryKey, shell }: Deployment,
): Promise<RegistryEntry> {
  const answer = await http('GET /remotes/registry', { signal, query: shell === undefined ? {} : { shell } });
  const registry = await trustedRegistry(answer, registryKey);
  if (!registry) {
    throw new EmbedError('load_failed', { id: 'registry.changed' });
  }
  const entry = registry.entries.find((candidate) => candidate.id === id);
  if (!entry) throw new EmbedError('load_failed', { id: 'remote.unknown', values: { name: id } });
  // Its frame would be a page of ours in somebody else's, with a token in it.
  if (entry.isolated)
    throw new EmbedError('load_failed', { id: 'remote.kept-apart', values: { title: entry.manifest.name } });
  const fault = loadFault(entry, { shell });
  if (fault) throw new RemoteFaultError(fault);
  return entryFrom(entry, http.baseUrl);
}

async function loadWithin(
  loader: BuildLoader,
  entry: RegistryEntry,
  { path, signal, fresh, locale }: LoadRequest,
): Promise<Parcel> {
  const end = new AbortController();
  const giveUp = () => end.abort();
  signal.addEventListener('abort', giveUp, { once: true });
  const address = path ?? entry.manifest.routes[0]?.path ?? '/';
  const loading = loader.load<Parcel>(entry, './parcel', { signal: end.signal, fresh, address, locale });
  try {
    return await within(loading, entry.manifest.name);
  } catch (error) {
    giveUp();
    throw signal.aborted || error instanceof EmbedError ? error : inWords(error, entry);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/**
 * Errors of a remote's own code or of the runtime are for developers; the people who look at the page get a sentence.
 */
function inWords(error: unknown, { preload, entry }: RegistryEntry): Error {
  if (error instanceof RemoteFaultError) {
    const isMissing = error.fault.kind === 'unreachable';
    return isMissing ? new MissingFileError(error.fault, preload[0] ?? entry, { cause: error }) : error;
  }
  console.error(error);
  return new RemoteFaultError(faultOf(error), { cause: error });
}

/**
 * Loads `./parcel` of remotes into a page that shares nothing with them.
 * @param deployment read when the first remote is loaded
 * @param nonce of the page's policy
 */
export function parcelLoader(deployment: () => Deployment, nonce: string | undefined): Load {
  let loader: BuildLoader | undefined;
  return async (request) => {
    const entry = await readEntry(request, deployment());
    loader ??= new BuildLoader(createInstance({ name: 'slotwise_embed', remotes: [] }), nonce);
    const { bootstrap, mount, update, unmount } = await loadWithin(loader, entry, request);
    const parcel = { bootstrap, mount, update, unmount };
    const { manifest } = entry;
    return { manifest, parcel, title: manifest.name, version: entry.version, assets: folderOf(entry), entry };
  };
}

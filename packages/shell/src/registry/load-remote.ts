import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { RegistryEntry } from '@slotwise/contract';
import type { Remote, RemoteAppProps } from '@slotwise/shared/remote';
import type { ComponentType } from 'react';
import { platformPlugin } from './federation-plugin';
import { fetchRemoteFiles, integrityOfChunk, type FetchOptions } from './remote-files';

export type RemoteApp = ComponentType<RemoteAppProps>;

/** What `./app` exports: what `defineRemote` made, or the component alone. */
interface RemoteModule {
  default: Remote | RemoteApp;
}

export interface LoadOptions extends FetchOptions {
  nonce: string | undefined;
}

/** Name of the remote's container, as its build gave it. */
const containerOf = (entry: RegistryEntry) => `slotwise_${entry.id.replaceAll('-', '_')}`;

declare global {
  /** Asked by every build's chunk loader, see `ChunkIntegrityPlugin` of the tooling. */
  var slotwiseIntegrity: ((url: string) => string | undefined) | undefined;
}

const registered = new Map<string, RegistryEntry>();
/** Also what a retry has replaced: its chunks may still be asked for. */
const everRegistered = new Map<string, RegistryEntry>();
let started = false;

function register(entry: RegistryEntry, nonce: string | undefined): void {
  if (!started) {
    registerPlugins([platformPlugin({ entries: () => [...registered.values()], nonce })]);
    globalThis.slotwiseIntegrity = (url) => integrityOfChunk([...everRegistered.values()], url);
    started = true;
  }
  const before = registered.get(entry.id);
  if (before?.entry === entry.entry) return;
  registered.set(entry.id, entry);
  everRegistered.set(entry.entry, entry);
  registerRemotes([{ name: containerOf(entry), entry: entry.entry }], { force: before !== undefined });
}

/** Loads the remote's component. Throws `RemoteFaultError`, `AbortError` or whatever the remote's own code throws. */
export async function loadRemoteApp(entry: RegistryEntry, { nonce, ...options }: LoadOptions): Promise<RemoteApp> {
  register(entry, nonce);
  await fetchRemoteFiles(entry, options);
  const module = await loadRemote<RemoteModule>(`${containerOf(entry)}/app`);
  if (!module?.default) throw new Error('The remote exposes no app.');
  return 'App' in module.default ? module.default.App : module.default;
}

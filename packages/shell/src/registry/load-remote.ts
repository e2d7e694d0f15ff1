import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { RegistryEntry } from '@slotwise/contract';
import type { Remote, RemoteAppProps } from '@slotwise/shared/remote';
import type { ComponentType } from 'react';
import { platformPlugin } from './federation-plugin';
import { isOverridden } from './overridden';
import { fetchRemoteFiles, type FetchOptions } from './remote-files';
import { absolute, integrityFor, scriptIntegrity } from './script-integrity';

export type RemoteApp = ComponentType<RemoteAppProps>;

/** What `./app` exports: what `defineRemote` made, or the component alone. */
interface RemoteModule {
  default: Remote | RemoteApp;
}

export interface LoadOptions extends FetchOptions {
  nonce: string | undefined;
}

/** Name of the remote's container, as its build gave it: a global. */
const containerOf = (entry: RegistryEntry) => `slotwise_${entry.id.replaceAll('-', '_')}`;

/** What the runtime knows each build as that was last asked for, by the remote's id. */
const registered = new Map<string, { entry: RegistryEntry; name: string }>();
/** Also the builds that were replaced: what is still drawn of them may load a chunk. Newest first. */
const everRegistered: RegistryEntry[] = [];
/** Chunks that remotes have loaded, or failed to: a retry must not find a broken copy in the browser's cache. */
const chunksAskedFor = new Set<string>();
let started = false;

function start(nonce: string | undefined): void {
  const integrityOf = (url: string) => {
    chunksAskedFor.add(url);
    return scriptIntegrity(everRegistered, url);
  };
  // For good: no remote takes the check away from another's chunks.
  Object.defineProperty(globalThis, 'slotwiseIntegrity', { value: integrityOf });
  registerPlugins([platformPlugin({ entries: () => everRegistered, nonce })]);
  started = true;
}

/**
 * Each build is a remote of its own to the runtime: the one that it replaces may still be drawn.
 * @param anew also if this build is known: its modules are evaluated again, which a chunk that failed needs
 * @returns the name that the runtime knows it by
 */
function register(entry: RegistryEntry, nonce: string | undefined, anew: boolean): string {
  if (!started) start(nonce);
  const before = registered.get(entry.id);
  if (before?.entry.entry === entry.entry && !anew) return before.name;
  everRegistered.unshift(entry);
  const name = `${containerOf(entry)}__${everRegistered.length}`;
  registered.set(entry.id, { entry, name });
  registerRemotes([{ name, entry: entry.entry }]);
  return name;
}

/** Loads the remote's component. Throws `RemoteFaultError`, `AbortError` or whatever the remote's own code throws. */
export async function loadRemoteApp(entry: RegistryEntry, { nonce, ...options }: LoadOptions): Promise<RemoteApp> {
  const name = register(entry, nonce, options.fresh);
  const later = options.fresh ? [...chunksAskedFor].filter((url) => integrityFor(entry, url) !== undefined) : [];
  // A development server that is gone is told by its first file.
  const first = isOverridden(entry) ? [entry.entry] : entry.preload.map(absolute);
  await fetchRemoteFiles(entry, [...new Set([...first, ...later])], options);
  // Where its entry puts the container: what another build has put there, be it while this one's files came, would be
  // taken for it. The containers that are known are not asked for there again.
  Reflect.set(globalThis, containerOf(entry), undefined);
  const module = await loadRemote<RemoteModule>(`${name}/app`);
  if (!module?.default) throw new Error('The remote exposes no app.');
  return 'App' in module.default ? module.default.App : module.default;
}

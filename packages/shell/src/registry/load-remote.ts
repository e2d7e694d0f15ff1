import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { RegistryEntry } from '@slotwise/contract';
import type { Remote, RemoteAppProps, RemoteExtension } from '@slotwise/shared/remote';
import type { ComponentType } from 'react';
import './offered-doors';
import { platformPlugin, scriptFor } from './federation-plugin';
import { isOverridden } from './overridden';
import { fetchRemoteFiles, type FetchOptions } from './remote-files';
import { fileName } from './remote-fault';
import { absolute, integrityFor, scriptIntegrity } from './script-integrity';

export type RemoteApp = ComponentType<RemoteAppProps>;

/** What a remote's own code brings, beside the manifest that the registry has. */
export type RemoteCode = Pick<Remote, 'App' | 'reactions'>;

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
 * @returns the name that the runtime knows it by, and whether it has not asked for it by that yet
 */
function register(entry: RegistryEntry, nonce: string | undefined, anew: boolean): { name: string; isNew: boolean } {
  if (!started) start(nonce);
  const before = registered.get(entry.id);
  if (before?.entry.entry === entry.entry && !anew) return { name: before.name, isNew: false };
  everRegistered.unshift(entry);
  const name = `${containerOf(entry)}__${everRegistered.length}`;
  registered.set(entry.id, { entry, name });
  registerRemotes([{ name, entry: entry.entry }]);
  return { name, isNew: true };
}

const isEntryScript = (url: string) => /^remoteEntry\./.test(fileName(url));

/** Evaluates the entry script, which has been fetched. @returns the container that it made; undefined if it made none */
function evaluate(entry: RegistryEntry, url: string, { nonce, signal }: LoadOptions): Promise<unknown> {
  return new Promise((resolve) => {
    const script = scriptFor([entry], url, nonce);
    const done = () => {
      script.remove();
      resolve(Reflect.get(globalThis, containerOf(entry)));
    };
    script.addEventListener('load', done);
    // The runtime asks for it once more then, and says what is wrong with it.
    script.addEventListener('error', () => resolve(undefined));
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
    Reflect.set(globalThis, containerOf(entry), undefined);
    document.head.append(script);
  });
}

/** Brings the files, and evaluates the entry script while the others are still on their way: its container. */
async function fetchAndEvaluate(entry: RegistryEntry, files: readonly string[], options: LoadOptions) {
  const first = files.find(isEntryScript);
  const others = files.filter((file) => file !== first);
  const [container] = await Promise.all([
    first && fetchRemoteFiles(entry, [first], options).then(() => evaluate(entry, first, options)),
    fetchRemoteFiles(entry, others, options),
  ]);
  return container;
}

/** Loads one of the modules that the remote exposes. Throws `RemoteFaultError`, `AbortError` or whatever the remote's own code throws. */
async function loadExposed<T>(entry: RegistryEntry, module: string, options: LoadOptions): Promise<T> {
  const { name, isNew } = register(entry, options.nonce, options.fresh);
  const later = options.fresh ? [...chunksAskedFor].filter((url) => integrityFor(entry, url) !== undefined) : [];
  // A development server that is gone is told by its first file.
  const first = isOverridden(entry) ? [entry.entry] : entry.preload.map(absolute);
  const files = [...new Set([...first, ...later])];
  const container = isNew
    ? await fetchAndEvaluate(entry, files, options)
    : await fetchRemoteFiles(entry, files, options);
  // Where the runtime looks for it before it asks for the script. What another build has put there meanwhile would be
  // taken for this one's; a container that the runtime knows already it does not look for.
  Reflect.set(globalThis, containerOf(entry), container);
  const loaded = await loadRemote<{ default?: T }>(`${name}/${module.slice('./'.length)}`);
  if (!loaded?.default) throw new Error(`The remote exposes no ${module}.`);
  return loaded.default;
}

/** Loads the remote's app. Throws as `loadExposed` does. */
export async function loadRemoteCode(entry: RegistryEntry, options: LoadOptions): Promise<RemoteCode> {
  const made = await loadExposed<Remote | RemoteApp>(entry, './app', options);
  return 'App' in made ? made : { App: made };
}

/** Loads what the remote brings to another remote's page. Throws as `loadExposed` does. */
export const loadExtension = (entry: RegistryEntry, module: string, options: LoadOptions): Promise<RemoteExtension> =>
  loadExposed(entry, module, options);

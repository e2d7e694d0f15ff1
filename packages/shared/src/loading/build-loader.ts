import { registerGlobalPlugins, type ModuleFederation } from '@module-federation/runtime';
import type { RegistryEntry } from '@slotwise/contract';
import { isAborted } from '../http';
import { firstFiles, isEntryScript, laterFiles, translationFiles, type Exposed } from './federation-files';
import { platformPlugin } from './federation-plugin';
import { sparesData } from './later-files';
import { fetchRemoteFiles, type FetchOptions } from './remote-files';
import { SOURCE_LANGUAGE } from '../words/languages';
import { integrityFor, scriptFor, scriptIntegrity } from './script-integrity';
import { shareRetry } from './share-retry';
import { withdrawShares } from './withdraw-shares';

declare global {
  /** Asked by the build of every remote before it loads one of its chunks. */
  var slotwiseIntegrity: ((url: string) => string | undefined) | undefined;
}

export interface LoadOptions extends FetchOptions {
  /** Path of the screen that will be drawn first: files for it alone are loaded at the same time. */
  address?: string;
  /** Of the reader: the words in their language come at the same time. */
  locale?: string;
  /** The files of all its screens come before it counts as loaded, unless the person spares data: a deployment may delete them. */
  whole?: boolean;
  /** Called before the build's code is evaluated; what it gives back is called after. */
  evaluates?: () => () => void;
}

/** The part of Module Federation's runtime that the loader uses. */
export type Federation = Pick<ModuleFederation, 'loadRemote' | 'registerPlugins' | 'registerRemotes' | 'shareScopeMap'>;

/** A build under the name by which the runtime knows it. */
interface Registration {
  entry: RegistryEntry;
  name: string;
  /** The container that its entry script has made; undefined where the runtime must load that script itself. */
  container: Promise<object | undefined>;
  evaluates: LoadOptions['evaluates'];
}

interface Container {
  init: unknown;
  get(name: string): Promise<() => unknown>;
}

/** The same container, whose modules say when they are evaluated. */
const watched = ({ init, get }: Container, evaluates: () => () => void): Container => {
  const during = <T>(work: () => T): T => {
    const over = evaluates();
    try {
      return work();
    } finally {
      over();
    }
  };
  return {
    init,
    async get(name) {
      const factory = await during(() => get(name));
      return () => during(factory);
    },
  };
};

/** Name of the global variable in which the entry script of a remote leaves its container. */
const globalOf = ({ id }: RegistryEntry) => `slotwise_${id.replaceAll('-', '_')}`;

/** Loads modules of remotes' builds into one page. Each file is checked against the hash that was published for it. */
export class BuildLoader {
  /** Every build that was asked for, by address: a screen of one that was replaced may still load a chunk. */
  readonly #entries = new Map<string, RegistryEntry>();
  /** Builds of which no load has failed, by address. */
  readonly #registrations = new Map<string, Registration>();
  readonly #named = new Map<string, Registration>();
  /** Chunks that remotes have asked for: a retry must not find a broken copy in the browser's cache. */
  readonly #chunksAskedFor = new Set<string>();
  readonly #federation: Federation;
  readonly #nonce: string | undefined;

  /** @param nonce of the page's policy, for the scripts that are added to the page */
  constructor(federation: Federation, nonce: string | undefined) {
    this.#federation = federation;
    this.#nonce = nonce;
    const integrityOf = (url: string) => {
      this.#chunksAskedFor.add(url);
      return scriptIntegrity(this.#newestFirst(), url);
    };
    // Not writable: no remote takes the check away from another's chunks.
    Object.defineProperty(globalThis, 'slotwiseIntegrity', { value: integrityOf });
    const containerOf = (name: string) => this.#containerOf(name);
    federation.registerPlugins([
      platformPlugin({ entries: () => this.#newestFirst(), containerOf, nonce }),
      shareRetry,
    ]);
    // Each build has a runtime of its own, which is made when it is loaded.
    registerGlobalPlugins([shareRetry]);
  }

  /**
   * Loads what a build exposes.
   * @param options.fresh also if the build is known: it is fetched past all caches, and its modules are evaluated again
   * @returns the module
   * @throws RemoteFaultError that names the file and its fault, AbortError, or an error of the remote's code
   */
  async load<M>(entry: RegistryEntry, exposed: Exposed, options: LoadOptions): Promise<M> {
    const files = this.#filesOf(entry, exposed, options);
    const registration = this.#register(entry, files.find(isEntryScript), options);
    const others = files.filter((file) => !isEntryScript(file));
    const forget = () => this.#forget(registration);
    options.signal.addEventListener('abort', forget);
    try {
      await Promise.all([
        registration.container,
        fetchRemoteFiles(entry, others, options),
        this.#bringWords(entry, exposed, options),
      ]);
      const module = await this.#federation.loadRemote<M>(`${registration.name}/${exposed.slice('./'.length)}`);
      if (module) return module;
      throw new Error(`The remote exposes no ${exposed}.`);
    } catch (error) {
      forget();
      // Another load of the same build was given up while this one waited for its entry script.
      if (isAborted(error) && !options.signal.aborted) return this.load(entry, exposed, options);
      throw error;
    } finally {
      options.signal.removeEventListener('abort', forget);
    }
  }

  /** A screen whose words cannot be had is shown in English: nothing else waits for them, or fails with them. */
  async #bringWords(entry: RegistryEntry, exposed: Exposed, options: LoadOptions): Promise<void> {
    const files = translationFiles(entry, exposed, options.locale ?? SOURCE_LANGUAGE);
    await fetchRemoteFiles(entry, files, options).catch((error: unknown) => {
      if (!isAborted(error)) console.warn(`${entry.id} is shown in English.`, error);
    });
  }

  /** The runtime remembers under a build's name that it failed or hangs; the next load registers another name. */
  #forget(registration: Registration): void {
    const { entry } = registration.entry;
    if (this.#registrations.get(entry) === registration) this.#registrations.delete(entry);
    withdrawShares(this.#federation.shareScopeMap, globalOf(registration.entry));
  }

  #newestFirst(): RegistryEntry[] {
    return [...this.#entries.values()].reverse();
  }

  #filesOf(entry: RegistryEntry, exposed: Exposed, { fresh, address, whole = false }: LoadOptions): string[] {
    const first = firstFiles(entry, exposed, address);
    const askedFor = fresh ? [...this.#chunksAskedFor].filter((url) => integrityFor(entry, url) !== undefined) : [];
    const later = whole && !sparesData() ? laterFiles(entry, exposed) : [];
    return [...new Set([...first, ...askedFor, ...later])];
  }

  /** Each build is a remote of its own to the runtime: the build that it replaces may still be drawn. */
  #register(entry: RegistryEntry, entryScript: string | undefined, options: LoadOptions): Registration {
    const known = this.#registrations.get(entry.entry);
    if (known && !options.fresh) return known;
    const name = `${globalOf(entry)}__${this.#named.size + 1}`;
    // Known before its entry script is asked for: that is when its hash is looked up.
    this.#entries.delete(entry.entry);
    this.#entries.set(entry.entry, entry);
    const container = this.#bringContainer(entry, entryScript, options);
    const registration: Registration = { entry, name, container, evaluates: options.evaluates };
    this.#registrations.set(entry.entry, registration);
    this.#named.set(name, registration);
    this.#federation.registerRemotes([{ name, entry: entry.entry }]);
    return registration;
  }

  /** Fetches the entry script, and evaluates it while the other files are still on their way. */
  async #bringContainer(entry: RegistryEntry, script: string | undefined, options: FetchOptions) {
    if (script === undefined) return undefined;
    await fetchRemoteFiles(entry, [script], options);
    return this.#evaluate(entry, script, options.signal);
  }

  #evaluate(entry: RegistryEntry, url: string, signal: AbortSignal): Promise<object | undefined> {
    return new Promise((resolve) => {
      const script = scriptFor([entry], url, this.#nonce);
      script.addEventListener('load', () => {
        script.remove();
        // Read in the script's own task: the entry script of another build of this remote writes the same variable.
        resolve(Reflect.get(globalThis, globalOf(entry)) as object | undefined);
      });
      // The runtime then loads the script once more, and says what is wrong with it.
      script.addEventListener('error', () => resolve(undefined));
      signal.addEventListener('abort', () => resolve(undefined), { once: true });
      Reflect.set(globalThis, globalOf(entry), undefined);
      document.head.append(script);
    });
  }

  async #containerOf(name: string): Promise<object | undefined> {
    const registration = this.#named.get(name);
    const container = await registration?.container;
    // The runtime would take what another build has left there.
    if (registration && !container) Reflect.set(globalThis, globalOf(registration.entry), undefined);
    const evaluates = registration?.evaluates;
    return container && evaluates ? watched(container as Container, evaluates) : container;
  }
}

import { getInstance } from '@module-federation/runtime';
import type { RegistryEntry } from '@slotwise/contract';
import { BuildLoader, type Exposed, type LoadOptions as BuildOptions } from '@slotwise/shared/loading';
import type { Remote, RemoteAppProps, RemoteExtension } from '@slotwise/shared/remote';
import type { ComponentType } from 'react';

export type RemoteApp = ComponentType<RemoteAppProps>;

/** Parts that a remote's own code brings, beside the manifest that the registry has. */
export type RemoteCode = Pick<Remote, 'App' | 'reactions'>;

export interface LoadOptions extends BuildOptions {
  nonce: string | undefined;
}

/** The page's one loader, on the runtime that shares the shell's modules. */
let loader: BuildLoader | undefined;

function makeLoader(nonce: string | undefined): BuildLoader {
  const federation = getInstance();
  if (!federation) throw new Error('The build of the shell has started no runtime of Module Federation.');
  return new BuildLoader(federation, nonce);
}

/**
 * Loads the export of one of the remote's modules. Throws `RemoteFaultError`, `AbortError` or an error of the remote's
 * own code.
 */
async function loadExposed<T>(entry: RegistryEntry, exposed: Exposed, { nonce, ...options }: LoadOptions): Promise<T> {
  loader ??= makeLoader(nonce);
  const module = await loader.load<{ default?: T }>(entry, exposed, options);
  if (!module.default) throw new Error(`The remote exposes no ${exposed}.`);
  return module.default;
}

/** Loads the remote's app. Throws as `loadExposed` does. */
export async function loadRemoteCode(entry: RegistryEntry, options: LoadOptions): Promise<RemoteCode> {
  const made = await loadExposed<Remote | RemoteApp>(entry, './app', options);
  return 'App' in made ? made : { App: made };
}

/** Loads what the remote brings to another remote's page. Throws as `loadExposed` does. */
export const loadExtension = (entry: RegistryEntry, exposed: Exposed, options: LoadOptions): Promise<RemoteExtension> =>
  loadExposed(entry, exposed, options);

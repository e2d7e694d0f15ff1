import type { RemoteManifest } from '@slotwise/contract';
import { manifestFaults } from '@slotwise/contract/manifest';
import type { ComponentType } from 'react';
import type { Reactions, Remote, RemoteAppProps } from '../platform';
import { PlatformProvider } from './platform-context';

export interface RemoteOptions {
  /** What the remote's queries do when live events arrive. */
  reactions?: Reactions;
}

/**
 * Makes a remote of its manifest and its component, in which everything can `usePlatform()`.
 * @throws outside of production if the manifest is not valid
 */
export function defineRemote(
  manifest: RemoteManifest,
  App: ComponentType<RemoteAppProps>,
  { reactions = {} }: RemoteOptions = {},
): Remote {
  // The build and the registry check it again; here a developer sees the fault where it was made.
  if (process.env.NODE_ENV !== 'production') {
    const faults = manifestFaults(manifest);
    if (faults.length > 0) throw new Error(`The manifest of "${manifest.id}" is not valid: ${faults.join('; ')}`);
  }
  function RemoteApp({ platform }: RemoteAppProps) {
    return (
      <PlatformProvider platform={platform}>
        <App platform={platform} />
      </PlatformProvider>
    );
  }
  RemoteApp.displayName = `Remote(${manifest.id})`;
  return { manifest, App: RemoteApp, reactions };
}

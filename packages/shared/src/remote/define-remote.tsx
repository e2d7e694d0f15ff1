import type { RemoteManifest } from '@slotwise/contract';
import { manifestFaults } from '@slotwise/contract/manifest';
import type { ComponentType } from 'react';
import type { Remote, RemoteAppProps } from './platform';
import { PlatformProvider } from './platform-context';

/** Makes a remote of what it says of itself and what it draws. The component can `usePlatform()` everywhere below. */
export function defineRemote(manifest: RemoteManifest, App: ComponentType<RemoteAppProps>): Remote {
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
  return { manifest, App: RemoteApp };
}

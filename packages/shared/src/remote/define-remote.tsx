import type { RemoteManifest } from '@slotwise/contract';
import { manifestFaults } from '@slotwise/contract/manifest';
import type { ComponentType } from 'react';
import type { Reactions, Remote, RemoteAppProps, RemoteExtension } from '../platform';
import { PlatformProvider } from './platform-context';

export interface RemoteOptions {
  /** Reactions of the remote's queries to live events. */
  reactions?: Reactions;
}

function withPlatform(App: ComponentType<RemoteAppProps>, displayName: string): ComponentType<RemoteAppProps> {
  function WithPlatform({ platform }: RemoteAppProps) {
    return (
      <PlatformProvider platform={platform}>
        <App platform={platform} />
      </PlatformProvider>
    );
  }
  WithPlatform.displayName = displayName;
  return WithPlatform;
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
    const faults = manifestFaults(manifest).map(({ code, params }) => [code, ...Object.values(params)].join(' '));
    if (faults.length > 0) throw new Error(`The manifest of "${manifest.id}" is not valid: ${faults.join('; ')}`);
  }
  return { manifest, App: withPlatform(App, `Remote(${manifest.id})`), reactions };
}

/**
 * Makes an extension, the default export of a file of `src/extensions`. It is drawn in another remote's page with this
 * remote's platform.
 * @param options the remote's own `reactions`, which run from now on: its app need not be loaded
 */
export function defineExtension(
  App: ComponentType<RemoteAppProps>,
  { reactions = {} }: RemoteOptions = {},
): RemoteExtension {
  return { App: withPlatform(App, `Extension(${App.displayName ?? App.name})`), reactions };
}

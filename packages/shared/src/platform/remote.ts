import type { RemoteManifest } from '@slotwise/contract';
import type { ComponentType } from 'react';
import type { Platform } from './platform';
import type { Reactions } from './reactions';

/** Props of a remote's component. */
export interface RemoteAppProps {
  platform: Platform;
}

/** Default export of a remote's module `./app`. */
export interface Remote {
  manifest: RemoteManifest;
  App: ComponentType<RemoteAppProps>;
  /** Reactions of the remote to live events, beyond those of every page. */
  reactions?: Reactions;
}

/** Default export of a module of `src/extensions`. */
export type RemoteExtension = Pick<Remote, 'App' | 'reactions'>;

type Lifecycle = (props: never) => Promise<unknown>;
/** Exports of a remote's module `./parcel`: single-spa's lifecycles. Each may be called again after `unmount`. */
export interface Parcel {
  bootstrap: Lifecycle;
  mount: Lifecycle;
  update: Lifecycle;
  unmount: Lifecycle;
}

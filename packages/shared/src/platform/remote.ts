import type { RemoteManifest } from '@slotwise/contract';
import type { ComponentType } from 'react';
import type { Platform } from './platform';
import type { Reactions } from './reactions';

/** What a remote's component is given. */
export interface RemoteAppProps {
  platform: Platform;
}

/** What a remote's module `./app` exports by default. */
export interface Remote {
  manifest: RemoteManifest;
  App: ComponentType<RemoteAppProps>;
  /** What the remote does when live events arrive, beyond what every page does by itself. */
  reactions?: Reactions;
}

/** What a module of `src/extensions` exports by default. */
export type RemoteExtension = Pick<Remote, 'App' | 'reactions'>;

type Lifecycle = (props: never) => Promise<unknown>;
/** What a remote's module `./parcel` exports: single-spa's lifecycles. Each may be called again after `unmount`. */
export interface Parcel {
  bootstrap: Lifecycle;
  mount: Lifecycle;
  update: Lifecycle;
  unmount: Lifecycle;
}

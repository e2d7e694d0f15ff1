import type { RemoteManifest } from '@slotwise/contract';

/** One remote that this browser takes from a developer's own machine instead of from the registry. */
export interface Override {
  id: string;
  /** Address of the development server: an origin of the machine itself. */
  from: string;
  /** As it was read there last. */
  manifest: RemoteManifest;
}

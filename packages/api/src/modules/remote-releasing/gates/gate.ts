import type { RemoteManifest } from '@slotwise/contract';

/** The manifests beside which a candidate would be served. */
export interface Surroundings {
  /** All that some page may load together with the candidate, and what the candidate replaces. */
  live: readonly RemoteManifest[];
  /** Those of them that everybody has who gets the candidate: it may rely on no others. */
  together: readonly RemoteManifest[];
}

/** How messages name a remote: `roles 1.2.0`. */
export const nameOf = ({ id, version }: RemoteManifest) => `${id} ${version}`;

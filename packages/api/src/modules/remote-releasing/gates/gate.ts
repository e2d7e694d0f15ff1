import type { RemoteManifest } from '@slotwise/contract';

/** The manifests beside which a candidate would be served. */
export interface Surroundings {
  /** Manifests that some page may load together with the candidate, with those that it replaces: what their remotes own of them. */
  live: readonly RemoteManifest[];
  /** Those of them that everybody has who gets the candidate: it may rely on no others. */
  together: readonly RemoteManifest[];
}

/** Name of a remote in messages: `roles 1.2.0`. */
export const nameOf = ({ id, version }: RemoteManifest) => `${id} ${version}`;

import validate from './generated/check-manifest.js';
import type { RemoteManifest } from './manifest';

/** The faults of what claims to be a remote's manifest; none: it is one. Needs no schema compiler, so it runs under a strict policy. */
export function manifestFaults(candidate: unknown): string[] {
  if (validate(candidate)) return [];
  return (validate.errors ?? []).map(
    (fault) => `${fault.instancePath || 'manifest'} ${fault.message ?? 'is not valid'}`,
  );
}

export const isRemoteManifest = (candidate: unknown): candidate is RemoteManifest =>
  manifestFaults(candidate).length === 0;

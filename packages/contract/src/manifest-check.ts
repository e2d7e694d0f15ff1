import validate from './generated/check-manifest.js';
import type { Registry, RemoteManifest } from './manifest';

/** The faults of what claims to be a remote's manifest; none: it is one. Needs no schema compiler, so it runs under a strict policy. */
export function manifestFaults(candidate: unknown): string[] {
  if (validate(candidate)) return [];
  return (validate.errors ?? []).map(
    (fault) => `${fault.instancePath || 'manifest'} ${fault.message ?? 'is not valid'}`,
  );
}

export const isRemoteManifest = (candidate: unknown): candidate is RemoteManifest =>
  manifestFaults(candidate).length === 0;

/**
 * What a registry's signature is over. Writing out what was parsed gives the same text everywhere, so that the
 * registry can travel inside a page or an answer as plain JSON.
 */
export const signedText = ({ remotes, issuedAt }: Pick<Registry, 'remotes' | 'issuedAt'>): string =>
  JSON.stringify({ remotes, issuedAt });

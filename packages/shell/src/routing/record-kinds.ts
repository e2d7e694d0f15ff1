import type { RemoteManifest } from '@slotwise/contract';
import { useMemo } from 'react';
import type { KnownRemote } from '../registry/known-remote';
import { useRemotes } from '../registry/use-remotes';

/** Records of one kind as a manifest declares them. */
export type RecordKind = NonNullable<RemoteManifest['records']>[number];

/**
 * Kinds of records that remotes show, by name. If two remotes show the same kind, the first counts, as for addresses.
 */
export function recordKinds(remotes: readonly KnownRemote[]): ReadonlyMap<string, RecordKind> {
  const kinds = new Map<string, RecordKind>();
  for (const { manifest } of remotes) {
    for (const record of manifest?.records ?? []) if (!kinds.has(record.kind)) kinds.set(record.kind, record);
  }
  return kinds;
}

/** The same, in the page's language. */
export function useRecordKinds(): ReadonlyMap<string, RecordKind> {
  const remotes = useRemotes();
  return useMemo(() => recordKinds(remotes), [remotes]);
}

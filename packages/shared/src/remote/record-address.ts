import type { RemoteManifest } from '@slotwise/contract';

/** Address at which one of the remotes shows a record; undefined if none shows records of the kind. */
export function recordAddress(
  manifests: readonly Pick<RemoteManifest, 'records'>[],
  kind: string,
  id: string,
): string | undefined {
  const shown = manifests.flatMap(({ records = [] }) => records).find((record) => record.kind === kind);
  return shown?.href.replace('{id}', encodeURIComponent(id));
}

import type { RemoteManifest } from '@slotwise/contract';

/** The end of a manifest's address that names one record: `/{id}`, `?role={id}`. */
const ONE = /([/]|[?][a-z-]+=)[{]id[}]$/;

/**
 * Address at which one of the remotes shows a record, or without an id all records of the kind; undefined if none shows
 * records of the kind.
 */
export function recordAddress(
  manifests: readonly Pick<RemoteManifest, 'records'>[],
  kind: string,
  id?: string,
): string | undefined {
  const shown = manifests.flatMap(({ records = [] }) => records).find((record) => record.kind === kind);
  return id === undefined ? shown?.href.replace(ONE, '') : shown?.href.replace('{id}', encodeURIComponent(id));
}

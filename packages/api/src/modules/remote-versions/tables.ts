import type { Accessibility, RemoteManifest } from '@slotwise/contract';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Json } from '../../platform/db/tables';

/** One build of a remote. Its files never change, and its row changes only in where they lie. */
export interface RemoteVersionTable {
  remote_id: string;
  build: string;
  version: string;
  manifest: Json<RemoteManifest>;
  entry: string;
  mf_manifest: Json<unknown>;
  integrity: Json<Record<string, string>>;
  preload: Json<string[]>;
  base_url: string;
  published_at: CreatedAt;
  source: Generated<'folder' | 'published'>;
  /** Whether all its files can be fetched. */
  available: Generated<boolean>;
  published_by: string | null;
  first_screen_bytes: number | null;
  live_at: Date | null;
  /** What a browser found on its screens before it was published; null for a build of the folder or one older than this check. */
  accessibility: ColumnType<Accessibility | null, string | null | undefined, string | null>;
}

declare module '../../platform/db/tables' {
  interface Tables {
    remote_versions: RemoteVersionTable;
  }
}

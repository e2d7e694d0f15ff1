import type { Accessibility, RemoteManifest } from '@slotwise/contract';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Json } from '../../platform/db/tables';

/** One build of a remote that can be served. Its files never change, and its row changes only in their location. */
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
  /**
   * Findings of a browser on its screens before it was published; null for a build of the folder or one older than this
   * check.
   */
  accessibility: ColumnType<Accessibility | null, string | null | undefined, string | null>;
}

/** A build whose files are being uploaded. Its release turns it into a version. */
export interface RemoteAnnouncementTable {
  remote_id: string;
  build: string;
  version: string;
  manifest: Json<RemoteManifest>;
  entry: string;
  integrity: Json<Record<string, string>>;
  preload: Json<string[]>;
  /** Null only if it was announced before this check existed. */
  accessibility: ColumnType<Accessibility | null, string | null, string | null>;
  /** A person's name, or that of the deploy key. */
  announced_by: string;
  announced_at: ColumnType<Date, Date, Date>;
}

declare module '../../platform/db/tables' {
  interface Tables {
    remote_announcements: RemoteAnnouncementTable;
    remote_versions: RemoteVersionTable;
  }
}

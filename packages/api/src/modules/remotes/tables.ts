import type { Accessibility, RemoteManifest } from '@slotwise/contract';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Json } from '../../platform/db/tables';

/** A build. Its files are immutable, and so is its row but for where they lie. */
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
  /** Whether its files are all here. */
  available: Generated<boolean>;
  published_by: string | null;
  first_screen_bytes: number | null;
  live_at: Date | null;
  /** What was found on its screens when it was published; null for what lies in the folder, or is older than this check. */
  accessibility: ColumnType<Accessibility | null, string | null | undefined, string | null>;
}

export interface RemoteChannelTable {
  remote_id: string;
  channel: string;
  build: string;
  moved_at: Date;
  moved_by: Generated<'folder' | 'registry'>;
  canary_build: string | null;
  canary_percent: number | null;
  canary_since: Date | null;
  /** Builds that were released there before, the last one at the end; of `stable` none are noted here. */
  earlier: Generated<string[]>;
}

/** A tenant that stays on a build, or follows a channel: one of both is null. */
export interface RemotePinTable {
  remote_id: string;
  tenant_id: string;
  build: string | null;
  channel: string | null;
  pinned_at: ColumnType<Date, Date, Date>;
}

declare module '../../platform/db/tables' {
  interface Tables {
    remote_versions: RemoteVersionTable;
    remote_channels: RemoteChannelTable;
    remote_pins: RemotePinTable;
  }
}

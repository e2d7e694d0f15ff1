import type { RemoteManifest } from '@slotwise/contract';
import type { CreatedAt, Json } from '../../platform/db/tables';

/** A build that was found once. Its files are immutable, and so is its row but for where they lie. */
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
}

export interface RemoteChannelTable {
  remote_id: string;
  channel: string;
  build: string;
  moved_at: Date;
}

export interface RemoteReportTable {
  id: string;
  remote_id: string;
  version: string;
  kind: string;
  ms: number;
  message: string | null;
  created_at: CreatedAt;
}

declare module '../../platform/db/tables' {
  interface Tables {
    remote_versions: RemoteVersionTable;
    remote_channels: RemoteChannelTable;
    remote_reports: RemoteReportTable;
  }
}

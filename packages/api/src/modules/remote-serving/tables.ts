import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/**
 * The build that a release channel of a remote serves. The release channel `stable` is for everybody. Queries read the column
 * `channel` as `releaseChannel`: landed migrations named it.
 */
export interface RemoteChannelTable {
  remote_id: string;
  channel: string;
  build: string;
  moved_at: Date;
  /** `folder`: the folder of builds put it there and may replace it. */
  moved_by: Generated<'folder' | 'registry'>;
  canary_build: string | null;
  canary_percent: number | null;
  canary_since: Date | null;
  /** Builds that this release channel served before, the latest last. Always empty for `stable`. */
  earlier: Generated<string[]>;
}

/** A tenant that stays on a build or follows a release channel: exactly one of the two columns is null. */
export interface RemotePinTable {
  remote_id: string;
  tenant_id: string;
  build: string | null;
  channel: string | null;
  pinned_at: ColumnType<Date, Date, Date>;
}

/** Remotes that pages keep apart. */
export interface IsolatedRemoteTable {
  remote_id: string;
  since: Date;
}

/** Claims of remotes to names, in the order in which they came to them: the first owns the name. */
export interface RemoteClaimTable {
  place: GeneratedAlways<string>;
  remote_id: string;
  list: string;
  key: string;
  /** Whether the operator made it for the remote, and no build of it claims the name yet: others keep the name until then. */
  given: Generated<boolean>;
}

declare module '../../platform/db/tables' {
  interface Tables {
    remote_channels: RemoteChannelTable;
    remote_pins: RemotePinTable;
    isolated_remotes: IsolatedRemoteTable;
    remote_claims: RemoteClaimTable;
  }
}

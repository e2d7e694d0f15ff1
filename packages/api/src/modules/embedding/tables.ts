import type { PermissionName } from '@slotwise/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../platform/db/tables';

export interface PartnerKeyTable {
  id: string;
  tenant_id: string;
  name: string;
  /** `hashSecret` of the key: the key itself is nowhere. */
  hash: string;
  origins: Json<string[]>;
  remotes: Json<string[]>;
  /** The permissions that its maker could hand on: the most that a token can carry. */
  permissions: Json<PermissionName[]>;
  /** Null: a key of before makers were kept. */
  created_by: string | null;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
  /** When its maker left: it does not come back with them. */
  orphaned_at: Generated<Date | null>;
}

/** Permissions of the tokens of one key for one person, remote and origin. They all carry this row's id. */
export interface EmbedSessionTable {
  id: string;
  key_id: string;
  tenant_id: string;
  user_id: string;
  remote_id: string;
  origin: string;
  /**
   * The most that they allow; permissions that the person does not hold are taken off at each request. In the
   * catalogue's order.
   */
  permissions: Json<PermissionName[]>;
  created_at: Date;
  /** When the last of the tokens expires. */
  expires_at: Date;
}

declare module '../../platform/db/tables' {
  interface Tables {
    partner_keys: PartnerKeyTable;
    embed_sessions: EmbedSessionTable;
  }
}

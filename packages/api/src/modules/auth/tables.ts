import type { Generated } from 'kysely';
import type { CreatedAt } from '../../platform/db/tables';

export interface SessionTable {
  id: string;
  user_id: string;
  user_agent: string;
  created_at: CreatedAt;
  last_used_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  /** Hash of the cookie that it began with; null: none. */
  binding_hash: string | null;
  /** The passkey that it was opened by, and ends with; null: it was opened by a password. */
  passkey_id: string | null;
}

export interface RefreshTokenTable {
  hash: string;
  session_id: string;
  created_at: CreatedAt;
  /** When it was last exchanged for a child. */
  used_at: Date | null;
  /** Number of its children that were replaced by the next, unused. */
  reissued: Generated<number>;
  /** When its parent was exchanged again in its place. */
  replaced_at: Generated<Date | null>;
}

export interface PasswordResetTable {
  hash: string;
  user_id: string;
  created_at: CreatedAt;
  expires_at: Date;
  used_at: Date | null;
}

export interface AddressConfirmationTable {
  hash: string;
  user_id: string;
  /** The account's address once the link is opened. */
  email: string;
  created_at: CreatedAt;
  expires_at: Date;
}

declare module '../../platform/db/tables' {
  interface Tables {
    sessions: SessionTable;
    refresh_tokens: RefreshTokenTable;
    password_resets: PasswordResetTable;
    address_confirmations: AddressConfirmationTable;
    password_guesses: { user_id: string; failures: number; last_at: Date };
  }
}

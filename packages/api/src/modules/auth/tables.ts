import type { CreatedAt } from '../../platform/db/tables';

export interface SessionTable {
  id: string;
  user_id: string;
  user_agent: string;
  created_at: CreatedAt;
  last_used_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

export interface RefreshTokenTable {
  hash: string;
  session_id: string;
  created_at: CreatedAt;
  /** When it was exchanged for its child. */
  used_at: Date | null;
}

export interface PasswordResetTable {
  hash: string;
  user_id: string;
  created_at: CreatedAt;
  expires_at: Date;
  used_at: Date | null;
}

declare module '../../platform/db/tables' {
  interface Tables {
    sessions: SessionTable;
    refresh_tokens: RefreshTokenTable;
    password_resets: PasswordResetTable;
  }
}

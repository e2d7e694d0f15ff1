import type { CreatedAt } from '../../platform/db/tables';
import type { TenantKind } from '@slotwise/contract';
import type { Language } from '@slotwise/contract/constants';
import type { Generated } from 'kysely';

export interface UserTable {
  id: string;
  /** Null: an account that belongs nowhere. */
  tenant_id: string | null;
  kind: TenantKind;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  avatar_url: string | null;
  role_id: string | null;
  active: boolean;
  /** When they opened what was mailed to the address; null: it is only what they say. */
  confirmed_at: Date | null;
  /** The language that they chose; null: the one that their browser asks for. */
  language: Generated<Language | null>;
  /** When a new password was chosen by mail, until they have said what becomes of what else stands. */
  access_to_review_since: Generated<Date | null>;
  created_at: CreatedAt;
}

declare module '../../platform/db/tables' {
  interface Tables {
    users: UserTable;
  }
}

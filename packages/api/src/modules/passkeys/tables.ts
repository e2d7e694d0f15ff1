import type { CreatedAt } from '../../platform/db/tables';

declare module '../../platform/db/tables' {
  interface Tables {
    passkeys: {
      id: string;
      user_id: string;
      name: string;
      credential_id: string;
      public_key: Buffer;
      /** A bigint: PostgreSQL's driver reads it as a text. */
      counter: number | string;
      transports: string[];
      synced: boolean;
      added_at: CreatedAt;
      used_at: Date | null;
    };
    passkey_challenges_answered: { hash: string; expires_at: CreatedAt };
  }
}

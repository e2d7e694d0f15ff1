import type { Generated } from 'kysely';
import type { CreatedAt } from '../../platform/db/tables';

declare module '../../platform/db/tables' {
  interface Tables {
    two_factor: {
      user_id: string;
      secret: string;
      created_at: CreatedAt;
      confirmed_at: Date | null;
      last_step: Generated<number>;
      failures: Generated<number>;
      failing_since: Date | null;
    };
    recovery_codes: { user_id: string; hash: string; used_at: Date | null };
  }
}

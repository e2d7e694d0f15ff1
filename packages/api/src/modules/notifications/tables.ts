import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../../platform/db/tables';

declare module '../../platform/db/tables' {
  interface Tables {
    notifications: {
      id: string;
      tenant_id: string;
      user_id: string;
      kind: string;
      record_kind: string | null;
      record_id: string | null;
      group_key: string;
      day: ColumnType<string, string, never>;
      facts: Json<Record<string, string | number>>;
      count: Generated<number>;
      at: Date;
      read_at: Date | null;
      mailed_at: Date | null;
      /** The place of work that it is about. */
      site: string | null;
    };
    notification_choices: {
      user_id: string;
      off: Generated<string[]>;
      next_mail_at: Date | null;
    };
    notification_mails: {
      id: string;
      tenant_id: string;
      user_id: string;
      at: Date;
      count: number;
    };
  }
}

import type { AuditSubject } from '@slotwise/contract';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';

/** Set by the server when a row is made, never by hand. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>;
/** A JSON column: read as a value, written as its JSON text (`JSON.stringify`). */
export type Json<T> = ColumnType<T, string, string>;

/**
 * All tables. The platform knows its own; a module adds its tables by declaration merging in its `tables.ts`:
 * `declare module '../../platform/db/tables' { interface Tables { users: UserTable } }`.
 */
export interface Tables {
  event_counters: { channel: string; seq: number };
  outbox: {
    channel: string;
    seq: number;
    event: string;
    data: Json<unknown>;
    permission: string | null;
    site: Generated<string | null>;
    /** Length of the data as JSON; null in rows from before it was counted. */
    bytes: Generated<number | null>;
    created_at: CreatedAt;
  };
  mail_outbox: {
    id: string;
    recipient: string;
    subject: string;
    body: string;
    status: Generated<'waiting' | 'sent' | 'failed'>;
    attempts: Generated<number>;
    due_at: ColumnType<Date, Date | undefined, Date>;
    created_at: CreatedAt;
    sent_at: Date | null;
    failed_at: ColumnType<Date | null, Date | undefined, Date | null>;
    /** Id of the mail's subject. */
    about: ColumnType<string | null, string | null | undefined, never>;
  };
  idempotency_keys: {
    scope: string;
    key: string;
    request_hash: string;
    status: number | null;
    answer: Json<unknown> | null;
    created_at: CreatedAt;
  };
  audit_log: {
    id: string;
    at: CreatedAt;
    actor_id: string | null;
    /** The actor's name when they did it; null in rows from before that was kept. */
    actor_name: ColumnType<string | null, string | null | undefined, never>;
    company_id: string | null;
    wms_id: string | null;
    action: string;
    /** Of the form of `before`, `after` and `details` in the catalogue; 0: from before there was one. */
    version: Generated<number>;
    /** Kind of the thing that `subject_id` names; null in rows of version 0. */
    subject: ColumnType<string | null, AuditSubject, never>;
    subject_id: string | null;
    before: Json<Record<string, unknown>> | null;
    after: Json<Record<string, unknown>> | null;
    details: Json<Record<string, unknown>>;
    /** The partner in whose page it was done, if not in ours (in rows of version 0 it stands in `details`), or the API key that did it. */
    embedded: Json<{ key: string; remote: string; origin: string } | { apiKey: { id: string; name: string } }> | null;
    request_id: string | null;
    ip: string | null;
  };
  signing_keys: { id: string; secret: string; created_at: CreatedAt };
  stream_tickets: { hash: string; user_id: string; session_id: string; expires_at: Date };
}

export type Db = Kysely<Tables>;
/** An open transaction. Everything inside it must go through it: the embedded database has one connection. */
export type Trx = Transaction<Tables>;

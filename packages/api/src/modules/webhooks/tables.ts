import type { WebhookDelivery } from '@slotwise/contract';
import type { Generated } from 'kysely';

export interface WebhookTable {
  id: string;
  tenant_id: string;
  /** The tenant's channel of live events. */
  channel: string;
  url: string;
  events: string[];
  audit: Generated<boolean>;
  /** Of the chain of the tenant's audit, the last entry that the receiver has taken. */
  audit_position: Generated<number>;
  enabled: Generated<boolean>;
  disabled_because: 'by_hand' | 'failing' | 'orphaned' | null;
  /** Its secret is derived from this: see `secrets.ts`. */
  secret_generation: Generated<number>;
  /** Until when the secret before signs as well, and the one before that. */
  old_secret_until: Date | null;
  older_secret_until: Generated<Date | null>;
  made_by: string;
  made_at: Date;
  /** Number of the last message of the channel that it was asked about. */
  position: number;
  /** When it is to be worked on again. */
  due_at: Date;
  /** When the chain is to be looked at again; null: at any time. */
  audit_due_at: Generated<Date | null>;
  failing_since: Date | null;
  last_delivered_at: Date | null;
  lease_until: Date | null;
  owner: string | null;
  begun_at: Date | null;
}

export interface WebhookDeliveryTable {
  id: string;
  /** The order in which they are sent. */
  number: Generated<number>;
  webhook_id: string;
  tenant_id: string;
  type: string;
  /** As it is sent, to the last byte: signatures are over it. Null: a part of the audit, which is read as it is sent. */
  body: string | null;
  bytes: number;
  /** Of a part of the audit, the position after which it begins; null: it carries none of it. */
  audit_after: number | null;
  /** Where the position in the audit is once it arrived. */
  audit_to: number | null;
  status: Generated<'waiting' | 'delivered'>;
  attempts: Generated<number>;
  answer: number | null;
  fault: WebhookDelivery['fault'];
  made_at: Date;
  last_attempt_at: Date | null;
}

declare module '../../platform/db/tables' {
  interface Tables {
    webhooks: WebhookTable;
    webhook_deliveries: WebhookDeliveryTable;
  }
}

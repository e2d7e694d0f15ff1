import type { AccessRequest } from '@slotwise/contract';

export interface AccessRequestTable {
  id: string;
  tenant_id: string;
  user_id: string;
  permission: string;
  reason: string | null;
  status: AccessRequest['status'];
  asked_at: Date;
  ended_at: Date | null;
  decided_by: string | null;
  /** Why it was declined. */
  answer: string | null;
}

declare module '../../platform/db/tables' {
  interface Tables {
    access_requests: AccessRequestTable;
  }
}

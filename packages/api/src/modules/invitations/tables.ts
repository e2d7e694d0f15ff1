import type { CreatedAt } from '../../platform/db/tables';
import type { Invitation } from '@slotwise/contract';

export interface InvitationTable {
  id: string;
  tenant_id: string;
  type: Invitation['invitationType'];
  status: Invitation['status'];
  name: string | null;
  email: string | null;
  phone_number: string | null;
  message: string | null;
  role_id: string | null;
  ttl_days: number;
  created_by: string | null;
  created_at: CreatedAt;
  expires_at: Date;
  accepted_at: Date | null;
  canceled_at: Date | null;
  expired_at: Date | null;
  rejected_at: Date | null;
}

/** A link to an invitation: the mailed one, or one that was copied. */
export interface InvitationLinkTable {
  hash: string;
  tenant_id: string;
  invitation_id: string;
  created_at: CreatedAt;
  /** Sent to the invited address itself: a person who has it has that mailbox. */
  mailed: boolean;
}

declare module '../../platform/db/tables' {
  interface Tables {
    invitations: InvitationTable;
    invitation_links: InvitationLinkTable;
  }
}

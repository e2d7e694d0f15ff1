import type { AssistantProposal } from '@slotwise/contract';
import type { AssistantData } from '@slotwise/contract/constants';
import type { Generated } from 'kysely';
import type { Json } from '../../platform/db/tables';

export interface AssistantConsentTable {
  tenant_id: string;
  data: AssistantData[];
  /** Null: they are nobody any more. */
  given_by: string | null;
  given_at: Date;
}

export interface AssistantProposalTable {
  id: string;
  tenant_id: string;
  /** The asker. Nobody else sees it. */
  user_id: string;
  action: string;
  title: string;
  record_kind: string;
  record_id: string;
  facts: Json<AssistantProposal['facts']>;
  payload: Json<Record<string, unknown>>;
  version: string;
  /** Open ones expire by their time alone. */
  status: Generated<Exclude<AssistantProposal['status'], 'expired'>>;
  made_at: Date;
  expires_at: Date;
}

declare module '../../platform/db/tables' {
  interface Tables {
    assistant_consents: AssistantConsentTable;
    assistant_proposals: AssistantProposalTable;
  }
}

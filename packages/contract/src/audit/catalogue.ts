import { accessRequestAudit } from '../access-requests/audit';
import { accountAudit } from '../accounts/audit';
import { apiKeyAudit } from '../api-keys/audit';
import { assistantAudit } from '../assistant/audit';
import { countAudit } from '../counts/audit';
import { embeddingAudit } from '../embedding/audit';
import { firstStepAudit } from '../first-steps/audit';
import { grantAudit } from '../grants/audit';
import { importAudit } from '../imports/audit';
import { invitationAudit } from '../invitations/audit';
import { labelAudit } from '../labels/audit';
import { layoutAudit } from '../layout/audit';
import { leadAudit } from '../leads/audit';
import { orderAudit } from '../orders/audit';
import { receiptAudit } from '../receipts/audit';
import { replenishmentAudit } from '../replenishment/audit';
import { remoteAudit } from '../remotes/audit';
import { roleAudit } from '../roles/audit';
import { skuAudit } from '../skus/audit';
import { slottingProposalAudit } from '../slotting-proposals/audit';
import { slottingAudit } from '../slotting/audit';
import { stockAudit } from '../stock/audit';
import { tenantAudit } from '../tenants/audit';
import { ownAccessAudit } from '../own-access/audit';
import { passkeyAudit } from '../passkeys/audit';
import { twoFactorAudit } from '../two-factor/audit';
import { userAudit } from '../users/audit';
import { warehouseAudit } from '../warehouses/audit';
import { webhookAudit } from '../webhooks/audit';
import type { Reason } from '../wire/reason';
import type { EntryOf } from '../wire/audit-action';

/** Every action that the audit knows: `thing.happened` → its subject, the kind of change, and the data of an entry. */
export const AUDIT = {
  ...accountAudit,
  ...tenantAudit,
  ...grantAudit,
  ...twoFactorAudit,
  ...ownAccessAudit,
  ...passkeyAudit,
  ...userAudit,
  ...roleAudit,
  ...accessRequestAudit,
  ...invitationAudit,
  ...warehouseAudit,
  ...firstStepAudit,
  ...layoutAudit,
  ...skuAudit,
  ...stockAudit,
  ...countAudit,
  ...labelAudit,
  ...orderAudit,
  ...receiptAudit,
  ...replenishmentAudit,
  ...importAudit,
  ...slottingAudit,
  ...slottingProposalAudit,
  ...remoteAudit,
  ...embeddingAudit,
  ...assistantAudit,
  ...apiKeyAudit,
  ...webhookAudit,
  ...leadAudit,
};

/** Name of an action of the catalogue: `role.created`. */
export type AuditActionName = keyof typeof AUDIT;
/** Kinds of things that entries are about. */
export type AuditSubject = (typeof AUDIT)[AuditActionName]['subject'];
export const AUDIT_ACTIONS = Object.keys(AUDIT) as AuditActionName[];

/** The entry of one action. */
export type AuditEntryOf<N extends AuditActionName> = EntryOf<N, (typeof AUDIT)[N]>;
/**
 * The data of an audit entry, by its verb. Created: `after`; deleted: `before`; updated: both, of the same form; any
 * other act: `details`. `actor` is left out where the caller of the request did it.
 */
export type AuditEntry = { [N in AuditActionName]: AuditEntryOf<N> }[AuditActionName];

/** Marks what is made with a reason that the compiler has read. */
declare const WITH_REASON: unique symbol;

/** Said in place of an entry by a verb that has nothing for the audit. Only `none` makes one. */
export interface NoAudit {
  readonly [WITH_REASON]: true;
  /** Why not, for readers of the code. */
  readonly none: string;
}
export const none = <R extends string>(reason: R & Reason<R>) => ({ none: reason }) as unknown as NoAudit;

/** The entries of a change of any number of records. Only `auditOfEach` makes one. */
export interface AuditOfEach {
  readonly [WITH_REASON]: true;
  each: readonly AuditEntry[];
  /** Why there may be none, for readers of the code. */
  whyNone: string;
}
export const auditOfEach = <R extends string>(each: readonly AuditEntry[], whyNone: R & Reason<R>) =>
  ({ each, whyNone }) as unknown as AuditOfEach;

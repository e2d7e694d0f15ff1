import { accessRequestEvents } from '../access-requests/events';
import { accountEvents } from '../accounts/events';
import { apiKeyEvents } from '../api-keys/events';
import { countEvents } from '../counts/events';
import { embeddingEvents } from '../embedding/events';
import { firstStepEvents } from '../first-steps/events';
import { grantEvents } from '../grants/events';
import { importEvents } from '../imports/events';
import { invitationEvents } from '../invitations/events';
import { layoutEvents } from '../layout/events';
import { notificationEvents } from '../notifications/events';
import { orderEvents } from '../orders/events';
import { receiptEvents } from '../receipts/events';
import { replenishmentEvents } from '../replenishment/events';
import { remoteEvents } from '../remotes/events';
import { roleEvents } from '../roles/events';
import { skuEvents } from '../skus/events';
import { slottingProposalEvents } from '../slotting-proposals/events';
import { slottingEvents } from '../slotting/events';
import { stockEvents } from '../stock/events';
import { tenantEvents } from '../tenants/events';
import { userEvents } from '../users/events';
import { warehouseEvents } from '../warehouses/events';
import { webhookEvents } from '../webhooks/events';
import { liveEvents } from './events';
import type { PersonalEvents, SubjectEvents } from '../wire/subject-events';

/**
 * The event catalogue: kind of channel → name of the event → schema of its `data`. `null` is never sent: removals carry
 * `{ id }`.
 */
export const EVENTS = {
  user: {
    ...accountEvents.user,
    ...roleEvents.user,
    ...accessRequestEvents.user,
    ...remoteEvents.user,
    ...notificationEvents.user,
  },
  company: {
    ...tenantEvents.company,
    ...grantEvents.company,
    ...userEvents.company,
    ...roleEvents.company,
    ...accessRequestEvents.company,
    ...invitationEvents.company,
    ...warehouseEvents.company,
    ...firstStepEvents.company,
    ...layoutEvents.company,
    ...skuEvents.company,
    ...stockEvents.company,
    ...countEvents.company,
    ...orderEvents.company,
    ...receiptEvents.company,
    ...replenishmentEvents.company,
    ...importEvents.company,
    ...slottingEvents.company,
    ...slottingProposalEvents.company,
    ...embeddingEvents.company,
    ...apiKeyEvents.company,
    ...webhookEvents.company,
  },
  wms: {
    ...tenantEvents.wms,
    ...grantEvents.wms,
    ...userEvents.wms,
    ...roleEvents.wms,
    ...accessRequestEvents.wms,
    ...invitationEvents.wms,
    ...embeddingEvents.wms,
    ...apiKeyEvents.wms,
    ...webhookEvents.wms,
  },
  system: liveEvents.system,
};

/** The same by subject, with what they say of themselves. Those that only a person's own channel or the stream has are none of a tenant's. */
export const SUBJECT_EVENTS: readonly SubjectEvents[] = [
  tenantEvents,
  grantEvents,
  userEvents,
  roleEvents,
  accessRequestEvents,
  invitationEvents,
  warehouseEvents,
  firstStepEvents,
  layoutEvents,
  skuEvents,
  stockEvents,
  countEvents,
  orderEvents,
  receiptEvents,
  replenishmentEvents,
  importEvents,
  slottingEvents,
  slottingProposalEvents,
  embeddingEvents,
  apiKeyEvents,
  webhookEvents,
];

/** Events that only people's own channels have. */
export const PERSONAL_EVENTS: readonly PersonalEvents[] = [accountEvents, remoteEvents, notificationEvents];

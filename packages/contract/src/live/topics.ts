import type { TenantKind } from '../events';
import { accessRequestEvents } from '../access-requests/events';
import { apiKeyEvents } from '../api-keys/events';
import { countEvents } from '../counts/events';
import { embeddingEvents } from '../embedding/events';
import { firstStepEvents } from '../first-steps/events';
import { grantEvents } from '../grants/events';
import { importEvents } from '../imports/events';
import { invitationEvents } from '../invitations/events';
import { layoutEvents } from '../layout/events';
import { orderEvents } from '../orders/events';
import { receiptEvents } from '../receipts/events';
import { replenishmentEvents } from '../replenishment/events';
import { roleEvents } from '../roles/events';
import { skuEvents } from '../skus/events';
import { slottingProposalEvents } from '../slotting-proposals/events';
import { slottingEvents } from '../slotting/events';
import { stockEvents } from '../stock/events';
import { tenantEvents } from '../tenants/events';
import { userEvents } from '../users/events';
import { warehouseEvents } from '../warehouses/events';
import { webhookEvents } from '../webhooks/events';

/** The subjects of the events of a tenant's own channel, in the order in which they are offered. */
export const EVENT_TOPICS = [
  'goods',
  'orders',
  'slotting',
  'warehouses',
  'people',
  'roles',
  'tenant',
  'integrations',
] as const;
export type EventTopic = (typeof EVENT_TOPICS)[number];

type Events = Partial<Record<TenantKind, Readonly<Record<string, unknown>>>>;
const ABOUT: Readonly<Record<EventTopic, readonly Events[]>> = {
  goods: [skuEvents, stockEvents, countEvents, replenishmentEvents],
  orders: [orderEvents, receiptEvents],
  slotting: [slottingEvents, slottingProposalEvents],
  warehouses: [warehouseEvents, layoutEvents, importEvents],
  people: [userEvents, invitationEvents],
  roles: [roleEvents, accessRequestEvents],
  tenant: [tenantEvents, grantEvents, firstStepEvents],
  integrations: [apiKeyEvents, webhookEvents, embeddingEvents],
};

/** Names of the events of a tenant's own channel by what they are about, those of a topic by the alphabet. */
export const eventsByTopic = (kind: TenantKind): { topic: EventTopic; events: string[] }[] =>
  EVENT_TOPICS.flatMap((topic) => {
    const events = ABOUT[topic].flatMap((some) => Object.keys(some[kind] ?? {})).sort();
    return events.length > 0 ? [{ topic, events }] : [];
  });

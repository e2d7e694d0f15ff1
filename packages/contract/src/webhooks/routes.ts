import { Type } from 'typebox';
import { page, PageQuery } from '../wire/page';
import { Done, type RouteTable } from '../wire/route';
import { Id, literals, strict } from '../wire/schema';
import { EVENT_TOPICS } from './topics';
import { Webhook, WebhookDelivery } from './entities';

const Address = Type.String({ minLength: 1, maxLength: 2000 });
const Events = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 300 });
/** Whether it gets the audit as well, all that is kept of it, in order. Only who may read the audit has it sent. */
const Audit = Type.Boolean();
const manageHooks = { access: 'user', permission: 'manage_company', additive: true, people: true } as const;
const EventsOfTopic = strict({
  topic: literals(EVENT_TOPICS),
  events: Type.Array(Type.String()),
});
const One = strict({ webhook_id: Id });

export const webhookRoutes = {
  'GET /webhooks': {
    summary:
      'Addresses that get the events of the tenant or its audit, and the names of the events that there are, by what they are about',
    ...manageHooks,
    limit: 'read',
    answer: strict({ webhooks: Type.Array(Webhook), events: Type.Array(EventsOfTopic) }),
    short: 'a tenant has few, and not more than a limit',
    errors: [],
  },
  'POST /webhooks': {
    summary:
      'Add a webhook. It gets those of its events that its maker may hear of, or the audit. The secret that deliveries are signed with is answered this once',
    ...manageHooks,
    limit: 'write',
    status: 201,
    body: strict({ url: Address, events: Events, audit: Type.Optional(Audit) }),
    answer: strict({ message: Type.String(), webhook: Webhook, secret: Type.String() }),
    errors: ['limit_reached', 'going_to_be_deleted', 'grant_exceeds_own', 'beyond_own_warehouses'],
    remembered: false,
  },
  'PATCH /webhooks': {
    summary:
      'Change the address of a webhook or what it gets, or switch it off or on again. What waits of an event that it does not get any more is given up. One that gets the audit is led elsewhere only by who may read the audit',
    ...manageHooks,
    limit: 'write',
    body: strict({
      webhook_id: Id,
      url: Type.Optional(Address),
      events: Type.Optional(Events),
      audit: Type.Optional(Audit),
      enabled: Type.Optional(Type.Boolean()),
    }),
    answer: strict({ message: Type.String(), webhook: Webhook }),
    errors: ['not_found', 'conflict', 'outranked', 'beyond_own_warehouses', 'grant_exceeds_own'],
  },
  'DELETE /webhooks': {
    summary: 'Delete a webhook, with the deliveries that wait',
    ...manageHooks,
    limit: 'write',
    body: One,
    answer: Done,
    errors: ['not_found', 'outranked', 'beyond_own_warehouses'],
  },
  'POST /webhooks/secret': {
    summary:
      'Give a webhook another secret. For a day deliveries are signed with the one before as well, and with three at most',
    ...manageHooks,
    limit: 'write',
    body: One,
    answer: strict({ message: Type.String(), webhook: Webhook, secret: Type.String() }),
    errors: ['not_found', 'too_many_secrets', 'outranked', 'beyond_own_warehouses'],
    remembered: false,
  },
  'POST /webhooks/test': {
    summary: 'Send a test event to a webhook, behind what waits',
    ...manageHooks,
    limit: 'write',
    body: One,
    answer: Done,
    errors: ['not_found', 'conflict', 'limit_reached', 'outranked', 'beyond_own_warehouses'],
  },
  'GET /webhooks/deliveries': {
    summary: 'What a webhook got in the last days and what waits for it, the newest first',
    ...manageHooks,
    limit: 'read',
    query: Type.Object({ ...PageQuery.properties, webhook_id: Id }),
    answer: page(WebhookDelivery),
    errors: ['not_found'],
  },
  'DELETE /webhooks/deliveries': {
    summary:
      'Give up a delivery that waits, for what waits behind it to go on. Not a part of the audit, which has no gaps. It may arrive all the same if it is being sent at this moment',
    ...manageHooks,
    limit: 'write',
    body: strict({ delivery_id: Id }),
    answer: Done,
    errors: ['not_found', 'conflict', 'outranked', 'beyond_own_warehouses'],
  },
  'POST /webhooks/deliveries/resend': {
    summary:
      'Send a delivery once more, under the same id. A part of the audit is read anew: only who may read the audit has it sent, and what was cut of it is gone',
    ...manageHooks,
    limit: 'write',
    body: strict({ delivery_id: Id }),
    answer: Done,
    errors: ['not_found', 'conflict', 'limit_reached', 'outranked', 'beyond_own_warehouses', 'grant_exceeds_own'],
  },
} as const satisfies RouteTable;

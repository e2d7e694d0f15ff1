import type { TenantKind } from '../events';
import { SUBJECT_EVENTS } from '../live/catalogue';

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

/** Names of the events of a tenant's own channel that webhooks get, by what they are about, those of a topic by the alphabet. */
export const eventsByTopic = (kind: TenantKind): { topic: EventTopic; events: string[] }[] =>
  EVENT_TOPICS.flatMap((topic) => {
    const about = SUBJECT_EVENTS.filter((one) => one.topic === topic);
    const events = about
      .flatMap(({ passing = [], ...some }) => Object.keys(some[kind] ?? {}).filter((event) => !passing.includes(event)))
      .sort();
    return events.length > 0 ? [{ topic, events }] : [];
  });

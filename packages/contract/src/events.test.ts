import { channelKind } from './events';
import type { TSchema } from 'typebox';
import { EVENTS } from './live/catalogue';
import { eventsByTopic } from './live/topics';
import { siteOf } from './live/site-of';

test('the kind of a channel', () => {
  expect(channelKind('user:1')).toBe('user');
  expect(channelKind('company:a:b')).toBe('company');
  expect(channelKind('system')).toBe('system');
  for (const odd of ['', ':1', 'toString:1', 'team:1', 'users']) expect(channelKind(odd)).toBeUndefined();
});

test('an event of a company says which warehouse it is about, or is of the company as a whole', () => {
  const silent = Object.entries<TSchema>(EVENTS.company).flatMap(([event, schema]) => {
    const { properties = {} } = schema as { properties?: Record<string, unknown> };
    return 'warehouseId' in properties || siteOf(event, { id: 'w1' }) === 'w1' ? [] : [event];
  });
  const about =
    /^(Company|User|Role|Invitation|PartnerKeys|ApiKeys|Webhooks|InventoryGrant|Sku|Lot|LocationType|AccessRequest)/;
  expect(silent.filter((event) => !about.test(event))).toEqual([]);
  expect(siteOf('StockMoved', { warehouseId: 'w1' })).toBe('w1');
});

test('how many events each kind of channel carries', () => {
  const counts = Object.fromEntries(Object.entries(EVENTS).map(([kind, byName]) => [kind, Object.keys(byName).length]));
  expect(counts).toEqual({ user: 6, company: 59, wms: 26, system: 4 });
});

test.each(['company', 'wms'] as const)('every event of a %s has one topic', (kind) => {
  const topics = eventsByTopic(kind);
  expect(topics.flatMap(({ events }) => events).sort()).toEqual(Object.keys(EVENTS[kind]).sort());
  expect(topics.map(({ events }) => events.length > 0 && events.length < 16)).not.toContain(false);
});

import { channelKind } from './events';
import type { TSchema } from 'typebox';
import { EVENTS, SUBJECT_EVENTS } from './live/catalogue';
import { eventsByTopic } from './webhooks/topics';
import { siteOf } from './live/site-of';
import { Id, strict } from './wire/schema';
import { eventsAbout, type SubjectEvents } from './wire/subject-events';

test('the kind of a channel', () => {
  expect(channelKind('user:1')).toBe('user');
  expect(channelKind('company:a:b')).toBe('company');
  expect(channelKind('system')).toBe('system');
  for (const odd of ['', ':1', 'toString:1', 'team:1', 'users']) expect(channelKind(odd)).toBeUndefined();
});

describe('an event of a company', () => {
  const namesWarehouse = (schema: TSchema) => 'warehouseId' in ((schema as { properties?: object }).properties ?? {});
  /** Events of which it is not told, or told twice, which warehouse they are about. */
  const unclear = (subjects: readonly SubjectEvents[]) =>
    subjects.flatMap(({ company = {}, companyWide = [], siteIs }) =>
      Object.entries(company).flatMap(([event, schema]) => {
        const isWide = companyWide === true || companyWide.includes(event);
        const said = [isWide, siteIs === 'id', namesWarehouse(schema)];
        return said.filter(Boolean).length === 1 ? [] : [event];
      }),
    );

  test('says which warehouse it is about, or is marked as one of the company as a whole', () => {
    expect(unclear(SUBJECT_EVENTS)).toEqual([]);
    const Silent = strict({ id: Id });
    const company = { WaveReleased: Silent, WaveMoved: strict({ warehouseId: Id }) };
    expect(unclear([eventsAbout('orders', { company })])).toEqual(['WaveReleased']);
    expect(unclear([eventsAbout('orders', { company }, { companyWide: ['WaveReleased'] })])).toEqual([]);
    expect(unclear([eventsAbout('orders', { company }, { companyWide: true })])).toEqual(['WaveMoved']);
  });

  test('is kept by its warehouse', () => {
    expect(siteOf('StockMoved', { id: 'x', warehouseId: 'w1' })).toBe('w1');
    for (const event of ['WarehouseCreated', 'WarehouseNameChanged', 'WarehouseDeleted'])
      expect(siteOf(event, { id: 'w1' })).toBe('w1');
    expect(siteOf('SkuCreated', { id: 'x' })).toBeNull();
  });

  test('is of a subject that the catalogue lists', () => {
    const listed = SUBJECT_EVENTS.flatMap(({ company = {} }) => Object.keys(company));
    expect(listed.sort()).toEqual(Object.keys(EVENTS.company).sort());
  });
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

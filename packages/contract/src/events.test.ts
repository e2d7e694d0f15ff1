import { channelKind } from './events';
import type { TSchema } from 'typebox';
import { EVENTS, SUBJECT_EVENTS } from './live/catalogue';
import { heardBy } from './live/heard-by';
import { eventsByTopic } from './webhooks/topics';
import { siteOf } from './live/site-of';
import { Id, strict } from './wire/schema';
import { eventsAbout, everyone, permissionToHear, type SubjectEvents } from './wire/subject-events';

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
    const heard = { heardBy: 'view_inventory' } as const;
    expect(unclear([eventsAbout('orders', { company }, heard)])).toEqual(['WaveReleased']);
    expect(unclear([eventsAbout('orders', { company }, { ...heard, companyWide: ['WaveReleased'] })])).toEqual([]);
    expect(unclear([eventsAbout('orders', { company }, { ...heard, companyWide: true })])).toEqual(['WaveMoved']);
  });

  test('is kept by its warehouse', () => {
    expect(siteOf('StockMoved', { id: 'x', warehouseId: 'w1' })).toBe('w1');
    for (const event of ['WarehouseCreated', 'WarehouseNameChanged', 'WarehouseDeleted'])
      expect(siteOf(event, { id: 'w1' })).toBe('w1');
    expect(siteOf('SkuCreated', { id: 'x' })).toBeNull();
  });
});

describe('the hearers of an event', () => {
  const KINDS = ['company', 'wms'] as const;
  const ofEverybody = (kind: (typeof KINDS)[number]) =>
    Object.keys(EVENTS[kind]).filter((event) => heardBy(kind, event) === null);

  test.each(KINDS)('of a %s are said of each that the catalogue lists', (kind) => {
    const listed = SUBJECT_EVENTS.flatMap(({ [kind]: events = {} }) => Object.keys(events));
    expect(listed.sort()).toEqual(Object.keys(EVENTS[kind]).sort());
  });

  test('are those who hold its permission', () => {
    expect(heardBy('company', 'UserJoined')).toBe('view_users');
    expect(heardBy('company', 'CountChanged')).toBe('view_inventory');
    expect(heardBy('company', 'CountTaskChanged')).toBe('count_inventory');
    expect(heardBy('wms', 'CompanyCreated')).toBe('view_companies');
  });

  test('are all people of the tenant for few, which are listed here to be thought about', () => {
    const company = ['CompanyNameChanged', 'CompanyAvatarUpdated', 'CompanyDeleted', 'CompanySettingsChanged'];
    expect(ofEverybody('company').sort()).toEqual([...company, 'InventoryGrantChanged'].sort());
    const wms = ['WmsAvatarUpdated', 'WmsNameChanged', 'WmsDeleted', 'WmsSettingsChanged', 'CompanyDeleted'];
    expect(ofEverybody('wms').sort()).toEqual([...wms, 'InventoryGrantChanged'].sort());
  });

  test('are on their own channel the person themself', () => {
    expect(heardBy('user', 'AccessRequestChanged')).toBeNull();
    expect(heardBy('user', 'RemoteChanged')).toBe('manage_remotes');
  });

  test('are nobody where it is not said', () => {
    expect(() => heardBy('company', 'WaveReleased')).toThrow('does not say who hears WaveReleased');
    expect(() => permissionToHear({ WaveMoved: 'view_inventory' }, 'WaveReleased')).toThrow('WaveReleased');
  });

  test('cannot be left out', () => {
    const company = { WaveReleased: strict({ id: Id }), WaveMoved: strict({ id: Id }) };
    const subjects = [
      eventsAbout('orders', { company }, { heardBy: 'view_inventory' }),
      eventsAbout('orders', { company }, { heardBy: everyone('a wave is on the board of the hall') }),
      // @ts-expect-error nothing is said of hearers
      eventsAbout('orders', { company }, { companyWide: true }),
      // @ts-expect-error nor here
      eventsAbout('orders', { company }),
      // @ts-expect-error one is forgotten
      eventsAbout('orders', { company }, { heardBy: { WaveReleased: 'view_inventory' } }),
      // @ts-expect-error it has no such event
      eventsAbout('orders', { company }, { heardBy: { WaveReleased: 'view_users', Waved: 'view_users' } }),
      // @ts-expect-error there is no such permission
      eventsAbout('orders', { company }, { heardBy: 'view_waves' }),
      // @ts-expect-error an empty reason
      eventsAbout('orders', { company }, { heardBy: everyone('') }),
      // @ts-expect-error not made by `everyone`
      eventsAbout('orders', { company }, { heardBy: { everyone: 'a wave is on the board of the hall' } }),
    ];
    expect(subjects).toHaveLength(9);
  });
});

test('how many events each kind of channel carries', () => {
  const counts = Object.fromEntries(Object.entries(EVENTS).map(([kind, byName]) => [kind, Object.keys(byName).length]));
  expect(counts).toEqual({ user: 6, company: 59, wms: 26, system: 4 });
});

test.each(['company', 'wms'] as const)(
  'every event of a %s has one topic, but for those that pass by and reach no webhook',
  (kind) => {
    const topics = eventsByTopic(kind);
    const kept = Object.keys(EVENTS[kind]).filter((event) => event !== 'SlottingProgressed');
    expect(topics.flatMap(({ events }) => events).sort()).toEqual(kept.sort());
    expect(topics.map(({ events }) => events.length > 0 && events.length < 16)).not.toContain(false);
  },
);

import { QueryClient } from '@tanstack/react-query';
import type { ReactionContext, Reactions } from '../platform';
import { aWarehouse, me } from '../testing/builders';
import { liveCacheOf } from './cache';
import { createEventBus } from './event-bus';
import { RemoteReactions } from './remote-reactions';

const client = new QueryClient();
const WAVES = ['pick-waves', 'waves'];
const waves = () => client.getQueryData<{ id: string }[]>(WAVES);
const as = me();
const roles = { id: 'roles', version: '1.0.0' };
const pickWaves = { id: 'pick-waves', version: '1.2.0' };

const report = jest.fn();
const bus = createEventBus(report);
let remotes: RemoteReactions;
beforeEach(() => {
  client.clear();
  report.mockReset();
  remotes = new RemoteReactions(report, bus);
});

const arrive = (event: string, data: unknown, channel = 'company:1') =>
  remotes.react({ event, channel, data }, { cache: liveCacheOf(client), channel, me: as });
/** Of an event that this build has no name for, as a remote that was built later declares it. */
const upsertsWaves = {
  company: { WaveReleased: (wave: { id: string }, { cache }: ReactionContext) => cache.upsert(WAVES, wave) },
} as Reactions;

it('runs the reactions of every remote, also to events that this build does not know', () => {
  client.setQueryData(WAVES, [{ id: 'a' }]);
  const heard = jest.fn();
  remotes.set(roles, { company: { WarehouseCreated: heard } });
  remotes.set(pickWaves, upsertsWaves);
  const warehouse = aWarehouse();
  arrive('WarehouseCreated', warehouse);
  arrive('WaveReleased', { id: 'b' });
  expect(heard).toHaveBeenCalledWith(warehouse, expect.objectContaining({ channel: 'company:1', me: as }));
  expect(waves()).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(report).not.toHaveBeenCalled();
});

it('runs no reaction of another kind of channel, and none for names of an object’s own', () => {
  const heard = jest.fn();
  remotes.set(roles, { company: { UserJoined: heard }, user: {} });
  for (const event of ['UserJoined', 'toString', 'constructor', '__proto__']) arrive(event, {}, 'wms:1');
  for (const channel of ['user:1', 'planet:1', 'system', 'company']) arrive('UserJoined', {}, channel);
  expect(heard).not.toHaveBeenCalled();
});

it('reports what throws or rejects in the name of its remote, and the others run', async () => {
  client.setQueryData(WAVES, []);
  const thrown = new Error('thrown');
  const rejected = new Error('rejected');
  const broken = { id: 'broken', version: '0.1.0' };
  const late = { id: 'late', version: '0.2.0' };
  remotes.set(broken, {
    company: {
      WaveReleased() {
        throw thrown;
      },
    },
  } as Reactions);
  remotes.set(late, { company: { WaveReleased: () => Promise.reject(rejected) } } as Reactions);
  remotes.set(pickWaves, upsertsWaves);
  arrive('WaveReleased', { id: 'b' });
  expect(waves()).toEqual([{ id: 'b' }]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(report.mock.calls).toEqual([
    [thrown, broken],
    [rejected, late],
  ]);
});

it('hands on frozen data: no remote changes it for the others', () => {
  const after = jest.fn();
  remotes.set(roles, {
    company: {
      WarehouseCreated(warehouse) {
        warehouse.name = 'changed';
      },
    },
  });
  remotes.set(pickWaves, { company: { WarehouseCreated: after } });
  arrive('WarehouseCreated', aWarehouse({ name: 'North' }));
  expect(report).toHaveBeenCalledWith(expect.any(TypeError), roles);
  expect(after).toHaveBeenCalledWith(expect.objectContaining({ name: 'North' }), expect.anything());
});

it('has one set of reactions for each remote: those of the build that came last', () => {
  const [older, newer] = [jest.fn(), jest.fn()];
  const endOlder = remotes.set(roles, { company: { UserJoined: older } });
  const endNewer = remotes.set({ ...roles, version: '2.0.0' }, { company: { UserJoined: newer } });
  endOlder();
  arrive('UserJoined', {});
  expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([0, 1]);
  endNewer();
  arrive('UserJoined', {});
  expect(newer).toHaveBeenCalledTimes(1);
});

it('lets a reaction tell the page of topics that its manifest names, and of no other', () => {
  const done = { id: 'pick-waves:1', title: 'Releasing', state: 'done', done: 1, total: 1 } as const;
  const told = { ...done, href: null, outcome: null, canCancel: false };
  const tells = {
    company: { WaveReleased: (_: unknown, { publish }: ReactionContext) => publish('work:changed', told) },
  } as Reactions;
  remotes.set({ ...pickWaves, events: { publishes: ['work:changed'], hears: [] } }, tells);
  arrive('WaveReleased', {});
  expect(bus.last('work:changed')).toEqual(told);
  expect(report).not.toHaveBeenCalled();
  remotes.set(roles, tells);
  arrive('WaveReleased', {});
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringMatching(/publishes/) }), roles);
});

import type { RegistryEntry, RemoteManifest } from '@slotwise/contract';
import { isAmong } from '../visitors';
import { choose, resolve, type ServedRemote } from './served';

interface EntryOptions {
  audience?: 'deployment';
  platform?: string;
  failsWith?: string[];
}

const entry = (version: string, { platform = '^1.0.0', ...over }: EntryOptions = {}): RegistryEntry =>
  ({
    id: 'roles',
    version,
    build: `b${version}`,
    manifest: { audience: over.audience, platform } as RemoteManifest,
    failsWith: over.failsWith,
  }) as RegistryEntry;
const served = (live: RegistryEntry, over: Partial<ServedRemote> = {}): ServedRemote[] => [
  { id: 'roles', live, canary: null, pins: new Map(), others: [], ...over },
];
const people = Array.from({ length: 10_000 }, (_, n) => `user-${n}`);
const got = (remotes: ServedRemote[], visitor: Partial<Parameters<typeof resolve>[1]>, shell?: string) =>
  resolve(remotes, { key: null, tenantId: null, administrator: false, ...visitor }, shell).map(
    ({ version }) => version,
  );

test('a canary reaches its share of people, always the same ones, and grows without losing any', () => {
  const ten = people.filter((person) => isAmong(10, person, 'b2'));
  expect(ten.length).toBeGreaterThan(900);
  expect(ten.length).toBeLessThan(1100);
  expect(people.filter((person) => isAmong(10, person, 'b2'))).toEqual(ten);
  const twenty = new Set(people.filter((person) => isAmong(20, person, 'b2')));
  expect(ten.every((person) => twenty.has(person))).toBe(true);
});

test('the next canary meets other people first', () => {
  const both = people.filter((person) => isAmong(10, person, 'b2') && isAmong(10, person, 'b3'));
  expect(both.length).toBeLessThan(200);
});

test('the pin of a tenant goes before the canary, the canary before what everybody gets', () => {
  const remotes = served(entry('1.0.0'), {
    canary: { entry: entry('2.0.0'), percent: 50 },
    pins: new Map([['kept', entry('0.9.0')]]),
  });
  const early = people.find((person) => isAmong(50, person, 'b2.0.0')) ?? null;
  const late = people.find((person) => !isAmong(50, person, 'b2.0.0')) ?? null;
  expect(got(remotes, { key: early })).toEqual(['2.0.0']);
  expect(got(remotes, { key: late })).toEqual(['1.0.0']);
  expect(got(remotes, { key: early, tenantId: 'kept' })).toEqual(['0.9.0']);
  // Nobody who could not be known again at the next load.
  expect(got(remotes, {})).toEqual(['1.0.0']);
});

test('a remote for administrators of the deployment is named to them alone', () => {
  const remotes = served(entry('1.0.0', { audience: 'deployment' }));
  expect(got(remotes, { key: 'somebody', tenantId: 'any' })).toEqual([]);
  expect(got(remotes, { administrator: true })).toEqual(['1.0.0']);
});

describe('a build that broke the contract with a shell', () => {
  const others = [
    entry('3.0.0'),
    entry('2.0.0', { failsWith: ['s2'] }),
    entry('1.9.0', { platform: '^9.0.0' }),
    entry('1.8.0', { failsWith: ['s1', 's2'] }),
    entry('1.7.0'),
    entry('1.6.0'),
  ];
  const remotes = served(entry('2.0.0', { failsWith: ['s2'] }), { others });

  test('goes to every shell but that one, which gets the newest older version that did not', () => {
    expect(got(remotes, {}, 's1')).toEqual(['2.0.0']);
    expect(got(remotes, {}, 's2')).toEqual(['1.7.0']);
    expect(got(remotes, {})).toEqual(['2.0.0']);
  });

  test('as a canary is left out: its people get what everybody gets', () => {
    const canary = { entry: entry('3.0.0', { failsWith: ['s2'] }), percent: 50 };
    const early = people.find((person) => isAmong(50, person, 'b3.0.0')) ?? null;
    const rolled = served(entry('2.0.0'), { canary, others });
    expect(got(rolled, { key: early }, 's1')).toEqual(['3.0.0']);
    expect(got(rolled, { key: early }, 's2')).toEqual(['2.0.0']);
  });

  test('that a tenant is pinned to is replaced too; without an older one it stays, and the shell says so', () => {
    const pins = new Map([['kept', entry('1.8.0', { failsWith: ['s1', 's2'] })]]);
    expect(got(served(entry('2.0.0'), { pins, others }), { tenantId: 'kept' }, 's1')).toEqual(['1.7.0']);
    expect(got(served(entry('1.0.0', { failsWith: ['s1'] }), { others }), {}, 's1')).toEqual(['1.0.0']);
  });
});

test('each choice says by which way it came, and nothing of what others get', () => {
  const remotes = served(entry('1.0.0'), {
    canary: { entry: entry('2.0.0', { failsWith: ['s0'] }), percent: 50 },
    pins: new Map([['kept', entry('0.9.0', { failsWith: ['s0'] })]]),
    others: [entry('0.8.0')],
  });
  const early = people.find((person) => isAmong(50, person, 'b2.0.0')) ?? null;
  const late = people.find((person) => !isAmong(50, person, 'b2.0.0')) ?? null;
  const chosen = (visitor: Partial<Parameters<typeof choose>[1]>, shell?: string) => {
    const [choice] = choose(remotes, { key: null, tenantId: null, administrator: false, ...visitor }, shell);
    return choice && { ...choice, entry: choice.entry.version };
  };
  const live = { entry: '1.0.0', channel: 'live', percent: null, insteadOf: null };
  expect(chosen({ key: late, tenantId: 'other' })).toEqual(live);
  expect(chosen({ key: early })).toEqual({ ...live, entry: '2.0.0', channel: 'canary', percent: 50 });
  expect(chosen({ key: early }, 's0')).toEqual({ ...live, insteadOf: '2.0.0' });
  const pinned = { ...live, entry: '0.9.0', channel: 'pinned' };
  expect(chosen({ key: early, tenantId: 'kept' })).toEqual(pinned);
  expect(chosen({ tenantId: 'kept' }, 's0')).toEqual({ ...pinned, entry: '0.8.0', insteadOf: '0.9.0' });
});

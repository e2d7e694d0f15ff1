import type { RegistryEntry, RemoteManifest } from '@slotwise/contract';
import { isAmong } from '../visitors';
import { Claims } from './claims';
import { choose, resolve } from './choose';
import { reachable } from './reachable';
import { servedRemotes, type ServedRemote } from './served-remotes';

interface EntryOptions {
  audience?: 'deployment';
  platform?: string;
  failsWith?: string[];
}

const entry = (version: string, { platform = '^2.0.0', ...over }: EntryOptions = {}): RegistryEntry =>
  ({
    id: 'roles',
    version,
    build: `b${version}`,
    manifest: {
      ...{ audience: over.audience, platform, navigation: [] },
      routes: [{ path: '/roles', access: 'user', title: 'Roles' }],
    } as unknown as RemoteManifest,
    failsWith: over.failsWith,
  }) as RegistryEntry;
const served = (live: RegistryEntry, over: Partial<ServedRemote> = {}): ServedRemote[] => [
  { id: 'roles', live, canary: null, pins: new Map(), releases: new Map(), follows: new Map(), standIns: [], ...over },
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
  const standIns = [
    entry('3.0.0'),
    entry('2.0.0', { failsWith: ['s2'] }),
    entry('1.9.0', { platform: '^9.0.0' }),
    entry('1.8.0', { failsWith: ['s1', 's2'] }),
    entry('1.7.0'),
    entry('1.6.0'),
  ];
  const remotes = served(entry('2.0.0', { failsWith: ['s2'] }), { standIns });

  test('goes to every shell but that one, which gets the newest older version that did not', () => {
    expect(got(remotes, {}, 's1')).toEqual(['2.0.0']);
    expect(got(remotes, {}, 's2')).toEqual(['1.7.0']);
    expect(got(remotes, {})).toEqual(['2.0.0']);
  });

  test('as a canary is left out: its people get what everybody gets', () => {
    const canary = { entry: entry('3.0.0', { failsWith: ['s2'] }), percent: 50 };
    const early = people.find((person) => isAmong(50, person, 'b3.0.0')) ?? null;
    const rolled = served(entry('2.0.0'), { canary, standIns });
    expect(got(rolled, { key: early }, 's1')).toEqual(['3.0.0']);
    expect(got(rolled, { key: early }, 's2')).toEqual(['2.0.0']);
  });

  test('that a tenant is pinned to is replaced too; without an older one it stays, and the shell says so', () => {
    const pins = new Map([['kept', entry('1.8.0', { failsWith: ['s1', 's2'] })]]);
    expect(got(served(entry('2.0.0'), { pins, standIns }), { tenantId: 'kept' }, 's1')).toEqual(['1.7.0']);
    expect(got(served(entry('1.0.0', { failsWith: ['s1'] }), { standIns }), {}, 's1')).toEqual(['1.0.0']);
  });
});

test('each choice says by which way it came, and nothing of what others get', () => {
  const remotes = served(entry('1.0.0'), {
    canary: { entry: entry('2.0.0', { failsWith: ['s0'] }), percent: 50 },
    pins: new Map([['kept', entry('0.9.0', { failsWith: ['s0'] })]]),
    standIns: [entry('0.8.0')],
  });
  const early = people.find((person) => isAmong(50, person, 'b2.0.0')) ?? null;
  const late = people.find((person) => !isAmong(50, person, 'b2.0.0')) ?? null;
  const chosen = (visitor: Partial<Parameters<typeof choose>[1]>, shell?: string) => {
    const [choice] = choose(remotes, { key: null, tenantId: null, administrator: false, ...visitor }, shell);
    return choice && { ...choice, entry: choice.entry.version };
  };
  const live = { entry: '1.0.0', releaseChannel: 'live', follows: null, percent: null, insteadOf: null };
  expect(chosen({ key: late, tenantId: 'other' })).toEqual(live);
  expect(chosen({ key: early })).toEqual({ ...live, entry: '2.0.0', releaseChannel: 'canary', percent: 50 });
  expect(chosen({ key: early }, 's0')).toEqual({ ...live, insteadOf: '2.0.0' });
  const pinned = { ...live, entry: '0.9.0', releaseChannel: 'pinned' };
  expect(chosen({ key: early, tenantId: 'kept' })).toEqual(pinned);
  expect(chosen({ tenantId: 'kept' }, 's0')).toEqual({ ...pinned, entry: '0.8.0', insteadOf: '0.9.0' });
});

test('who would get a build of the folder that is gone gets what everybody gets', () => {
  const build = (version: string, available: boolean) => ({
    ...{ remote_id: 'roles', build: `b${version}`, entry: 'mf.json', mfManifest: {}, integrity: {}, preload: [] },
    ...{ manifest: { ...entry(version).manifest, id: 'roles', version }, baseUrl: '/', available },
  });
  const row = (releaseChannel: string, name: string) => ({
    ...{ remote_id: 'roles', releaseChannel, build: name, moved_at: new Date(), moved_by: 'registry' as const },
    earlier: [],
    ...{ canary_build: null, canary_percent: null, canary_since: null },
  });
  const state = (available: boolean) => ({
    stable: [row('stable', 'b1.0.0')],
    releases: [row('beta', 'b2.0.0')],
    pins: [],
    followers: [
      { remote_id: 'roles', tenant_id: 'early', tenant_name: 'Early', releaseChannel: 'beta', pinned_at: new Date() },
      { remote_id: 'other', tenant_id: 'other', tenant_name: 'Other', releaseChannel: 'beta', pinned_at: new Date() },
    ],
    builds: [build('1.0.0', true), build('2.0.0', available)],
  });
  const trials = { failed: [], standIns: [], isolated: new Set<string>(), claims: new Claims([]) };
  expect(got(servedRemotes(state(true), trials), { tenantId: 'early' })).toEqual(['2.0.0']);
  expect(got(servedRemotes(state(false), trials), { tenantId: 'early' })).toEqual(['1.0.0']);
  expect(got(servedRemotes(state(true), trials), { tenantId: 'other' })).toEqual(['1.0.0']);
});

describe('a release channel', () => {
  const follows = new Map([['early', 'beta']]);
  const withBeta = (live: string, beta: RegistryEntry, over: Partial<ServedRemote> = {}) =>
    served(entry(live), { releases: new Map([['beta', beta]]), follows, ...over });
  const chosen = (remotes: ServedRemote[], tenantId: string | null, shell?: string) => {
    const [choice] = choose(remotes, { key: 'somebody', tenantId, administrator: false }, shell);
    return choice && { ...choice, entry: choice.entry.version };
  };
  const live = { entry: '1.0.0', releaseChannel: 'live', follows: null, percent: null, insteadOf: null };

  test('is given to the tenants that follow it, and to nobody else', () => {
    const remotes = withBeta('1.0.0', entry('2.0.0'));
    expect(chosen(remotes, 'early')).toEqual({ ...live, entry: '2.0.0', releaseChannel: 'beta', follows: 'beta' });
    expect(chosen(remotes, 'other')).toEqual(live);
    expect(chosen(remotes, null)).toEqual(live);
  });

  test('holds nobody behind what everybody gets; of the same version it is the one that is followed', () => {
    expect(chosen(withBeta('2.1.0', entry('2.0.0')), 'early')).toMatchObject({
      entry: '2.1.0',
      releaseChannel: 'live',
      follows: 'beta',
    });
    expect(chosen(withBeta('2.0.0', entry('2.0.0-beta.2')), 'early')).toMatchObject({ releaseChannel: 'live' });
    expect(chosen(withBeta('2.0.0-beta.2', entry('2.0.0')), 'early')).toMatchObject({ entry: '2.0.0' });
    expect(chosen(withBeta('2.0.0', entry('2.0.0')), 'early')).toMatchObject({ releaseChannel: 'beta' });
  });

  test('that nothing is released into gives what everybody gets, canary and all', () => {
    const canary = { entry: entry('3.0.0'), percent: 99 };
    const empty = served(entry('1.0.0'), { follows, canary });
    const early = people.find((person) => isAmong(99, person, 'b3.0.0')) ?? null;
    expect(got(empty, { tenantId: 'early' })).toEqual(['1.0.0']);
    expect(got(empty, { tenantId: 'early', key: early })).toEqual(['3.0.0']);
    expect(got(withBeta('1.0.0', entry('2.0.0'), { canary }), { tenantId: 'early', key: early })).toEqual(['2.0.0']);
  });

  test('with what broke the contract with a shell gives there what everybody gets', () => {
    const remotes = withBeta('1.0.0', entry('2.0.0', { failsWith: ['s1'] }), { standIns: [entry('1.5.0')] });
    expect(chosen(remotes, 'early', 's1')).toEqual({ ...live, follows: 'beta', insteadOf: '2.0.0' });
    expect(chosen(remotes, 'early', 's2')).toMatchObject({ entry: '2.0.0' });
  });

  test('is reachable even while everybody gets a newer one, and can be left out', () => {
    const remotes = withBeta('2.1.0', entry('2.0.0'));
    const versions = (counts?: Parameters<typeof reachable>[2]) =>
      reachable(remotes, [], counts).map(({ version }) => version);
    expect(versions()).toEqual(['2.1.0', '2.0.0']);
    expect(versions((_entry, name) => name !== 'beta')).toEqual(['2.1.0']);
  });
});

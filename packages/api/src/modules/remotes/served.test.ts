import type { RegistryEntry, RemoteManifest } from '@slotwise/contract';
import { isAmong } from '../visitors';
import { resolve, type ServedRemote } from './served';

const entry = (version: string, audience?: 'deployment'): RegistryEntry =>
  ({ id: 'roles', version, build: `b${version}`, manifest: { audience } as RemoteManifest }) as RegistryEntry;
const people = Array.from({ length: 10_000 }, (_, n) => `user-${n}`);
const got = (remotes: ServedRemote[], visitor: Partial<Parameters<typeof resolve>[1]>) =>
  resolve(remotes, { key: null, tenantId: null, administrator: false, ...visitor }).map(({ version }) => version);

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
  const remotes = [
    {
      id: 'roles',
      live: entry('1.0.0'),
      canary: { entry: entry('2.0.0'), percent: 50 },
      pins: new Map([['kept', entry('0.9.0')]]),
    },
  ];
  const early = people.find((person) => isAmong(50, person, 'b2.0.0')) ?? null;
  const late = people.find((person) => !isAmong(50, person, 'b2.0.0')) ?? null;
  expect(got(remotes, { key: early })).toEqual(['2.0.0']);
  expect(got(remotes, { key: late })).toEqual(['1.0.0']);
  expect(got(remotes, { key: early, tenantId: 'kept' })).toEqual(['0.9.0']);
  // Nobody who could not be known again at the next load.
  expect(got(remotes, {})).toEqual(['1.0.0']);
});

test('a remote for administrators of the deployment is named to them alone', () => {
  const remotes = [
    { id: 'roles', live: entry('1.0.0', 'deployment'), canary: null, pins: new Map<string, RegistryEntry>() },
  ];
  expect(got(remotes, { key: 'somebody', tenantId: 'any' })).toEqual([]);
  expect(got(remotes, { administrator: true })).toEqual(['1.0.0']);
});

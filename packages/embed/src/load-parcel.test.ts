import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import type { Registry, RegistryEntry } from '@slotwise/contract';
import { signedText } from '@slotwise/contract/manifest';
import { createHttp } from '@slotwise/shared/http';
import { aManifest, anEntry, fakeApi } from '@slotwise/shared/testing';
import { deployment } from './deployment';
import { parcelLoader } from './load-parcel';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const registryKey = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');
const signed = (...remotes: RegistryEntry[]): Registry => {
  const registry = { remotes, issuedAt: '2026-11-22T12:00:00.000Z' };
  return { ...registry, signature: sign(null, Buffer.from(signedText(registry)), privateKey).toString('base64') };
};
const entry = anEntry(aManifest({ id: 'roles', name: 'Roles' }));

// jsdom brings none; browsers do, on origins that they trust.
beforeAll(
  () => void Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true }),
);
afterAll(() => void Reflect.deleteProperty(globalThis.crypto, 'subtle'));

/** Loads `roles` from a deployment whose registry answers so. @returns what it rejects with, and all that was asked for */
async function load(registry: Registry, shell?: string) {
  const api = fakeApi({ 'GET /remotes/registry': () => registry });
  const http = createHttp({ baseUrl: 'https://slotwise.example/api', getToken: () => null });
  const loader = parcelLoader(() => ({ registryKey, shell }), undefined);
  const { signal } = new AbortController();
  const error: unknown = await loader({ id: 'roles', path: null, http, signal, fresh: false, locale: 'en' }).catch(
    (reason: unknown) => reason,
  );
  return { message: (error as Error).message, calls: api.calls };
}

test('a registry that another key has signed, or that was changed on the way, is not used', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const genuine = signed(entry);
  const elsewhere = { ...entry, entry: 'https://evil.example/remotes/roles/b1/mf-manifest.json' };
  for (const forged of [{ ...genuine, remotes: [elsewhere] }, { remotes: [entry] }]) {
    const { message, calls } = await load(forged);
    expect(message).toContain('was changed on the way');
    expect(calls).toHaveLength(1);
  }
  expect(warn).toHaveBeenCalledTimes(2);
});

test('a build that broke the contract with the deployment’s shell is not drawn', async () => {
  const { message, calls } = await load(signed({ ...entry, failsWith: ['s1', 's2'] }), 's2');
  expect(message).toContain('was tried with this version of the page and failed');
  expect(calls.map(({ query }) => query)).toEqual([{ shell: 's2' }]);
});

test('nor one for another platform, nor one of which the registry names no hashes', async () => {
  const foreign = anEntry(aManifest({ id: 'roles', platform: '^99.0.0' }));
  expect((await load(signed(foreign))).message).toMatch(/^It needs platform \^99\.0\.0/);
  expect((await load(signed({ ...entry, integrity: {} }))).message).toContain('no integrity hash');
});

test('a remote that the registry does not name is said to be none', async () => {
  expect((await load(signed(anEntry(aManifest({ id: 'people' }))))).message).toBe('There is no remote named “roles”.');
});

test('a script that no server has filled in says that it can verify nothing', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  expect(deployment()).toEqual({ registryKey: null });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('cannot verify'));
});

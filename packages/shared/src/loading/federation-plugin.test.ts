import { aManifest, anEntry } from '../testing';
import { platformPlugin } from './federation-plugin';

const script = '/remotes/roles/build1/remoteEntry.js';
const entry = {
  ...anEntry(aManifest({ id: 'roles' })),
  integrity: { [script]: 'sha384-x' },
  mfManifest: { name: 'slotwise_roles', exposes: [{ path: './app', assets: { js: { sync: ['a.js'] } } }] },
};
const plugin = platformPlugin({
  entries: () => [entry],
  containerOf: () => Promise.resolve(undefined),
  nonce: 'n0nce',
});
type Hook<K extends 'fetch' | 'createScript'> = NonNullable<(typeof plugin)[K]>;
const ask = (url: string) => (plugin.fetch as Hook<'fetch'>)(url, {} as never, {} as never) as Promise<Response>;
const make = (url: string) =>
  (plugin.createScript as Hook<'createScript'>)({ url } as never) as { script: HTMLScriptElement; timeout: number };
const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

test('a manifest that the page carries is answered without the network, and names no files', async () => {
  globalThis.fetch = jest.fn();
  const answer: unknown = await (await ask(new URL(entry.entry, location.href).href)).json();
  expect(answer).toMatchObject({ name: 'slotwise_roles', exposes: [{ path: './app', assets: { js: { sync: [] } } }] });
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

test('a manifest that is not answered with success is an error, not something to parse', async () => {
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response('<html>', { status: 503 })));
  await expect(ask('/remotes/other/mf-manifest.json')).rejects.toThrow('503');
});

test('scripts carry nonce, integrity, crossOrigin and a timeout', () => {
  const made = make(new URL(script, location.href).href);
  expect(made.script).toMatchObject({ nonce: 'n0nce', integrity: 'sha384-x', crossOrigin: 'anonymous' });
  expect(made.timeout).toBeGreaterThan(0);
});

test('a script without an integrity hash is not made', () => {
  expect(() => make('/remotes/roles/build1/other.js')).toThrow('no integrity hash');
});

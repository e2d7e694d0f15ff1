import { aManifest, anEntry, fakeApi, me } from '@slotwise/shared/testing';
import { LOOK_AGAIN_MS } from './come-back';
import { ATTRIBUTES } from './element';
import { EmbedError, MissingFileError } from './embed-error';
import type { LoadedParcel } from './load-parcel';
import { remoteElement } from './remote-element';

class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = NoSizes;
globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;

interface Seen {
  domElement: HTMLElement;
  host: { theme: { get(): string }; locale: { get(): string }; direction: { get(): string | undefined } };
  shadowRoot?: ShadowRoot;
}
const seen: Seen[] = [];
let unmounts = 0;
const loaded = {
  manifest: aManifest({ id: 'roles' }),
  title: 'Roles',
  version: '1.2.3',
  assets: '/remotes/x/',
  entry: anEntry(aManifest({ id: 'roles' })),
  parcel: {
    bootstrap: () => Promise.resolve(),
    mount: (props: Seen) => {
      seen.push({ ...props });
      props.domElement.textContent = 'the remote';
      return Promise.resolve();
    },
    update: () => Promise.resolve(),
    unmount: (props: Seen) => {
      unmounts++;
      props.domElement.textContent = '';
      return Promise.resolve();
    },
  },
} as LoadedParcel;

let answer: (fresh: boolean) => Promise<LoadedParcel> = () => Promise.resolve(loaded);
customElements.define(
  'slotwise-remote',
  remoteElement({ load: ({ fresh }) => answer(fresh), home: 'https://slotwise.example/' }),
);

const token = () => Promise.resolve({ access_token: 't', expires_in: 600 });
const next = (element: Element, name: string) =>
  new Promise<CustomEvent>((resolve) =>
    element.addEventListener(name, (event) => resolve(event as CustomEvent), { once: true }),
  );

function element(attributes: Record<string, string> = {}) {
  const made = document.createElement('slotwise-remote') as HTMLElement & { fetchToken: typeof token | null };
  for (const [name, value] of Object.entries({ name: 'roles', ...attributes })) made.setAttribute(name, value);
  return made;
}

beforeEach(() => {
  seen.length = 0;
  unmounts = 0;
  answer = () => Promise.resolve(loaded);
  fakeApi({ 'GET /me': () => ({ me: me({ roleID: null }) }) });
});
afterEach(() => document.body.replaceChildren());

test('it mounts into a shadow root once it has all it needs, and says so', async () => {
  const remote = element({ theme: 'dark' });
  document.body.append(remote);
  expect(remote.shadowRoot).toBeNull();
  const mounted = next(remote, 'slotwise:mounted');
  remote.fetchToken = token;
  expect((await mounted).detail).toEqual({ name: 'roles', version: '1.2.3' });
  expect(remote.shadowRoot?.textContent).toBe('the remote');
  expect(seen[0]?.shadowRoot).toBe(remote.shadowRoot);
  expect(seen[0]?.host.theme.get()).toBe('dark');
  remote.setAttribute('theme', 'light');
  expect(seen[0]?.host.theme.get()).toBe('light');
});

/** Fails by the test's own limit of time. */
const until = async (holds: () => unknown) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('what takes long is announced until it is there, fails or is taken out', async () => {
  const region = (remote: Element) => remote.shadowRoot?.querySelector('[role=status]')?.textContent;
  let arrive: (answer: LoadedParcel | Promise<never>) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  const remote = element();
  remote.fetchToken = token;
  document.body.append(remote);
  await until(() => region(remote) === 'Loading “roles”');
  const mounted = next(remote, 'slotwise:mounted');
  arrive(loaded);
  await mounted;
  expect(remote.shadowRoot?.textContent).toBe('the remote');

  remote.setAttribute('path', '/again');
  await until(() => region(remote) === 'Loading “roles”');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = next(remote, 'slotwise:error');
  arrive(Promise.reject(new Error('no')));
  await failed;
  await until(() => remote.shadowRoot?.querySelector('[role=alert]'));
  expect(region(remote)).toBeUndefined();

  remote.setAttribute('path', '/');
  await until(() => region(remote) === 'Loading “roles”');
  remote.remove();
  await until(() => remote.shadowRoot?.childElementCount === 0);
});

test('taken out, it unmounts and leaves nothing behind; put back, it mounts again', async () => {
  const remote = element();
  remote.fetchToken = token;
  const first = next(remote, 'slotwise:mounted');
  document.body.append(remote);
  await first;
  remote.remove();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(unmounts).toBe(1);
  expect(remote.shadowRoot?.childElementCount).toBe(0);
  const again = next(remote, 'slotwise:mounted');
  document.body.append(remote);
  await again;
  expect(remote.shadowRoot?.textContent).toBe('the remote');
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('moved in the page, made higher or given its function anew, it stays as it is', async () => {
  const remote = element();
  remote.fetchToken = token;
  const mounted = next(remote, 'slotwise:mounted');
  document.body.append(remote);
  await mounted;
  const place = document.createElement('section');
  document.body.append(place);
  place.append(remote);
  await settled();
  remote.setAttribute('height', '480');
  remote.fetchToken = () => token();
  await settled();
  expect([seen.length, unmounts]).toEqual([1, 0]);
  expect(remote.shadowRoot?.textContent).toBe('the remote');
  expect(remote.style.height).toBe('480px');
  remote.fetchToken = null;
  await settled();
  expect(unmounts).toBe(1);
});

test('with a token of somebody else it is drawn anew', async () => {
  const tokenOf = (sub: string) => ({
    access_token: `head.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.proof`,
    expires_in: 2,
  });
  let person = 'ada';
  const remote = element();
  remote.fetchToken = () => Promise.resolve(tokenOf(person));
  const mounted = next(remote, 'slotwise:mounted');
  document.body.append(remote);
  await mounted;
  person = 'grace';
  const again = next(remote, 'slotwise:mounted');
  await again;
  expect([seen.length, unmounts]).toEqual([2, 1]);
});

test('a failure is told, named in place, and can be tried again', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const thrown = new Error('The registry answered 503.');
  answer = () => Promise.reject(thrown);
  const remote = element();
  remote.fetchToken = token;
  const failed = next(remote, 'slotwise:error');
  document.body.append(remote);
  const detail = { name: 'roles', code: 'load_failed', message: 'It could not be loaded.' };
  expect((await failed).detail).toEqual({ ...detail, cause: thrown.message });
  expect(complaint).toHaveBeenCalledWith(thrown);
  expect(remote.shadowRoot?.querySelector('[role=alert]')?.textContent).toContain('“roles” could not be loaded.');
  const asked: boolean[] = [];
  answer = (fresh) => {
    asked.push(fresh);
    return Promise.resolve(loaded);
  };
  const mounted = next(remote, 'slotwise:mounted');
  remote.shadowRoot?.querySelector('button')?.click();
  await mounted;
  expect(remote.shadowRoot?.textContent).toBe('the remote');
  // Past what the browser keeps: a broken copy of a file would be there for a year.
  expect(asked).toEqual([true]);
});

test('taken out while it is loading, it never mounts', async () => {
  let arrive: (value: LoadedParcel) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  const remote = element();
  remote.fetchToken = token;
  document.body.append(remote);
  await new Promise((resolve) => setTimeout(resolve, 20));
  remote.remove();
  arrive(loaded);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(seen).toEqual([]);
});

it('writes dates by its own locale, else the page’s, else the browser’s', async () => {
  const page = document.createElement('article');
  document.body.append(page);
  const remote = element();
  remote.fetchToken = token;
  page.append(remote);
  await next(remote, 'slotwise:mounted');
  const locale = () => seen.at(-1)?.host.locale.get();
  expect(locale()).toBe(navigator.language);
  page.lang = 'pt-br';
  remote.setAttribute('locale', 'no language');
  expect(locale()).toBe('pt-BR');
  remote.setAttribute('locale', 'de-DE');
  expect(locale()).toBe('de-DE');
  remote.removeAttribute('locale');
  expect(locale()).toBe('pt-BR');
  // The texts are English, and are to be read out as that.
  expect(seen.at(-1)?.domElement.lang).toBe('en');
  page.remove();
});

it('is laid out as the page around it says, unless it says otherwise itself', async () => {
  const page = document.createElement('article');
  page.dir = 'rtl';
  document.body.append(page);
  const remote = element();
  remote.fetchToken = token;
  page.append(remote);
  await next(remote, 'slotwise:mounted');
  const direction = () => seen.at(-1)?.host.direction.get();
  expect(direction()).toBe('rtl');
  remote.dir = 'ltr';
  expect(direction()).toBe('ltr');
  remote.dir = 'auto';
  expect(direction()).toBeUndefined();
  remote.removeAttribute('dir');
  expect(direction()).toBe('rtl');
  expect(seen).toHaveLength(1);
});

it('follows the direction of the page around it, out of shadow roots and wherever it is moved', async () => {
  const page = document.createElement('article');
  const host = page.appendChild(document.createElement('section'));
  document.body.append(page);
  const remote = element();
  remote.fetchToken = token;
  host.attachShadow({ mode: 'open' }).append(remote);
  await next(remote, 'slotwise:mounted');
  const direction = () => seen.at(-1)?.host.direction.get();
  expect(direction()).toBeUndefined();
  document.documentElement.dir = 'rtl';
  await Promise.resolve();
  expect(direction()).toBe('rtl');
  page.dir = 'ltr';
  await Promise.resolve();
  expect(direction()).toBe('ltr');
  document.body.append(remote);
  expect(direction()).toBe('rtl');
  page.dir = 'rtl';
  document.documentElement.removeAttribute('dir');
  await Promise.resolve();
  expect(direction()).toBeUndefined();
  expect(seen).toHaveLength(1);
});

/** jsdom keeps no list of the files that a page has fetched. */
performance.getEntriesByType ??= () => [];

describe('what was not to be had', () => {
  const asked: string[] = [];
  let isThere = false;
  const missing = 'https://slotwise.example/remotes/roles/1/entry.js';
  const fault = { kind: 'unreachable', reason: { id: 'file.unreachable', values: { file: 'a.js' } } } as const;
  let loads = 0;
  const gone = () => {
    loads += 1;
    return Promise.reject(new MissingFileError(fault, missing, {}));
  };
  const told: string[] = [];
  let remote: ReturnType<typeof element>;
  beforeEach(() => {
    asked.length = told.length = loads = 0;
    isThere = false;
    const api = globalThis.fetch;
    globalThis.fetch = (address, init) => {
      if (init?.method !== 'HEAD') return api(address, init);
      asked.push(address instanceof Request ? address.url : address.toString());
      return isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no network'));
    };
    jest.useFakeTimers({ doNotFake: ['performance'] });
    remote = element();
    for (const type of ['error', 'mounted']) remote.addEventListener(`slotwise:${type}`, () => told.push(type));
    remote.fetchToken = token;
    answer = gone;
    document.body.append(remote);
  });
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('comes back by itself once it is there', async () => {
    await wait(100);
    expect(told).toEqual(['error']);
    await wait(LOOK_AGAIN_MS);
    expect([asked, told]).toEqual([[missing], ['error']]);
    isThere = true;
    answer = () => Promise.resolve(loaded);
    await wait(LOOK_AGAIN_MS * 1.5 + 1000);
    expect(told).toEqual(['error', 'mounted']);
    expect(remote.shadowRoot?.textContent).toBe('the remote');
    await wait(LOOK_AGAIN_MS * 20);
    expect(asked).toHaveLength(2);
  });

  it('is tried once in vain, told of once, and looked for until the element is taken out', async () => {
    isThere = true;
    await wait(LOOK_AGAIN_MS * 20);
    // Nothing has changed since it was tried: it is not loaded again and again.
    expect([loads, told]).toEqual([2, ['error']]);
    expect(asked.length).toBeGreaterThan(3);
    remote.remove();
    await wait(100);
    asked.length = 0;
    await wait(LOOK_AGAIN_MS * 20);
    expect(asked).toEqual([]);
  });

  it('is Slotwise itself where that does not answer', async () => {
    answer = () => Promise.reject(new EmbedError('unreachable', 'Slotwise took too long to answer.'));
    remote.setAttribute('path', '/');
    await wait(LOOK_AGAIN_MS + 100);
    expect(asked).toEqual(['https://slotwise.example/embed.js']);
  });

  it('is nothing where the remote itself failed', async () => {
    answer = () => Promise.reject(new EmbedError('load_failed', 'Its code could not be started.'));
    remote.setAttribute('path', '/');
    await wait(LOOK_AGAIN_MS * 20);
    expect(asked).toEqual([]);
  });
});

it('observes the attributes that its types name', () => {
  const known = customElements.get('slotwise-remote') as unknown as { observedAttributes: string[] };
  expect([...known.observedAttributes].sort()).toEqual([...ATTRIBUTES].sort());
});

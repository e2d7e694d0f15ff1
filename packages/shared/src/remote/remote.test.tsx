import type { RemoteManifest } from '@slotwise/contract';
import { useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { mountRootParcel } from 'single-spa';
import { AppProviders } from '@slotwise/shared/ui';
import { tenantQueries, useSession } from '../session';
import { aRole, createTestPlatform, failure, me } from '../testing';
import { createParcel, createReporter, defineRemote, mountScope, RemoteBoundary, RemoteMount, usePlatform } from '.';
import type { ParcelProps, Platform } from '.';

const manifest: RemoteManifest = {
  id: 'people',
  name: 'People',
  version: '1.2.3',
  platform: '^2.0.0',
  routes: [{ path: '/people', access: 'user', title: 'People' }],
  navigation: [],
  events: { publishes: ['shell:open'], hears: ['search:changed'] },
  permissions: [],
  scopes: [],
};

function People() {
  const platform = usePlatform();
  const { me: user } = useSession(platform);
  const roles = useQuery(tenantQueries(platform.http, user ?? me()).roles);
  return (
    <main>
      <h1>{user?.firstName}</h1>
      <p>{roles.data?.map(({ name }) => name).join(', ')}</p>
    </main>
  );
}
const people = defineRemote(manifest, People);

const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

describe('defineRemote', () => {
  it('refuses a manifest that is not valid, and says what is wrong', () => {
    expect(() => defineRemote({ ...manifest, version: 'new' }, People)).toThrow(/"people" is not valid.*version/);
  });
  it('asks to be drawn with a platform', () => {
    quiet();
    expect(() => render(<People />)).toThrow('usePlatform()');
  });
});

describe('a mount', () => {
  const scope = () => {
    const test = createTestPlatform();
    return { ...test, ...mountScope(test.host, manifest) };
  };

  it('ends subscriptions, requests and navigation with itself', async () => {
    const { host, platform, end, navigations, fake } = scope();
    fake.on({ 'GET /sessions': () => new Promise(() => undefined) });
    const heard: string[] = [];
    platform.search.subscribe((term) => heard.push(term));
    platform.events.subscribe('search:changed', ({ term }) => heard.push(`bus ${term}`));
    platform.search.set('a');
    host.events.publish('search:changed', { term: 'b' });
    platform.navigate('/roles');
    const pending = platform.http('GET /sessions').catch((error: Error) => error.name);
    end();
    host.search.set('c');
    host.events.publish('search:changed', { term: 'd' });
    platform.navigate('/invitations');
    expect(await pending).toBe('AbortError');
    expect(heard).toEqual(['a', 'bus b']);
    expect(navigations).toEqual([{ to: '/roles', replace: false }]);
  });

  it('shares no search term that is longer than the server takes', () => {
    const { host, platform } = scope();
    platform.search.set('x'.repeat(100_000));
    expect(host.search.get()).toBe('x'.repeat(200));
  });

  it('grants only the topics that the manifest names, and says whose fault another is', () => {
    const { platform, reports } = scope();
    expect(() => platform.events.publish('theme:changed', { theme: 'dark' })).toThrow('does not name');
    expect(() => platform.events.subscribe('theme:changed', () => undefined)).toThrow('does not name');
    expect(reports).toHaveLength(2);
    expect(reports[0]).toMatchObject({ remote: 'people', kind: 'runtime_failed' });
  });

  it('keeps what its listeners throw away from whoever told them, and reports it as its own', () => {
    const { platform, host, reports } = scope();
    const heard: string[] = [];
    const fault = new Error('in a listener');
    const fail = () => {
      throw fault;
    };
    platform.events.subscribe('search:changed', fail);
    platform.search.subscribe(fail);
    platform.search.subscribe((term) => heard.push(term));
    host.events.publish('search:changed', { term: 'a' });
    host.search.set('b');
    expect(heard).toEqual(['b']);
    expect(reports.map(({ error, remote }) => [error, remote])).toEqual([
      [fault, 'people'],
      [fault, 'people'],
    ]);
  });

  it('keeps preferences of its own', () => {
    const { platform, host } = scope();
    platform.preferences.set('view', 'grid');
    expect(platform.preferences.get('view')).toBe('grid');
    expect(host.preferences.get('view')).toBeNull();
  });

  it('takes nothing that the page could not use, and hands out nothing that could be changed', () => {
    const { platform, host, notices } = scope();
    const wrong = {} as never;
    for (const hand of [
      () => platform.theme.choose(wrong),
      () => platform.density.choose(wrong),
      () => platform.search.set(wrong),
      () => platform.preferences.set('view', wrong),
      () => platform.navigate(wrong),
      () => platform.announce(wrong),
      () => platform.notify({ intent: 'info', title: wrong }),
      () => Object.assign(platform.viewport.get(), { width: 'wide' }),
      () => Object.assign(platform.session.get(), { status: 'visitor' }),
    ])
      expect(hand).toThrow(TypeError);
    expect(notices).toEqual([]);
    platform.theme.choose('dark');
    expect(host.theme.chosen()).toBe('dark');
  });

  it('shows twenty messages in ten seconds and no more, and says once whose they were', () => {
    const { platform, notices, reports } = scope();
    const show = () => platform.notify({ intent: 'info', title: 'Look' });
    for (let n = 0; n < 20; n += 1) show();
    for (let n = 0; n < 20; n += 1) expect(show).toThrow('"people" shows more than 20 messages in 10 s.');
    expect(notices).toHaveLength(20);
    expect(reports).toMatchObject([{ remote: 'people', kind: 'runtime_failed' }]);
  });

  it('reports what it throws because it ends', async () => {
    const { platform, reports, end } = scope();
    // In a task of its own, of which nobody knows whose it is.
    await new Promise((resolve) => setTimeout(resolve));
    const fault = new Error('mine');
    fault.stack = 'Error: mine\n at end (http://localhost/remotes/people/abc/main.js:1:1)';
    // As the browser does for a listener that throws.
    platform.signal.addEventListener('abort', () =>
      globalThis.dispatchEvent(new ErrorEvent('error', { error: fault, filename: '' })),
    );
    end();
    expect(reports.map(({ error, remote }) => [error, remote])).toEqual([[fault, 'people']]);
  });

  it('reports what its files threw and nobody caught, and nothing else', async () => {
    const { reports, end } = scope();
    // In a task of its own, of which nobody knows whose it is.
    await new Promise((resolve) => setTimeout(resolve));
    const own = new Error('mine');
    own.stack = 'Error: mine\n at click (http://localhost/remotes/people/abc/main.js:1:1)';
    const foreign = new Error('not mine');
    foreign.stack = 'Error\n at click (http://localhost/remotes/roles/abc/main.js:1:1)';
    for (const error of [own, foreign]) globalThis.dispatchEvent(new ErrorEvent('error', { error, filename: '' }));
    // Nothing failed there: the browser calls the observer once more in the next frame.
    const message = 'ResizeObserver loop completed with undelivered notifications.';
    globalThis.dispatchEvent(new ErrorEvent('error', { message, filename: '/remotes/people/abc/main.js' }));
    end();
    globalThis.dispatchEvent(new ErrorEvent('error', { error: own }));
    expect(reports).toEqual([{ error: own, remote: 'people', version: '1.2.3', kind: 'runtime_failed' }]);
  });
});

it('what a handler throws belongs to the mount that drew it, whichever file it comes from, in a dialog too', async () => {
  const throwing = (text: string) =>
    defineRemote({ ...manifest, id: text }, () => {
      const fail = () => {
        throw new Error(`by ${text}`);
      };
      return (
        <>
          <button onClick={fail}>{text}</button>
          {createPortal(<button onClick={fail}>{text} elsewhere</button>, document.body)}
        </>
      );
    });
  const test = createTestPlatform();
  const stop = (event: ErrorEvent) => event.preventDefault();
  globalThis.addEventListener('error', stop);
  const remotes = [throwing('people'), throwing('places')];
  render(remotes.map((remote) => <RemoteMount key={remote.manifest.id} remote={remote} host={test.host} />));
  for (const name of ['people', 'places', 'people elsewhere']) {
    await userEvent.click(await screen.findByRole('button', { name }));
  }
  globalThis.removeEventListener('error', stop);
  expect(test.reports.map(({ error, remote }) => [remote, (error as Error).message])).toEqual([
    ['people', 'by people'],
    ['places', 'by places'],
    ['people', 'by people'],
  ]);
});

describe('RemoteBoundary', () => {
  it('says whose part failed, reports it, and shows it again once it is mended', async () => {
    quiet();
    let broken = true;
    const Part = () => {
      if (broken) throw new Error('on render');
      return <p>Here again</p>;
    };
    const onError = jest.fn();
    const onRetry = jest.fn(() => Promise.resolve());
    render(
      <AppProviders theme="light">
        <RemoteBoundary remote={manifest} onError={onError} onRetry={onRetry}>
          <Part />
        </RemoteBoundary>
      </AppProviders>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('People cannot be shown right now.');
    expect(screen.getByRole('alert')).toHaveTextContent('people 1.2.3');
    expect(onError).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Here again')).toBeVisible();
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  it('stays when loading anew fails', async () => {
    quiet();
    const Broken = () => {
      throw new Error('on render');
    };
    const onError = jest.fn();
    render(
      <AppProviders theme="light">
        <RemoteBoundary remote={manifest} onError={onError} onRetry={() => Promise.reject(new Error('404'))}>
          <Broken />
        </RemoteBoundary>
      </AppProviders>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(onError).toHaveBeenLastCalledWith(expect.objectContaining({ message: '404' })));
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

it('draws a remote with a platform that ends when it goes, also under StrictMode', async () => {
  const test = createTestPlatform({ routes: { 'GET /mycompany/roles': () => ({ myRoles: [] }) } });
  const seen: Platform[] = [];
  const remote = defineRemote(manifest, ({ platform }) => {
    seen.push(platform);
    return <p>drawn</p>;
  });
  const { unmount } = render(<RemoteMount remote={remote} host={test.host} />, { reactStrictMode: true });
  expect(await screen.findByText('drawn')).toBeVisible();
  const last = seen.at(-1);
  expect(last?.signal.aborted).toBe(false);
  unmount();
  expect(seen.every(({ signal }) => signal.aborted)).toBe(true);
});

describe('a parcel', () => {
  // single-spa waits for a real drawing, which React's test environment would hold back.
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
  afterEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });

  const mount = async (remote = people) => {
    const test = createTestPlatform({
      routes: { 'GET /mycompany/roles': () => ({ myRoles: [aRole({ name: 'Lin' })] }) },
    });
    const domElement = document.body.appendChild(document.createElement('div'));
    const props: ParcelProps & { domElement: HTMLElement } = { domElement, host: test.host };
    const parcel = mountRootParcel(createParcel(remote) as Parameters<typeof mountRootParcel>[0], { ...props });
    await parcel.mountPromise;
    return { ...test, parcel, domElement };
  };

  it('draws the same component with providers of its own, and leaves nothing behind', async () => {
    const { parcel, domElement, host } = await mount();
    expect(await screen.findByText('Lin')).toBeVisible();
    host.theme.choose('dark');
    await waitFor(() => expect(domElement.querySelector('[data-theme="dark"]')).not.toBeNull());
    await parcel.unmount();
    expect(domElement).toBeEmptyDOMElement();
    expect(parcel.getStatus()).toBe('NOT_MOUNTED');
  });

  it('that throws when it is drawn mounts all the same, says so and reports it', async () => {
    quiet();
    const broken = defineRemote(manifest, () => {
      throw new Error('on render');
    });
    const { parcel, reports } = await mount(broken);
    expect(await screen.findByText('People cannot be shown right now.')).toBeVisible();
    expect(reports).toMatchObject([{ remote: 'people', kind: 'render_failed' }]);
    await parcel.unmount();
  });
});

describe('reports', () => {
  const about = { remote: 'people', version: '1.2.3', kind: 'render_failed' } as const;

  it('go to the server, each failure once in a while', async () => {
    const logged = quiet();
    const { host, fake } = createTestPlatform({ routes: { 'POST /remotes/reports': () => ({ message: 'Noted' }) } });
    const report = createReporter(host.http);
    for (let i = 0; i < 5; i++) report(new Error('broken'), { ...about, ms: 12.3 });
    report(new Error('also broken'), about);
    report(null, { ...about, kind: 'loaded', ms: 80 });
    await waitFor(() => expect(fake.callsTo('POST /remotes/reports')).toHaveLength(3));
    expect(fake.callsTo('POST /remotes/reports').map(({ body }) => body)).toEqual([
      { ...about, ms: 12, message: 'broken' },
      { ...about, ms: 0, message: 'also broken' },
      { ...about, kind: 'loaded', ms: 80 },
    ]);
    expect(logged).toHaveBeenCalledTimes(2);
  });

  it('of a remote that fails in ever other words are not sent without end, and harm no other', async () => {
    quiet();
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
    const { host, fake } = createTestPlatform({ routes: { 'POST /remotes/reports': () => ({ message: 'Noted' }) } });
    const report = createReporter(host.http);
    for (let n = 0; n < 200; n++) report(new Error(`broken at ${n}`), about);
    report(new Error('broken'), { ...about, remote: 'other' });
    report(null, { ...about, kind: 'loaded' });
    await waitFor(() => expect(fake.callsTo('POST /remotes/reports')).toHaveLength(22));
    now.mockReturnValue(12_000);
    report(new Error('broken at 1'), about);
    await waitFor(() => expect(fake.callsTo('POST /remotes/reports')).toHaveLength(23));
    now.mockRestore();
  });

  it('that cannot be sent harm nobody', async () => {
    quiet();
    const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    const { host, fake } = createTestPlatform({ routes: { 'POST /remotes/reports': () => failure('internal') } });
    createReporter(host.http)(new Error('x'), about);
    await waitFor(() => expect(debug).toHaveBeenCalled());
    expect(fake.calls).toHaveLength(1);
  });
});

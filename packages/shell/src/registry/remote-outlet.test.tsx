import { RemoteFaultError } from '@slotwise/shared/loading';
import { aManifest, anEntry } from '@slotwise/shared/testing';
import { PageHeader } from '@slotwise/shared/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { knownRemote } from './known-remote';
import { RemoteOutlet } from './remote-outlet';
import { renderShell, type RenderShellOptions } from '../testing/render-shell';

const manifest = aManifest({ id: 'roles', name: 'Roles' });
const remote = knownRemote(anEntry(manifest));

function show(load: RenderShellOptions['load']) {
  const outlet = (
    <main tabIndex={-1}>
      <RemoteOutlet remote={remote} scrolls={false} />
    </main>
  );
  const shell = renderShell(outlet, { manifests: [manifest], load });
  act(() => shell.services.loader.load(remote));
  return shell;
}

test('a failure names the remote, and Retry brings the mended one', async () => {
  show((_id, attempt) =>
    attempt === 1 ? Promise.reject(new Error('boom')) : Promise.resolve(() => <h1>Roles are here</h1>),
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Roles could not be started.');
  expect(screen.getByRole('heading', { level: 1, name: 'The screen Roles is unavailable' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Roles are here' });
});

test('who is offline is told so, without names of files', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reason = { id: 'file.unreachable', values: { file: 'remoteEntry.js' } } as const;
  show(() => Promise.reject(new RemoteFaultError({ kind: 'unreachable', reason })));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/Roles could not be reached\. ?You are offline\./);
  expect(alert).not.toHaveTextContent('remoteEntry');
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(alert).toHaveTextContent('remoteEntry.js');
  online.mockRestore();
});

test('from the second failure on a reload is offered as well', async () => {
  show(() => Promise.reject(new Error('boom')));
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: 'Reload page' });
});

test('a remote that throws while it is drawn stays contained, is named and reported', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { reports } = show((_id, attempt) =>
    Promise.resolve(() => {
      if (attempt === 1) throw new Error('planted');
      return <h1>Roles are here</h1>;
    }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Roles');
  expect(reports).toContainEqual({ remote: 'roles', kind: 'render_failed' });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Roles are here' });
});

test('a part of it that does not arrive is named, and the second time a reload is offered', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    request: '/remotes/roles/build1/7.abc.js',
  });
  show(() =>
    Promise.resolve(() => {
      throw fault;
    }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Its file 7.abc.js did not arrive');
  expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: 'Reload page' });
});

test('after Retry the focus is on the page’s own heading', async () => {
  show((_id, attempt) =>
    attempt === 1 ? Promise.reject(new Error('boom')) : Promise.resolve(() => <PageHeader title="Roles are here" />),
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  retry.focus();
  fireEvent.click(retry);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Roles are here' })).toHaveFocus());
});

test('leaving the page ends the remote’s signal', async () => {
  const signals: AbortSignal[] = [];
  const { unmount } = show(() =>
    Promise.resolve(({ platform }) => {
      signals.push(platform.signal);
      return <h1>here</h1>;
    }),
  );
  await screen.findByRole('heading', { name: 'here' });
  expect(signals.at(-1)?.aborted).toBe(false);
  unmount();
  expect(signals.every((signal) => signal.aborted)).toBe(true);
});

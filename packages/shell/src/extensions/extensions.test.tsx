import type { RemoteManifest } from '@slotwise/contract';
import { RemoteFaultError } from '@slotwise/shared/loading';
import {
  defineExtension,
  usePlatform,
  type ReactionContext,
  type Reactions,
  type RemoteExtension,
} from '@slotwise/shared/remote';
import { useReadable } from '@slotwise/shared/session';
import { aManifest, anEntry, aRole } from '@slotwise/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShell } from '../bootstrap/shell-context';
import { registryAtom } from '../registry/registry';
import { knownRemote } from '../registry/known-remote';
import { GIVE_UP_AFTER_MS } from './extension-loader';
import { renderShell, type RenderShellOptions } from '../testing/render-shell';

type Declared = NonNullable<RemoteManifest['extensions']>[number];

const POINT = 'dashboard.card';
const extension = (module: string, order: number, more: Partial<Declared> = {}): Declared => ({
  ...{ point: POINT, module, title: `Card of ${module}`, order },
  ...more,
});
const invitations = aManifest({
  id: 'invitations',
  extensions: [extension('./expiring', 20), extension('./hidden', 30, { permission: 'manage_roles' })],
});
const roles = aManifest({
  id: 'roles',
  extensions: [extension('./holders', 10), extension('./elsewhere', 1, { point: 'slotting.card' })],
});

/** The dashboard's page, as another remote would draw it. */
function Cards() {
  const { host } = useShell();
  return (
    <ul>
      {useReadable(host.extensions.at(POINT)).map(({ remote, title, Component }) => (
        <li key={`${remote} ${title}`}>
          <h2>{title}</h2>
          <Component fallback={<p>{title} is on its way</p>} />
        </li>
      ))}
    </ul>
  );
}
const Card = () => <p>drawn for {usePlatform().session.get().me?.firstName}</p>;
const card: RemoteExtension = defineExtension(Card);

const show = (options: RenderShellOptions = {}) =>
  renderShell(<Cards />, {
    manifests: [invitations, roles],
    role: aRole({ permissions: [] }),
    loadExtension: () => Promise.resolve(card),
    ...options,
  });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('draws what other remotes bring, in their order, each with the platform of its own remote', async () => {
  const { reports } = show();
  expect(await screen.findAllByText('drawn for Ada')).toHaveLength(2);
  expect(titles()).toEqual(['Card of ./holders', 'Card of ./expiring']);
  expect(reports.map(({ remote, kind }) => `${remote} ${kind}`).sort()).toEqual(['invitations loaded', 'roles loaded']);
});

test('what needs a permission is there for those who hold it', async () => {
  show({ role: aRole({ permissions: ['manage_roles'] }) });
  await waitFor(() => expect(titles()).toEqual(['Card of ./holders', 'Card of ./expiring', 'Card of ./hidden']));
});

test('one that cannot be loaded is named in its place, the others stand, and Retry brings it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const detail = 'Its file card.js could not be reached.';
  let failures = 1;
  const { reports } = show({
    loadExtension: ({ id }) =>
      id === 'roles' && failures-- > 0
        ? Promise.reject(
            new RemoteFaultError({
              kind: 'unreachable',
              reason: { id: 'file.unreachable', values: { file: 'card.js' } },
            }),
          )
        : Promise.resolve(card),
  });
  expect(await screen.findByText('drawn for Ada')).toBeVisible();
  const failure = await screen.findByText('Card of ./holders cannot be shown right now.');
  expect(failure.closest('li')).toHaveTextContent(`${detail} The rest of the page keeps working. (roles 1.0.0)`);
  expect(reports.filter(({ remote }) => remote === 'roles')).toEqual([{ remote: 'roles', kind: 'load_failed' }]);
  await userEvent.click(screen.getByRole('button', { name: /retry|try again/i }));
  await waitFor(() => expect(screen.getAllByText('drawn for Ada')).toHaveLength(2));
});

test('one whose code never answers fails in its place after a while, and the others stand', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers();
  const { reports } = show({
    loadExtension: ({ id }) => (id === 'roles' ? new Promise(() => undefined) : Promise.resolve(card)),
  });
  await act(() => jest.advanceTimersByTimeAsync(GIVE_UP_AFTER_MS - 1));
  expect(screen.queryByText('Card of ./holders cannot be shown right now.')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Card of ./holders cannot be shown right now.')).toBeVisible();
  expect(screen.getByText('drawn for Ada')).toBeVisible();
  expect(reports.filter(({ remote }) => remote === 'roles')).toEqual([{ remote: 'roles', kind: 'timeout' }]);
  jest.useRealTimers();
});

test('one whose file a deployment deleted comes from the build that replaced it, and nobody is told', async () => {
  const newer = { ...anEntry(roles), build: 'build2', entry: '/remotes/roles/build2/mf-manifest.json' };
  const gone = new RemoteFaultError({
    kind: 'unreachable',
    reason: { id: 'file.refused', values: { file: 'card.js', status: 404 } },
  });
  const { reports } = show({
    manifests: [roles],
    loadExtension: ({ build }) => (build === 'build1' ? Promise.reject(gone) : Promise.resolve(card)),
    newer: [newer],
  });
  expect(await screen.findByText('drawn for Ada')).toBeVisible();
  expect(reports).toEqual([{ remote: 'roles', kind: 'loaded' }]);
});

test('one that throws while it is drawn takes nothing else with it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = defineExtension(() => {
    throw new Error('broken');
  });
  show({ loadExtension: ({ id }) => Promise.resolve(id === 'roles' ? broken : card) });
  expect(await screen.findByText('Card of ./holders cannot be shown right now.')).toBeVisible();
  expect(await screen.findByText('drawn for Ada')).toBeVisible();
});

test('stays as it is when the registry names another build, and follows live events once it is loaded', async () => {
  const joined = jest.fn();
  const reactions: Reactions = { company: { UserJoined: joined } };
  const loaded: string[] = [];
  const { services } = show({
    manifests: [roles],
    loadExtension: ({ build }) => {
      loaded.push(build);
      return Promise.resolve({ ...card, reactions });
    },
  });
  await screen.findByText('drawn for Ada');
  services.reactions.react({ event: 'UserJoined', channel: 'company:1', data: {} }, {} as ReactionContext);
  expect(joined).toHaveBeenCalledTimes(1);
  const newer = { ...anEntry(roles), build: 'build2', entry: '/remotes/roles/build2/mf-manifest.json' };
  const remotes = [knownRemote(newer)];
  act(() => services.store.set(registryAtom, { status: 'ready', source: 'server', remotes }));
  expect(screen.getByText('drawn for Ada')).toBeVisible();
  expect(loaded).toEqual(['build1']);
});

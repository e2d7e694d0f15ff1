import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRole, fakeApi, me } from '../testing';
import { createStandalone, defineRemote } from '.';

const remote = defineRemote(
  {
    id: 'people',
    name: 'People',
    version: '1.0.0',
    platform: '^2.0.0',
    routes: [{ path: '/people', access: 'user', title: 'People' }],
    navigation: [],
    events: { publishes: [], hears: [] },
    permissions: [],
    scopes: [],
  },
  ({ platform }) => (
    <main>
      <h1>People</h1>
      <button onClick={() => platform.notify({ intent: 'info', title: 'Hello' })}>Greet</button>
      <button onClick={() => platform.navigate('/elsewhere')}>Go</button>
    </main>
  ),
);

beforeEach(() => {
  localStorage.clear();
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
    EventSource: class {
      close() {
        return undefined;
      }
    },
  });
});

it('asks a visitor to log in, then draws the remote with toasts and navigation', async () => {
  fakeApi({
    'POST /login': () => ({ access_token: 'a', refresh_token: 'r', expires_in: 600 }),
    'GET /me': () => ({ me: me() }),
    'GET /myroles': () => ({ myRole: aRole() }),
    'POST /sse/ticket': () => ({ ticket: 't', expires_in: 30 }),
  });
  const element = document.body.appendChild(document.createElement('div'));
  const end = await act(() => Promise.resolve(createStandalone(remote, { element })));
  expect(location.pathname).toBe('/people');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-secret');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('heading', { name: 'People' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Greet' }));
  expect(await screen.findByText('Hello')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(location.pathname).toBe('/elsewhere'));
  await act(() => Promise.resolve(end()));
  expect(element).toBeEmptyDOMElement();
});

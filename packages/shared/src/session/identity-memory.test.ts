import { STORAGE_KEYS } from '@slotwise/contract/constants';
import { waitFor } from '@testing-library/dom';
import { HeldClock } from '../../test/held-clock';
import { installLocks } from '../../test/locks';
import { error, ok, startApi } from '../../test/api-server';
import { aRole, aUser, me } from '../testing';
import { createQueryClient, createSession } from '.';
import { identityMemory } from './identity-memory';

const HOUR = 3_600_000;
const ada = me({ id: 'ada' });
const role = aRole({ permissions: ['manage_roles'], users: [aUser({ id: 'ada' })] });
const tokenOf = (id: string) => `h.${btoa(JSON.stringify({ sub: id }))}.s`;
let clock: HeldClock;
beforeEach(() => {
  installLocks();
  localStorage.clear();
  clock = new HeldClock(Date.parse('2026-03-01T08:00:00Z'));
});

/** A page that is opened where no server answers. */
function open(token: string, baseUrl = 'http://127.0.0.1:1') {
  localStorage.setItem(STORAGE_KEYS.accessToken, token);
  localStorage.setItem(STORAGE_KEYS.expiresAt, String(clock.now() + HOUR));
  return createSession({ queryClient: createQueryClient(), baseUrl, clock });
}

test('where nobody answers a page knows who works here and what they may do, for a day and for their token alone', async () => {
  identityMemory(clock).remember({ me: ada, role });
  // Other holders of the role are not stored.
  expect(identityMemory(clock).recall(tokenOf('ada'))).toEqual({ me: ada, role: { ...role, users: [] } });
  expect(identityMemory(clock).recall(tokenOf('grace'))).toBeNull();
  expect(identityMemory(clock).recall('unreadable')).toBeNull();
  const session = open(tokenOf('ada'));
  expect(session.get().status).toBe('loading');
  await waitFor(() => expect(session.get()).toMatchObject({ status: 'user', me: { id: 'ada' } }), { timeout: 5000 });
  expect(session.can('manage_roles')).toBe(true);
  session.close();
  clock.advance(24 * HOUR);
  expect(identityMemory(clock).recall(tokenOf('ada'))).toBeNull();
});

test('signing out forgets it, and another person who signs in is not taken for them', async () => {
  identityMemory(clock).remember({ me: ada, role });
  const other = open(tokenOf('grace'));
  await waitFor(() => expect(other.get().error).not.toBeNull(), { timeout: 5000 });
  expect(other.get()).toMatchObject({ status: 'loading', me: null });
  await other.logout();
  expect(identityMemory(clock).recall(tokenOf('ada'))).toBeNull();
  other.close();
});

test('whose rights cannot be read keeps the menu that they had, and no right; a refusal and signing out take the menu too', async () => {
  let answer = error('internal');
  const server = await startApi({
    'GET /me': () => ok({ me: me({ id: 'ada', roleID: 'role-1' }) }),
    'GET /myroles': () => answer,
    'POST /logout': () => ok({ message: '' }),
  });
  const failed = async () => {
    const session = open(tokenOf('ada'), server.url);
    await waitFor(() => expect(session.get()).toMatchObject({ status: 'loading', me: { id: 'ada' } }));
    await waitFor(() => expect(session.get().error).not.toBeNull(), { timeout: 5000 });
    return session;
  };
  identityMemory(clock).remember({ me: ada, role });
  const session = await failed();
  expect(session.can('manage_roles')).toBe(false);
  expect(session.couldLast('manage_roles')).toBe(true);
  expect(session.couldLast('manage_company')).toBe(false);
  await session.logout();
  expect(session.couldLast('manage_roles')).toBe(false);
  session.close();

  identityMemory(clock).remember({ me: ada, role });
  answer = error('forbidden');
  const refused = await failed();
  expect(refused.couldLast('manage_roles')).toBe(false);
  refused.close();
  await server.stop();
});

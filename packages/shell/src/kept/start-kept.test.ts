import 'fake-indexeddb/auto';
import { createQueryClient } from '@slotwise/shared/session';
import { me } from '@slotwise/shared/testing';
import { MARK, type KeptParts } from './kept-parts';
import { startKept } from './start-kept';

const aTurn = setTimeout;

test('on a new device the first page begins to keep as soon as something is to be kept, not seconds later', async () => {
  // The seconds never pass.
  jest.useFakeTimers({ doNotFake: ['performance', 'Date'] });
  const end = new AbortController();
  const queryClient = createQueryClient();
  const state = { status: 'user' as const, me: me(), role: null, error: null };
  const session = { get: () => state, subscribe: () => () => undefined, hasToken: () => true };
  startKept({ page: window, session, queryClient, signal: end.signal } as unknown as KeptParts);
  queryClient.setQueryDefaults(['floor'], { meta: { kept: true } });
  queryClient.setQueryData(['floor', 'in-hand'], { pieces: 1 });
  for (let turns = 0; turns < 300 && localStorage.getItem(MARK) === null; turns += 1)
    await new Promise<void>((resolve) => void aTurn(resolve, 10));
  expect(localStorage.getItem(MARK)).toBe('1');
  end.abort();
  jest.useRealTimers();
});

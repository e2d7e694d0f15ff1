import { mountScope } from '@slotwise/shared/remote';
import { aManifest, anEntry, createTestPlatform } from '@slotwise/shared/testing';
import { watchFailures } from './failure-owner';
import { knownRemote, type KnownRemote } from './known-remote';

const known = (id: string): KnownRemote => {
  const entry = anEntry(aManifest({ id, name: id.toUpperCase() }));
  return knownRemote({ ...entry, entry: `/remotes/${id}/b1/mf-manifest.json` });
};
const remotes = [known('roles'), known('people')];

/** As if it had been thrown by code of this remote's files. */
const thrownBy = (id: string) => {
  const error = new Error(`by ${id}`);
  error.stack = `Error: by ${id}\n at click (${location.origin}/remotes/${id}/b1/main.js:1:1)`;
  return error;
};
const tell = (error: unknown, message = '') =>
  globalThis.dispatchEvent(new ErrorEvent('error', { error, message, filename: '' }));
/** Until nobody's code is known to run any more. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

let blamed: string[];
let end: () => void;
beforeEach(() => {
  blamed = [];
  end = watchFailures(window, { remotes: () => remotes, onFailure: ({ name }) => blamed.push(name) });
});
afterEach(() => end());

test('what the code of a mount throws is its remote’s, whichever files the error comes from', async () => {
  const { host } = createTestPlatform();
  const { platform, end: unmount } = mountScope(host, aManifest({ id: 'people' }));
  platform.search.subscribe(() => tell(thrownBy('roles')));
  host.search.set('a');
  expect(blamed).toEqual(['PEOPLE']);
  unmount();
  await nextTask();
});

test('where nobody is known to run, it is the remote’s whose files the error comes from, else nobody’s', async () => {
  await nextTask();
  tell(thrownBy('roles'));
  tell(thrownBy('somebody'));
  expect(blamed).toEqual(['ROLES']);
});

test('that an observer is called once more is nobody’s failure', () => {
  const { host } = createTestPlatform();
  const { platform, end: unmount } = mountScope(host, aManifest({ id: 'people' }));
  platform.search.subscribe(() => tell(undefined, 'ResizeObserver loop completed with undelivered notifications.'));
  host.search.set('b');
  expect(blamed).toEqual([]);
  unmount();
});

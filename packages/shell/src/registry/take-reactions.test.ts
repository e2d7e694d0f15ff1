import { createEventBus, RemoteReactions } from '@slotwise/shared/events';
import type { LiveCache } from '@slotwise/shared/remote';
import { aManifest } from '@slotwise/shared/testing';
import { takeReactions } from './take-reactions';

/** The keys that are loaded again when a partner key was changed, after remotes of these platforms were loaded. */
function reloadedWith(...platforms: string[]): unknown[] {
  const fail = (error: unknown) => {
    throw error;
  };
  const reactions = new RemoteReactions(fail, createEventBus(fail));
  for (const [at, platform] of platforms.entries())
    takeReactions(reactions, {
      manifest: aManifest({ id: `remote-${at}`, platform }),
      reactions: { company: { PartnerKeysChanged: (_key, { cache }) => cache.reload([`remote-${at}`]) } },
    });
  const reload = jest.fn();
  const cache = { reload } as Partial<LiveCache> as LiveCache;
  reactions.react(
    { event: 'PartnerKeysChanged', channel: 'company:1', data: { id: '1' } },
    { cache, channel: 'company:1', me: null },
  );
  return reload.mock.calls.map(([key]: unknown[]) => key);
}

test('a remote of today brings what it reacts with', () => {
  expect(reloadedWith('^2.0.0', '>=1')).toEqual([['remote-0'], ['remote-1']]);
});

test('for remotes of the platform 1.x the page reacts as it did, once', () => {
  expect(reloadedWith('^1.0.0', '^1.0.0')).toEqual([['remote-0'], ['partnerKeys'], ['remote-1']]);
});

import type { RemoteManifest } from '@slotwise/contract';
import { createTestPlatform } from '../testing/test-platform';
import { createInspector, JOURNAL_LENGTH, shapeOf } from './inspector';
import { mountScope } from './mount-scope';

test('says of what kind a value is, and not what it says', () => {
  expect(shapeOf({ term: 'secret', list: [1, 2], deep: { a: { b: 1 } }, none: null })).toBe(
    '{ term: string, list: number[], deep: { a: {…} }, none: null }',
  );
  expect([shapeOf([]), shapeOf({}), shapeOf(undefined)]).toEqual(['[]', '{}', 'undefined']);
});

test('keeps the last notes of the bus, and no more', () => {
  const { journal, noteBus } = createInspector();
  for (let n = 0; n < JOURNAL_LENGTH + 5; n += 1) noteBus({ topic: 'search:changed', by: 'shell', refused: false });
  expect(journal.get()).toHaveLength(JOURNAL_LENGTH);
  expect(journal.get()[0]?.n).toBe(6);
});

describe('of a mounted remote', () => {
  const manifest: Pick<RemoteManifest, 'id' | 'version' | 'platform' | 'events'> = {
    id: 'roles',
    version: '1.2.0',
    platform: '^2.0.0',
    events: { publishes: ['shell:open'], hears: ['search:changed'] },
  };
  const mount = () => {
    let resolve: (answer: { myUsers: [] }) => void = () => undefined;
    const answer = new Promise<{ myUsers: [] }>((done) => (resolve = done));
    const { host } = createTestPlatform({ routes: { 'GET /mycompany/users': () => answer } });
    const inspector = createInspector();
    const mounted = mountScope({ ...host, inspector }, manifest);
    const owned = () => inspector.mounts.get()[0]?.owned();
    return { ...mounted, inspector, owned, answer: resolve };
  };

  test('what it publishes is noted with its name, and what it is refused', () => {
    const { platform, inspector } = mount();
    platform.events.publish('shell:open', { surface: 'search' });
    expect(() => platform.events.publish('search:changed', { term: 'x' })).toThrow('does not name');
    expect(() => platform.events.last('theme:changed')).toThrow('does not name');
    expect(inspector.journal.get().map(({ topic, by, shape, refused }) => [topic, by, shape, refused])).toEqual([
      ['shell:open', 'roles', '{ surface: string }', false],
      ['search:changed', 'roles', '', true],
      ['theme:changed', 'roles', '', true],
    ]);
  });

  test('what it owns is counted while it lasts, and it is gone with the mount', async () => {
    const { platform, inspector, owned, answer, drawn, end } = mount();
    expect(inspector.mounts.get()[0]).toMatchObject({ remote: 'roles', version: '1.2.0', drawnAt: null });
    drawn();
    expect(inspector.mounts.get()[0]?.drawnAt).toEqual(expect.any(Number));
    const stop = platform.events.subscribe('search:changed', () => undefined);
    platform.theme.subscribe(() => undefined);
    const call = platform.http('GET /mycompany/users');
    expect(owned()).toEqual({ subscriptions: 2, requests: 1 });
    stop();
    stop();
    answer({ myUsers: [] });
    await call;
    expect(owned()).toEqual({ subscriptions: 1, requests: 0 });
    const [record] = inspector.mounts.get();
    end();
    expect(record?.owned()).toEqual({ subscriptions: 0, requests: 0 });
    expect(inspector.mounts.get()).toEqual([]);
  });
});

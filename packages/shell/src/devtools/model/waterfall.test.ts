import { seconds, ticks, waterfall } from './waterfall';

const at = (name: string, startTime: number, duration: number) => ({ name: `http://h${name}`, startTime, duration });
const folders = new Map([['http://h/remotes/roles/b1/', 'roles']]);

test('orders what came by when it began, and names whose it is', () => {
  const bars = waterfall(
    {
      navigation: { responseEnd: 20, domContentLoadedEventEnd: 50 },
      resources: [
        at('/remotes/roles/b1/roles.1234.js', 120, 30),
        at('/remotes/roles/b1/remoteEntry.1234.js', 100, 10),
        at('/assets/main.1234.js', 25, 30),
        at('/api/me', 30, 10),
        // Asked for early, then as a script.
        at('/remotes/roles/b1/remoteEntry.1234.js', 115, 2),
      ],
      measures: [
        { name: 'load roles', startTime: 98, duration: 60 },
        { name: 'something of others', startTime: 1, duration: 1 },
      ],
      mounts: [
        {
          remote: 'roles',
          version: '1.0.0',
          since: 160,
          drawnAt: 190,
          owned: () => ({ subscriptions: 0, requests: 0 }),
          held: () => [],
        },
      ],
    },
    folders,
  );
  expect(bars.map(({ kind, owner, label, from, to }) => [kind, owner, label, from, to])).toEqual([
    ['page', 'page', 'document', 0, 20],
    ['shell', 'shell', 'main.1234.js', 25, 55],
    ['load', 'roles', 'loaded', 98, 158],
    ['entry', 'roles', 'remoteEntry.1234.js', 100, 117],
    ['chunk', 'roles', 'roles.1234.js', 120, 150],
    ['mount', 'roles', 'mounted', 160, 190],
  ]);
});

test('an axis has round steps', () => {
  expect(ticks(930)).toEqual([0, 200, 400, 600, 800]);
  expect(ticks(2400)).toEqual([0, 500, 1000, 1500, 2000]);
  expect([seconds(87.4), seconds(1240)]).toEqual(['87 ms', '1.24 s']);
});

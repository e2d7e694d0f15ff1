import { manifestFaults } from '@slotwise/contract/manifest';
import { manifest } from './manifest';

test('is a manifest', () => {
  expect(manifestFaults(manifest)).toEqual([]);
});

test('routes are for whom the specification says', () => {
  const access = Object.fromEntries(manifest.routes.map(({ path, access }) => [path, access]));
  expect(access).toMatchObject({
    '/landing': 'visitor',
    '/login': 'visitor',
    // It sends users to the dashboard itself, but for accounts without a company that were invited to one.
    '/register': 'anyone',
    '/settings': 'user',
  });
  expect(manifest.routes.filter(({ scroll }) => scroll).map(({ path }) => path)).toEqual(['/landing']);
});

import { hashOf, knowFiles, REFUSED } from './known-files';

test('a file of a remote has the hash that was published, or is refused; another page’s file has none', () => {
  const folder = knowFiles(
    {
      entry: '/remotes/roles/b1/mf-manifest.json',
      integrity: { '/remotes/roles/b1/main.js': 'sha384-published' },
    },
    'https://slotwise.example/api',
  );
  expect(folder).toBe('https://slotwise.example/remotes/roles/b1/');
  expect(hashOf('https://slotwise.example/remotes/roles/b1/main.js')).toBe('sha384-published');
  // A chunk that the registry does not name, as somebody could have put beside the others.
  expect(hashOf('https://slotwise.example/remotes/roles/b1/later.js')).toBe(REFUSED);
  expect(hashOf('https://slotwise.example/embed.js')).toBeUndefined();
  expect(hashOf('/remotes/roles/b1/main.js')).toBeUndefined();
});

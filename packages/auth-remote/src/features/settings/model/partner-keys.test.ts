import type { RemoteManifest } from '@slotwise/contract';
import { embeddable } from './embeddable';
import { originsFault, originsOf } from './origins';

test('origins are taken as people write them', () => {
  expect(originsOf(' https://A.example.com/\nhttps://a.example.com, http://localhost:3000 ')).toEqual([
    'https://a.example.com',
    'http://localhost:3000',
  ]);
  expect(originsOf('https://a.example.com:443')).toEqual(['https://a.example.com']);
});

test.each([
  ['', 'Name at least one'],
  ['portal', 'portal is not an origin like https://portal.example.com'],
  ['https://a.example.com/path', 'https://a.example.com/path is not an origin like https://portal.example.com'],
  ['http://a.example.com', 'http://a.example.com must use https'],
  ['ftp://localhost', 'ftp://localhost must use https'],
  ['https://a.example.com http://127.0.0.1:4000', null],
])('"%s": %s', (text, fault) => expect(originsFault(originsOf(text))).toBe(fault));

test('only remotes whose tokens would allow something can be embedded', () => {
  const remote = (id: string, scopes: string[], change: Partial<RemoteManifest> = {}) =>
    ({ id, name: id, scopes, ...change }) as RemoteManifest;
  expect(
    embeddable([
      remote('roles', ['roles:read']),
      remote('auth', []),
      remote('remotes', ['remotes:manage', 'roles:read'], { audience: 'deployment' }),
      remote('invitations', ['invitations:write']),
    ]),
  ).toEqual([
    { id: 'invitations', name: 'invitations', permissions: ['manage_invitations'] },
    { id: 'roles', name: 'roles', permissions: ['view_roles'] },
  ]);
});

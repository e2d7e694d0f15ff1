import type { RemoteManifest } from '@slotwise/contract';
import { embeddable } from './embeddable';
import { originsFault, originsOf } from './origins';

const example = 'https://portal.example.com';

test('origins are taken as people write them', () => {
  expect(originsOf(' https://A.example.com/\nhttps://a.example.com, http://localhost:3000 ')).toEqual([
    'https://a.example.com',
    'http://localhost:3000',
  ]);
  expect(originsOf('https://a.example.com:443')).toEqual(['https://a.example.com']);
});

test.each([
  ['', { id: 'origins.none' }],
  ['portal', { id: 'origins.malformed', values: { origin: 'portal', example } }],
  [
    'https://a.example.com/path',
    { id: 'origins.malformed', values: { origin: 'https://a.example.com/path', example } },
  ],
  ['http://a.example.com', { id: 'origins.insecure', values: { origin: 'http://a.example.com' } }],
  ['ftp://localhost', { id: 'origins.insecure', values: { origin: 'ftp://localhost' } }],
  ['https://a.example.com http://127.0.0.1:4000', null],
])('finds what is wrong with "%s"', (text, fault) => expect(originsFault(originsOf(text))).toEqual(fault));

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

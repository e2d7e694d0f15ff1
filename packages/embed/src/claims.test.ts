import { checkToken } from './claims';

const PAGE = 'https://portal.example';
const tokenOf = (claims: unknown) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.proof`;

test('a token for this page and remote is taken, and names its key', () => {
  expect(checkToken(tokenOf({ key: 'k1', remote: 'roles', origin: PAGE }), 'roles', PAGE)).toBe('k1');
});

test('a token that is openly for another page or remote is refused, without a name in the message', () => {
  const elsewhere = tokenOf({ key: 'k1', remote: 'roles', origin: 'https://secret.example' });
  expect(() => checkToken(elsewhere, 'roles', PAGE)).toThrow(
    expect.objectContaining({ code: 'wrong_origin', message: expect.not.stringContaining('secret') as string }),
  );
  expect(() => checkToken(tokenOf({ remote: 'invitations', origin: PAGE }), 'roles', PAGE)).toThrow(
    expect.objectContaining({ code: 'wrong_remote' }),
  );
});

test.each(['', 'x', 'a.b.c', `a.${Buffer.from('null').toString('base64url')}.c`, tokenOf('text')])(
  'what cannot be read (%s) is left to the server',
  (token) => expect(checkToken(token, 'roles', PAGE)).toBeUndefined(),
);

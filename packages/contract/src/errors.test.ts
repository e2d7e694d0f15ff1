import { ERRORS, FIELD_MESSAGES, LOAD_FAILURES } from './errors';

test('the messages of the specification, to the letter', () => {
  expect(ERRORS.invalid_credentials.message).toBe('Invalid email or password. Please try again.');
  expect(ERRORS.invalid_invitation_token.message).toBe('Invalid or expired invitation token');
  expect(FIELD_MESSAGES).toEqual({
    email: 'Please enter a valid email address',
    passwordRequired: 'Password is required',
  });
  expect(Object.values(LOAD_FAILURES)).toEqual([
    'Failed to load user',
    'Failed to load role',
    'Failed to fetch myCompany',
    'Failed to fetch myWarehouses',
    'Failed to fetch myUsers',
    'Failed to fetch myRoles',
    'Failed to fetch myPermissions',
    'Failed to fetch myInvitations',
    'Failed to fetch myWms',
    'Failed to fetch my wms companies',
    'Failed to fetch my wms users',
    'Failed to fetch my wms roles',
    'Failed to fetch my wms invitations',
    'Failed to fetch my wms permissions',
  ]);
});

test('no message names a moment twice', () => {
  const twice = Object.values(ERRORS).filter(({ message }) => (message.match(/\bmoment\b/g) ?? []).length > 1);
  expect(twice).toEqual([]);
});

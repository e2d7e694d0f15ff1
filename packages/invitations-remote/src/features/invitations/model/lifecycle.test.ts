import { actionFor } from './lifecycle';

test('pending can be canceled; canceled, expired and rejected can be resent; accepted is over', () => {
  expect(actionFor('pending')).toBe('cancel');
  expect(actionFor('canceled')).toBe('resend');
  expect(actionFor('expired')).toBe('resend');
  expect(actionFor('rejected')).toBe('resend');
  expect(actionFor('accepted')).toBeNull();
});

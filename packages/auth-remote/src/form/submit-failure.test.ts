import { ApiError, NetworkError } from '@slotwise/shared/http';
import { submitFailure } from './submit-failure';

const names = { password: 'secret', email: 'address' } as const;

test('faults of fields that the form shows go under them', () => {
  const error = new ApiError(422, 'validation_failed', 'Some fields are not valid.', [
    { field: 'email', reason: 'Not an address' },
    { field: '/password', reason: 'must not be blank' },
  ]);
  expect(submitFailure(error, names)).toEqual({
    fields: { address: 'Not an address', secret: 'This must not be blank' },
    form: null,
  });
});

test('a common password is a fault of the password', () => {
  const error = new ApiError(422, 'password_too_common', 'This password is too common.', [
    { field: 'password', reason: 'is too common' },
  ]);
  expect(submitFailure(error, names)).toEqual({ fields: { secret: 'This password is too common.' }, form: null });
});

test('a fault of a field that the form does not show is said for the form', () => {
  const error = new ApiError(422, 'validation_failed', 'Some fields are not valid.', [{ field: 'token', reason: 'x' }]);
  expect(submitFailure(error, names)).toEqual({ fields: {}, form: 'Some fields are not valid.' });
});

test('without an answer the form says so and what to do', () => {
  expect(submitFailure(new NetworkError('No answer.'), names).form).toMatch(/cannot be reached.*connection/);
});

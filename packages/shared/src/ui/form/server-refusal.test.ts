import { ApiError, NetworkError } from '@slotwise/shared/http';
import { describeErrorIn } from '@slotwise/shared/words';
import { serverRefusal } from './server-refusal';

const describe = (error: unknown) => describeErrorIn('en', error);
const shown = ['secret', 'address'] as const;
const server = { names: { password: 'secret', email: 'address' }, codes: { password_too_common: 'secret' } } as const;

test('faults of fields that the form shows go under them, whatever the request calls them', () => {
  const error = new ApiError(422, 'validation_failed', 'Some fields are not valid.', [
    { field: 'email', reason: 'Not an address' },
    { field: '/password', reason: 'must not be blank' },
  ]);
  expect(serverRefusal(error, shown, describe, server)).toEqual({
    fields: { address: 'Not an address', secret: 'This must not be blank' },
    form: null,
  });
});

test('a field that the request calls as the form does needs no name', () => {
  const error = new ApiError(422, 'validation_failed', 'Some fields are not valid.', [{ field: 'name', reason: 'x' }]);
  expect(serverRefusal(error, ['name'], describe).fields).toEqual({ name: 'This x' });
});

test('an error that is about one field goes there, whatever else it tells', () => {
  const error = new ApiError(422, 'password_too_common', 'This password is too common.', [
    { field: 'email', reason: 'is fine' },
  ]);
  expect(serverRefusal(error, shown, describe, server)).toEqual({
    fields: { secret: 'This password is too common. Please choose another one.' },
    form: null,
  });
});

test('a fault of a field that the form does not show is said for the form, without advice', () => {
  const error = new ApiError(422, 'validation_failed', 'Some fields are not valid.', [{ field: 'token', reason: 'x' }]);
  expect(serverRefusal(error, shown, describe, server)).toEqual({
    fields: {},
    form: { title: 'Some fields are not valid.', advice: null },
  });
});

test('without an answer the form says so and what to do', () => {
  const { form } = serverRefusal(new NetworkError('No answer.'), shown, describe, server);
  expect(form?.title).toMatch(/cannot be reached/);
  expect(form?.advice).toMatch(/connection/);
});

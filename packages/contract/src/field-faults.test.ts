import { FIELD_FAULTS, isFieldFaultCode, reasonOf } from './field-faults';

test('a reason has the parameters in their places, lists with commas', () => {
  expect(reasonOf('empty')).toBe('must not be empty');
  expect(reasonOf('too_long', { max: 120 })).toBe('must not have more than 120 characters');
  expect(reasonOf('not_held', { permissions: ['view_roles', 'view_users'] })).toBe(
    'you do not hold view_roles, view_users',
  );
});

test('parameters are those of the code', () => {
  // @ts-expect-error -- the limit is missing
  expect(reasonOf('too_long')).toContain('more than');
  // @ts-expect-error -- there is no such parameter
  expect(reasonOf('too_long', { max: 1, min: 0 })).toContain('1');
  expect(isFieldFaultCode('toString')).toBe(false);
});

test('no reason says two things in one code', () => {
  const reasons = Object.values(FIELD_FAULTS);
  expect(new Set(reasons).size).toBe(reasons.length);
});

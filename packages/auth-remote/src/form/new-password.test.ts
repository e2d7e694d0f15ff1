import { newPasswordFault } from './new-password';

test.each([
  ['', 'Password is required'],
  ['1234567', 'Use 8 or more characters'],
  ['12345678', null],
  // Eight characters for people, though sixteen for the machine.
  ['😀😀😀😀😀😀😀😀', null],
  ['x'.repeat(257), 'Use at most 256 characters'],
])('%p: %p', (password, fault) => {
  expect(newPasswordFault(password)).toBe(fault);
});

import { newPasswordFault } from './new-password';

test.each<[string, ReturnType<typeof newPasswordFault>]>([
  ['', { id: 'fault.password-required' }],
  ['1234567', { id: 'fault.password-short', values: { count: 8 } }],
  ['12345678', null],
  // Eight characters for people, though sixteen for the machine.
  ['😀😀😀😀😀😀😀😀', null],
  ['x'.repeat(257), { id: 'fault.password-long', values: { count: 256 } }],
])('%p: %p', (password, fault) => {
  expect(newPasswordFault(password)).toEqual(fault);
});

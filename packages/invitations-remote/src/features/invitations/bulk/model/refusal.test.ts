import { refusalOf } from './refusal';

test.each([
  [{ outcome: 'invited' }, undefined],
  [{ outcome: 'pending' }, 'fault.pending'],
  [{ outcome: 'member' }, 'fault.member'],
  [{ outcome: 'duplicate' }, 'fault.duplicate-elsewhere'],
  [{ outcome: 'invalid', fault: { field: 'address', code: 'empty' } }, 'fault.no-address'],
  [{ outcome: 'invalid', fault: { field: 'address', code: 'not_an_email' } }, 'fault.email'],
  [{ outcome: 'invalid', fault: { field: 'address', code: 'malformed' } }, 'fault.no-contact'],
  [{ outcome: 'invalid', fault: { field: 'address', code: 'too_long', max: 254 } }, 'fault.address-long'],
  [{ outcome: 'invalid', fault: { field: 'address', code: 'invalid' } }, 'fault.address'],
  [{ outcome: 'invalid', fault: { field: 'name', code: 'too_long', max: 120 } }, 'fault.name-long'],
  [{ outcome: 'invalid', fault: { field: 'name', code: 'bad_characters' } }, 'fault.name'],
  [{ outcome: 'invalid', fault: { field: 'row', code: 'nul' } }, 'fault.unreadable'],
  // A server of before says it in English alone.
  [{ outcome: 'invalid' }, 'fault.refused'],
] as const)('%j is said as %s', (result, id) => {
  expect(refusalOf(result)?.id).toBe(id);
});

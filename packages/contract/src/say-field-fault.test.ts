import { LANGUAGES } from './constants';
import { FIELD_FAULTS, isFieldFaultCode } from './field-faults';
import { FIELD_FAULT_WORDS } from './generated/field-fault-words';
import { sayFieldFault } from './say-field-fault';

const others = LANGUAGES.filter((language) => language !== 'en');

test('English stays as the wire says it, and stands nowhere a second time', () => {
  expect(sayFieldFault('en', { code: 'empty', reason: 'must not be empty' })).toBe('must not be empty');
  expect(Object.keys(FIELD_FAULT_WORDS)).toEqual(others);
});

test.each(others)('%s has words of its own for each fault, with numbers as it writes them', (language) => {
  for (const code of Object.keys(FIELD_FAULTS).filter(isFieldFaultCode))
    expect(sayFieldFault(language, { code, reason: 'as the wire says it' })).not.toBe('as the wire says it');
  const { group } = Object.fromEntries(
    new Intl.NumberFormat(language).formatToParts(1200).map(({ type, value }) => [type, value]),
  );
  expect(sayFieldFault(language, { code: 'too_long', params: { max: 1200 }, reason: '' })).toContain(`1${group}200`);
});

test('a code of another version is said as the wire says it', () => {
  expect(sayFieldFault('de', { code: 'not_invented_yet', reason: 'must be invented' })).toBe('must be invented');
  expect(sayFieldFault('de', { code: 'toString', reason: 'must be invented' })).toBe('must be invented');
});

test('German says of a day that it is a date, and measures in a unit', () => {
  const say = (code: string, params: Record<string, string>) => sayFieldFault('de', { code, params, reason: '' });
  expect(say('cell_no_such_date', { text: '31.02.2027' })).toBe('Dieses Datum gibt es nicht: 31.02.2027');
  expect(say('cell_too_fine', { unit: 'mm' })).toBe('Dies muss eine ganze Zahl in mm sein');
});

import { createIntl, type MessageFormatElement } from 'react-intl';
import { plainText } from './plain-message';

const text = (value: string) => ({ type: 0, value }) as MessageFormatElement;
const name = (value: string) => ({ type: 1, value }) as MessageFormatElement;

function byLibrary(message: MessageFormatElement[], values: Record<string, string | number>): string {
  const onError = (error: Error) => {
    throw error;
  };
  return createIntl({ locale: 'de', messages: { it: message }, onError }).formatMessage({ id: 'it' }, values);
}

it.each([
  [[name('who'), text(' could not be loaded.')], { who: 'Roles' }],
  [[name('one'), name('two'), text(' '), name('one')], { one: 'a', two: '' }],
  [[text("It's {"), name('who'), text('}')], { who: '<b>{who}</b>' }],
  [[name('count'), text(' / '), name('all')], { count: 0, all: 1234567.5 }],
])('writes texts and names as the library does', (message, values) => {
  expect(plainText(message, values)).toBe(byLibrary(message, values));
});

it.each([
  ['plurals', [{ type: 6, value: 'count', options: {} }], { count: 1 }],
  ['dates', [{ type: 3, value: 'at' }], { at: 0 }],
  ['tags', [{ type: 8, value: 'b', children: [] }], { b: 'b' }],
  ['a missing value', [name('who')], {}],
  ['an element', [name('who')], { who: {} }],
])('leaves %s to the library', (_what, message, values) => {
  expect(plainText(message, values)).toBeUndefined();
});

import type { ReceiptLine } from '@slotwise/contract';
import { admit } from './admit';

const line: ReceiptLine = {
  ...{ line: 1, sku: { id: 's1', code: 'FOIL', name: 'Foil', lotTracked: false } },
  ...{ expected: 20, received: 10, most: 22 },
};

test.each([
  ['what is to come', line, 4, 6, false, 'yes'],
  ['one more than expected', line, 10, 1, false, 'ask'],
  ['one more, which somebody has said', line, 10, 1, true, 'yes'],
  ['more than is accepted', line, 12, 1, true, 'most'],
  ['more than is accepted at once', line, 0, 13, false, 'most'],
  ['what is not on the receipt', undefined, 0, 1, true, 'not-expected'],
] as const)('%s', (_what, expected, here, more, isMoreKnown, answer) => {
  expect(admit({ line: expected, here, more, isMoreKnown })).toBe(answer);
});

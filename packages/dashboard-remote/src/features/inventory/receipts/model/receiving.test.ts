import type { ReceiptLine } from '@slotwise/contract';
import { acceptedStill, receivingFaults, stillToCome, tooMany, type ReceivingValues } from './receiving';

const line = (received: number, lotTracked = false): ReceiptLine => ({
  ...{ line: 1, sku: { id: 's1', code: 'FOIL', name: 'Foil', lotTracked } },
  ...{ expected: 20, received, most: 22 },
});
const values = (over: Partial<ReceivingValues> = {}): ReceivingValues => ({
  ...{ quantity: '5', unit: 'each', lot: '', serials: '', expires: '', to: 'DOCK', state: 'available', more: false },
  ...over,
});

test('what is to come, what would be too many and what is accepted follow from what is here', () => {
  expect([stillToCome(line(15)), tooMany(line(15), 5), tooMany(line(15), 7), acceptedStill(line(15))]).toEqual([
    5, 0, 2, 7,
  ]);
  // One that has more than is accepted today: the limit was lowered.
  expect([stillToCome(line(25)), tooMany(line(25), 1), acceptedStill(line(25))]).toEqual([0, 6, 0]);
});

test.each([
  ['as expected', line(15), 1, {}, {}],
  ['nothing typed', line(15), 1, { quantity: ' ' }, { quantity: { id: 'fault.required' } }],
  ['not whole', line(15), 1, { quantity: '1.5' }, { quantity: { id: 'number.not-whole' } }],
  [
    'more than expected, not said',
    line(15),
    1,
    { quantity: '6' },
    { more: { id: 'fault.more', values: { count: 1 } } },
  ],
  ['more than expected, said', line(15), 1, { quantity: '7', more: true }, {}],
  [
    'more than accepted, even if it is said',
    line(15),
    1,
    { quantity: '8', more: true },
    { quantity: { id: 'fault.most', values: { accepted: 7, most: 22, expected: 20, over: 2 } } },
  ],
  [
    'a case counts its pieces',
    line(0),
    12,
    { quantity: '2', unit: 'case' as const },
    { quantity: { id: 'fault.most', values: { accepted: 22, most: 22, expected: 20, over: 2 } } },
  ],
  ['a lot that nobody says', line(15, true), 1, { lot: ' ' }, { lot: { id: 'fault.required' } }],
  ['no place', line(15), 1, { to: '' }, { to: { id: 'fault.required' } }],
] as const)('%s', (_what, line, factor, over, faults) => {
  expect(receivingFaults(line, factor, values(over))).toEqual(faults);
});

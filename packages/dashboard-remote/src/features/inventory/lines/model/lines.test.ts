import { filledLines, lineFaults, type LineText } from './lines';

const line = (sku: string, quantity: string): LineText => ({ sku, quantity, unit: 'each' });

test('blank lines are left out, and the others keep their places', () => {
  expect(filledLines([line('', ' '), line('FOIL', '2'), line('', ''), line('', '1')]).map(({ at }) => at)).toEqual([
    1, 3,
  ]);
});

test.each([
  ['nothing typed', [line('', '')], { 0: { sku: 'fault.required', quantity: 'fault.required' } }],
  ['no line at all', [], { 0: { sku: 'fault.required', quantity: 'fault.required' } }],
  ['half a line', [line('FOIL', '2'), line('', ''), line('TAPE', '')], { 2: { quantity: 'fault.required' } }],
  ['no whole number', [line('FOIL', '2,5')], { 0: { quantity: 'number.not-whole' } }],
  ['none', [line('FOIL', '0')], { 0: { quantity: 'number.too-small' } }],
  ['two good lines', [line('FOIL', '2'), line('TAPE', '1')], {}],
])('%s', (_what, lines, faults) => {
  expect(lineFaults(lines)).toEqual(faults);
});

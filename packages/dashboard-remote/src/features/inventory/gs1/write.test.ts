import { checkDigit, gtin14, sameGoods } from '@slotwise/contract/gtin';
import { FNC1, gs1Data, gs1Text, isGs1Lot } from './write';

test.each([
  ['400638133393', 1],
  ['03600029145', 2],
  ['0950110153000', 3],
  ['', 0],
])('the check digit of %s is %i', (digits, digit) => {
  expect(checkDigit(digits)).toBe(digit);
});

test('GTINs of every length become fourteen digits', () => {
  expect(['96385074', '036000291452', '4006381333931', '04006381333931'].map(gtin14)).toEqual([
    '00000096385074',
    '00036000291452',
    '04006381333931',
    '04006381333931',
  ]);
});

test('a wrong check digit is told from what is no GTIN at all, and the right one is said', () => {
  expect(gtin14('4006381333932')).toEqual({ is: 'check-digit', expected: 1 });
  for (const text of ['', 'FOIL-500', '123', '400638133393 ', '٤٠٠٦٣٨١٣٣٣٩٣١', '400638133393100']) {
    expect(gtin14(text)).toEqual({ is: 'not-a-gtin' });
  }
});

test('expiry stands before the lot, which therefore needs no separator behind it', () => {
  const facts = { gtin: '04006381333931', lot: 'L7', expiresOn: '2027-03-31' };
  expect(gs1Data(facts)).toBe(`${FNC1}01040063813339311727033110L7`);
  expect(gs1Text(facts)).toBe('(01)04006381333931(17)270331(10)L7');
  expect(gs1Text({ gtin: '04006381333931', expiresOn: null })).toBe('(01)04006381333931');
});

test.each([
  ['L-7/a', true],
  ['A'.repeat(20), true],
  ['A'.repeat(21), false],
  ['a b', false],
  ['Ä', false],
  ['', false],
  ['a^b', false],
  ['x|y', false],
])('whether GS1 can hold the lot %j: %s', (lot, can) => {
  expect(isGs1Lot(lot)).toBe(can);
});

test('barcodes of every length of one GTIN name the same goods, and no others do', () => {
  expect(sameGoods('04006381333931')).toEqual(['04006381333931', '4006381333931']);
  expect(sameGoods('036000291452')).toEqual(['036000291452', '00036000291452', '0036000291452']);
  expect(sameGoods('96385074')).toEqual(['96385074', '00000096385074', '0000096385074', '000096385074']);
  expect(sameGoods('14006381333938')).toEqual(['14006381333938']);
  expect(sameGoods('FOIL-500')).toEqual(['FOIL-500']);
});

import { checkDigit } from '@slotwise/contract/gtin';
import { randomness } from '@slotwise/shared/testing';
import { dayOf } from './day';
import { readLabel } from './label';
import { isLikely, isMarked, plainOf, readElements } from './read';
import { FNC1, gs1Data, gs1Text, isGs1Lot } from './write';

const TODAY = '2026-11-25';
const FOIL = '04006381333931';
const read = (text: string) => {
  const reading = readElements(text, TODAY);
  return reading.is === 'read' ? Object.fromEntries(reading.elements) : reading.fault;
};

const SET_82 = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).filter(isGs1Lot);

/** Facts of a label, as the writer takes them: any lot, any day of the hundred years around today. */
function facts(below: (most: number) => number) {
  const digits = Array.from({ length: 13 }, () => below(10)).join('');
  const day = new Date(Date.UTC(1977, 0, 1 + below(365 * 99))).toISOString().slice(0, 10);
  const lot = Array.from({ length: 1 + below(20) }, () => SET_82[below(SET_82.length)]).join('');
  return {
    gtin: digits + String(checkDigit(digits)),
    ...(below(2) === 0 && { expiresOn: day }),
    ...(below(3) > 0 && { lot }),
  };
}
const ofFacts = ({ gtin, expiresOn, lot }: ReturnType<typeof facts>) => ({
  ...{ leads: '01', gtin },
  ...(lot !== undefined && { lot }),
  ...(expiresOn !== undefined && { expires: expiresOn }),
});

test('whatever is written is read again: as symbols hold it, as scanners mark it, without a mark, and as people read it', () => {
  const below = randomness(20_261_125);
  for (let run = 0; run < 4000; run++) {
    const some = facts(below);
    const data = gs1Data(some);
    const expected = { is: 'read', facts: ofFacts(some) };
    const bare = data.slice(1);
    for (const text of [data, `]C1${bare}`, `]d2${bare}`, `]Q3${bare}`]) {
      expect(isMarked(text)).toBe(true);
      expect(readLabel(text, TODAY)).toEqual(expected);
    }
    expect(isLikely(bare)).toBe(true);
    expect(readLabel(bare, TODAY)).toEqual(expected);
    // In brackets nobody can tell such a lot from the next identifier.
    if (!/\(\d{2,4}\)/.test(some.lot ?? '')) expect(readLabel(gs1Text(some), TODAY)).toEqual(expected);
  }
});

test('any text is read or has a fault with its identifier, and a digit that changed in a key is found', () => {
  const below = randomness(7);
  for (let run = 0; run < 4000; run++) {
    const data = [...gs1Data(facts(below))];
    const at = 3 + below(14);
    data[at] = String((Number(data[at]) + 1 + below(9)) % 10);
    expect(read(data.join(''))).toMatchObject({ is: 'check-digit', ai: '01' });
    const noise = Array.from({ length: below(40) }, () => String.fromCharCode(below(128))).join('');
    expect(readElements(noise, TODAY).is).toMatch(/^(?:read|fault)$/);
  }
});

test('elements of any order are read to their separator, and measures by the place of their point', () => {
  expect(read(`]C110L-7${FNC1}21S 1`)).toEqual({ is: 'character', ai: '21' });
  expect(read(`]d210L-7${FNC1}21S1${FNC1}01${FOIL}`)).toEqual({ '10': 'L-7', '21': 'S1', '01': FOIL });
  expect(read(`${FNC1}02${FOIL}3712${FNC1}11261101`)).toEqual({ '02': FOIL, '37': '12', '11': '2026-11-01' });
  expect(read(`01${FOIL}3103001250${FNC1}15270300`)).toEqual({ '01': FOIL, '3103': '001250', '15': '2027-03-31' });
  expect(read('(00) 340123450000000017')).toEqual({ is: 'length', ai: '00', least: 18, most: 18 });
  expect(read('(00)340123450000000000 (240)X/1(91)anything')).toMatchObject({ '240': 'X/1', '91': 'anything' });
  expect(read(`30144${FNC1}30144`)).toEqual({ '30': '144' });
});

test.each([
  ['010400638133393', { is: 'length', ai: '01', least: 14, most: 14 }],
  ['0104006381333930', { is: 'check-digit', ai: '01', expected: 1 }],
  ['0004006381333931000X', { is: 'digits', ai: '00' }],
  ['17270231', { is: 'date', ai: '17' }],
  ['17271301', { is: 'date', ai: '17' }],
  ['10', { is: 'length', ai: '10', least: 1, most: 20 }],
  [`10${'A'.repeat(21)}`, { is: 'length', ai: '10', least: 1, most: 20 }],
  ['10a^b', { is: 'character', ai: '10' }],
  ['30ABC', { is: 'digits', ai: '30' }],
  ['373', { '37': '3' }],
  [`10A${FNC1}10B`, { is: 'twice', ai: '10' }],
  ['051234', { is: 'unknown', ai: '05' }],
  ['3999000001', { is: 'unknown', ai: '3999' }],
  ['(05)1', { is: 'unknown', ai: '05' }],
  ['(10)A(05)B', { '10': 'A(05)B' }],
  ['', { is: 'unknown', ai: '' }],
])('%j is %j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('what a label may say together', () => {
  const fault = (text: string) => readLabel(text, TODAY);
  const broken = (more: object) => ({ is: 'fault', fault: more });
  expect(fault(`01${FOIL}02${FOIL}3712`)).toEqual(broken({ is: 'both', ai: '02', other: '01' }));
  expect(fault(`02${FOIL}`)).toEqual(broken({ is: 'alone', ai: '02', needs: '37' }));
  expect(fault(`01${FOIL}3712`)).toEqual(broken({ is: 'alone', ai: '37', needs: '02' }));
  expect(fault(`02${FOIL}370`)).toEqual(broken({ is: 'count', ai: '37' }));
  expect(readLabel(`02${FOIL}3712${FNC1}10A`, TODAY)).toMatchObject({
    facts: { gtin: FOIL, lot: 'A', count: { unit: 'packs', number: 12 } },
  });
  expect(readLabel(`01${FOIL}308`, TODAY)).toMatchObject({ facts: { count: { unit: 'pieces', number: 8 } } });
  // The day from which it is dangerous goes before the one from which it is stale.
  expect(readLabel(`01${FOIL}1526123117270131`, TODAY)).toMatchObject({ facts: { expires: '2027-01-31' } });
});

test('years are near today, and day 00 is the last of its month', () => {
  expect(dayOf('270300', TODAY)).toBe('2027-03-31');
  expect(dayOf('280200', TODAY)).toBe('2028-02-29');
  expect([dayOf('760101', TODAY), dayOf('770101', TODAY)]).toEqual(['2076-01-01', '1977-01-01']);
  expect([dayOf('480101', '2098-06-01'), dayOf('490101', '2098-06-01')]).toEqual(['2148-01-01', '2049-01-01']);
  expect([dayOf('000001', TODAY), dayOf('270431', TODAY), dayOf('270432', TODAY)]).toEqual([null, null, null]);
});

test('what a scanner puts before a plain barcode is taken off, and a plain barcode is no label', () => {
  expect(plainOf(']E04006381333931')).toBe('4006381333931');
  expect(plainOf(']C1011')).toBe(']C1011');
  expect(['4006381333931', 'A-01', 'FOIL-500', `00${FOIL}`, `01${FOIL.slice(0, -1)}0`].filter(isLikely)).toEqual([]);
  expect(['4006381333931', 'A-01', '(x)'].filter(isMarked)).toEqual([]);
});

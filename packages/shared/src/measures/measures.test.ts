import { formatsOf } from '../words/formats';
import { measuresOf, type Measure } from './measures';

const metric = measuresOf('metric', formatsOf('en'));
const imperial = measuresOf('imperial', formatsOf('en'));

test.each<[Measure, number, string, string]>([
  ['length', 305, '305 mm', '12 in'],
  ['length', 254, '254 mm', '10 in'],
  ['size', 304, '304 mm', '12 in'],
  ['weight', 1000, '1,000 g', '2.205 lb'],
  ['volume-limit', 16_387_064, '16,387,064 mm³', '1,000 in³'],
  ['load', 1000, '1,000 kg', '2,205 lb'],
  ['bulk', 1000, '1,000 L', '35.3 ft³'],
  ['distance', 1000, '1,000 m', '3,281 ft'],
])('%s %d is %s, or %s', (measure, stored, inMetric, inImperial) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect([plain(metric.text(measure, stored)), plain(imperial.text(measure, stored))]).toEqual([inMetric, inImperial]);
});

test('a stored number is the same after it was shown in a field and read again, or less than one away', () => {
  for (const locale of ['en', 'de']) {
    for (const system of ['metric', 'imperial'] as const) {
      const measures = measuresOf(system, formatsOf(locale));
      for (const measure of ['length', 'size', 'weight', 'weight-limit', 'volume-limit'] as const) {
        for (let stored = 1; stored < 2_000_000_000; stored = Math.ceil(stored * 1.37) + 1) {
          const read = measures.read(measure, measures.typed(measure, stored))?.stored ?? Number.NaN;
          expect(Math.abs(read - stored)).toBeLessThanOrEqual(system === 'metric' || measure === 'length' ? 0 : 1);
        }
      }
    }
  }
});

test('what is typed is shown again', () => {
  for (const measure of ['weight', 'weight-limit'] as const) {
    for (const typed of ['1', '2.5', '50', '99.99', '100', '1250']) {
      const { stored = 0 } = imperial.read(measure, typed) ?? {};
      expect(imperial.typed(measure, stored)).toBe(typed);
    }
  }
});

test('so many pieces fit a place as fit it in pounds', () => {
  const inGrams = (measure: Measure, pounds: number) => imperial.read(measure, String(pounds))?.stored ?? Number.NaN;
  for (let pieces = 1; pieces <= 100; pieces += 1) {
    for (const pounds of [1, 3, 12.5, 50]) {
      expect(pieces * inGrams('weight', pounds)).toBeLessThanOrEqual(inGrams('weight-limit', pieces * pounds));
    }
  }
});

test('says whether what was typed is exactly what is stored', () => {
  expect(imperial.read('length', '10')).toEqual({ stored: 254, isExact: true });
  expect(imperial.read('size', '10')).toEqual({ stored: 254, isExact: true });
  expect(imperial.read('length', ' 12.5 ')).toEqual({ stored: 318, isExact: false });
  expect(metric.read('length', '305')).toEqual({ stored: 305, isExact: true });
});

test.each<[string, string, number | null]>([
  ['en', '1,250', 1250],
  ['en', '1,234,567.5', 1_234_567.5],
  ['en', '1.250', 1.25],
  ['en', '12,5', null],
  ['en', '1250,000', null],
  ['en', '1,25,000', null],
  ['de', '1.250', 1250],
  ['de', '1.250,5', 1250.5],
  ['de', '12,5', 12.5],
  ['de', '12.5', null],
  ...['', 'a', '1.2.3', '1 000', '1e3', '12 1/2', "6'2"].map((typed) => ['en', typed, null] as [string, string, null]),
])('in %s "%s" is read as %d', (locale, typed, pounds) => {
  const read = measuresOf('imperial', formatsOf(locale)).read('weight-limit', typed);
  expect(read?.stored ?? null).toBe(pounds === null ? null : Math.ceil(pounds * 453.592_37));
});

test('in German numbers have a comma', () => {
  const measures = measuresOf('imperial', formatsOf('de'));
  expect(measures.text('length', 310).replaceAll('\u00a0', ' ')).toBe('12,2 in');
  expect(measures.typed('weight', 1134)).toBe('2,5');
});

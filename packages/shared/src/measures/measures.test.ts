import { formatsOf } from '../words/formats';
import { measuresOf, type Measure } from './measures';

const metric = measuresOf('metric', formatsOf('en'));
const imperial = measuresOf('imperial', formatsOf('en'));

test.each<[Measure, number, string, string]>([
  ['length', 305, '305 mm', '12.01 in'],
  ['length', 254, '254 mm', '10 in'],
  ['weight', 1000, '1,000 g', '2.205 lb'],
  ['volume', 16_387_064, '16,387,064 mm³', '1,000 in³'],
  ['distance', 1000, '1,000 m', '3,281 ft'],
])('%s %d is %s, or %s', (measure, stored, inMetric, inImperial) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect([plain(metric.text(measure, stored)), plain(imperial.text(measure, stored))]).toEqual([inMetric, inImperial]);
});

test('a stored number is the same after it was shown in a field and read again', () => {
  for (const measures of [metric, imperial]) {
    for (const measure of ['length', 'weight', 'volume'] as const) {
      for (let stored = 1; stored < 2_000_000_000; stored = Math.ceil(stored * 1.37) + 1) {
        expect(measures.read(measure, measures.typed(measure, stored))?.stored).toBe(stored);
      }
    }
  }
});

test('says whether what was typed is exactly what is stored', () => {
  expect(imperial.read('length', '10')).toEqual({ stored: 254, isExact: true });
  expect(imperial.read('length', ' 12,5 ')).toEqual({ stored: 318, isExact: false });
  expect(metric.read('length', '305')).toEqual({ stored: 305, isExact: true });
  expect(['', 'a', '1.2.3', '1 000', '1e3'].map((typed) => imperial.read('length', typed))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('in German numbers have a comma', () => {
  expect(measuresOf('imperial', formatsOf('de')).text('length', 305).replaceAll('\u00a0', ' ')).toBe('12,01 in');
});

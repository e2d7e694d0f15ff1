import type { Label } from '@slotwise/contract';
import { contentOf, symbologiesOf } from './content';
import { pick, settled, usualSettings } from './settings';

const aLabel = (over: Partial<Label> = {}): Label => ({
  ...{ kind: 'sku', id: 's1', unit: 'each', pieces: 1, code: 'FOIL-500', name: 'Foil' },
  ...{ barcode: '4006381333931', lot: null, printed: null },
  ...over,
});
const printed = { at: '2026-11-22T10:00:00.000Z', by: null, times: 1 };

test('a piece without a barcode is known by its code; a pack without one has no label', () => {
  expect(contentOf(aLabel({ barcode: null }), 'code128')).toMatchObject({ data: 'FOIL-500' });
  expect(contentOf(aLabel({ barcode: null, unit: 'case' }), 'qr')).toEqual({ is: 'no-barcode' });
  expect(contentOf(aLabel({ barcode: null }), 'gs1_128')).toEqual({ is: 'no-barcode' });
});

test('what a symbol cannot hold is refused with the reason', () => {
  expect(contentOf(aLabel({ barcode: '4006381333930' }), 'gs1_datamatrix')).toEqual({
    is: 'check-digit',
    barcode: '4006381333930',
    expected: 1,
  });
  expect(contentOf(aLabel({ kind: 'location', code: 'Größe' }), 'code128')).toEqual({
    is: 'not-encodable',
    text: 'Größe',
  });
  const lot = { code: 'a b', expiresOn: null };
  expect(contentOf(aLabel({ kind: 'lot', lot }), 'gs1_128')).toEqual({ is: 'lot-not-gs1', lot: 'a b' });
  expect(symbologiesOf('location')).not.toContain('gs1_128');
});

test('what was printed before is left out unless it is chosen', () => {
  const labels = [aLabel(), aLabel({ id: 's2', printed }), aLabel({ unit: 'case', pieces: 6 })];
  const settings = usualSettings('sku');
  expect(pick(labels, settings)).toMatchObject({ now: [{ id: 's1' }], before: 1, later: 0 });
  expect(pick(labels, { ...settings, again: true }).now.map(({ id }) => id)).toEqual(['s1', 's2']);
  expect(pick(labels, { ...settings, units: ['case'] }).now.map(({ unit }) => unit)).toEqual(['case']);
});

test('one print takes four thousand labels; the others wait', () => {
  const labels = Array.from({ length: 9500 }, (_, at) => aLabel({ id: `s${at}` }));
  const { now, later } = pick(labels, usualSettings('sku'));
  expect([now.length, later]).toEqual([4000, 5500]);
});

test('a label printer has no sheets', () => {
  expect(settled({ ...usualSettings('sku'), medium: 'zpl', skipped: 20 })).toMatchObject({
    layout: 'roll-100x150',
    skipped: 0,
  });
});

import type { Label } from '@slotwise/contract';
import { compose } from '../drawing/compose';
import type { Composed } from '../drawing/compose';
import { FNC1 } from '../../gs1/write';
import { layoutOf } from './layouts';
import type { LabelLayout } from './layouts';
import { code128Field, field, zplLabel } from './zpl';

const roll = layoutOf('roll-100x50') as LabelLayout;
const aLabel = (over: Partial<Label> = {}): Label => ({
  ...{ kind: 'sku', id: 's1', unit: 'each', pieces: 1, code: 'FOIL-500', name: 'Foil' },
  ...{ barcode: '4006381333931', lot: null, printed: null },
  ...over,
});
const faceOf = ({ code, name }: Label) => ({ title: code, lines: [name] });
const zpl = (label: Label, symbology: Parameters<typeof compose>[1]) =>
  zplLabel({ ...(compose(label, symbology, faceOf) as Composed), symbology }, roll, { resolution: 203, copies: 2 });

test('nothing that people typed is a command of the printer', () => {
  expect(field('^XZ~JR_5E\\&')).toBe('_5EXZ_7EJR_5F5E_5C&');
  expect(field('Größe\n日')).toBe('Gr_C3_B6_C3_9Fe_0A_E6_97_A5');
  const text = zpl(aLabel({ name: '^XZ^XA^IDR:*.*^FS~JA', code: '~HI^FN1' }), 'qr') ?? '';
  expect(text.match(/\^XZ/g)).toHaveLength(1);
  expect(text.match(/\^FS/g)).toHaveLength(4);
  expect(text).not.toMatch(/\^ID|~/);
});

test('Code 128 names its code sets: digits in pairs first, and > as itself', () => {
  expect(code128Field('FOIL>500')).toBe('>:FOIL>0500');
  expect(code128Field('40063813')).toBe('>;40063813');
  expect(code128Field('4006381333931')).toBe('>;400638133393>61');
  expect(code128Field('12')).toBe('>:12');
  expect(code128Field(`${FNC1}010400638133393110L>7^`)).toBe('>;>8010400638133393110>6L>07_5E');
});

test('the printer draws the bar code itself, from commands of its own', () => {
  expect(zpl(aLabel(), 'code128')).toBe(
    [
      '^XA^CI28^PW800^LL400^LH0,0',
      '^FO16,16^A0N,67,67^FH_^FDFOIL-500^FS',
      '^FO16,107^A0N,31,28^FH_^FDFoil^FS',
      '^FO16,353^A0N,31,28^FH_^FD4006381333931^FS',
      '^FO154,148^BY4^BCN,193,N,N,N,N^FH_^FD>;400638133393>61^FS',
      '^PQ2^XZ',
      '',
    ].join('\n'),
  );
  const lot = aLabel({ kind: 'lot', lot: { code: 'L-7', expiresOn: '2027-03-31' } });
  expect(zpl(lot, 'gs1_128')).toContain('^BCN,');
  expect(zpl(lot, 'gs1_128')).toContain('^FD>;>801040063813339311727033110>6L-7^FS');
  expect(zpl(lot, 'gs1_datamatrix')).toMatch(/\^BXN,\d+,200,,,,\|\^FH_\^FD\|101040063813339311727033110L-7\^FS/);
  expect(zpl(aLabel(), 'qr')).toMatch(/\^BQN,2,(?:[1-9]|10)\^FH_\^FDMA,4006381333931\^FS/);
});

test('what does not fit is said, not cut', () => {
  const small = layoutOf('roll-50-8x25-4') as LabelLayout;
  const composed = compose(aLabel({ kind: 'location', code: 'A'.repeat(40) }), 'code128', faceOf) as Composed;
  expect(zplLabel({ ...composed, symbology: 'code128' }, small, { resolution: 203, copies: 1 })).toBeNull();
});

import { codeKey } from '@slotwise/contract/code-key';
import type { Column } from './columns';
import { SeenOnce, type Kind } from './kind';

const INT_MAX = 2_000_000_000;
const part = (name: string, called: readonly string[]): Column => ({
  name,
  holds: { type: 'whole', min: 1, max: 100_000 },
  called: [name, ...called],
});
const measure = (name: string, called: readonly string[], min?: 0): Column => ({
  name,
  holds: { type: 'measure', unit: 'mm', min, max: INT_MAX },
  called: [name, `${name}mm`, ...called],
});

export const locations: Kind = {
  columns: [
    {
      name: 'location',
      holds: { type: 'code', max: 80 },
      required: true,
      called: ['location', 'code', 'bin', 'slot', 'place', 'lagerplatz', 'platz', 'stellplatz', 'lagerort'],
    },
    { name: 'zone', holds: { type: 'code', max: 80 }, called: ['zone', 'area', 'bereich', 'lagerbereich'] },
    {
      name: 'type',
      holds: { type: 'text', max: 120 },
      called: ['type', 'locationtype', 'platztyp', 'typ', 'lagerplatztyp'],
    },
    {
      name: 'purpose',
      holds: {
        type: 'choice',
        options: {
          storage: ['storage', 'lager', 'lagerung'],
          receiving: ['receiving', 'wareneingang', 'eingang'],
          shipping: ['shipping', 'warenausgang', 'versand', 'ausgang'],
          quarantine: ['quarantine', 'sperrlager', 'quarantaene'],
        },
      },
      called: ['purpose', 'use', 'zweck', 'verwendung'],
    },
    part('aisle', ['gang', 'gasse']),
    part('bay', ['rack', 'feld', 'regal']),
    part('level', ['shelf', 'ebene', 'fach']),
    part('position', ['pos', 'stelle']),
    measure('x', [], 0),
    measure('y', [], 0),
    measure('z', [], 0),
    measure('width', ['breite']),
    measure('depth', ['tiefe', 'length', 'laenge']),
    measure('height', ['hoehe']),
    { name: 'blocked', holds: { type: 'yes_no' }, called: ['blocked', 'locked', 'gesperrt'] },
  ],
  warehouse: true,
  judge() {
    const codes = new SeenOnce();
    return { judge: (values, row) => codes.check('location', codeKey(values.location ?? ''), row) };
  },
};

import { codeKey } from '@slotwise/contract/code-key';
import type { Column } from './columns';
import { SeenOnce, type CellFault, type Kind, type Values } from './kind';

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

export const SPOT = ['aisle', 'bay', 'level', 'position'] as const;

/** Numbers by which one place is told from every other; undefined where some are left blank, as those of floor areas are. */
export function spotOf(values: Values): string | undefined {
  const numbers = SPOT.map((name) => values[name] ?? null);
  return numbers.includes(null) ? undefined : numbers.join(' ');
}

/** @param location code of the place that is there */
export const spotTaken = (location: string): CellFault => ({
  column: 'position',
  code: 'cell_spot_taken',
  params: { location },
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
    const spots = new Map<string, string>();
    return {
      judge(values, row) {
        const code = values.location ?? '';
        const faults = codes.check('location', codeKey(code), row);
        const spot = spotOf(values);
        if (faults.length > 0 || spot === undefined) return faults;
        const other = spots.get(spot);
        if (other !== undefined) return [spotTaken(other)];
        spots.set(spot, code);
        return [];
      },
    };
  },
};

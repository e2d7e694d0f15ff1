import { codeKey } from '@slotwise/contract/code-key';
import { PIECES_MAX } from '@slotwise/contract/constants';
import { barcodeKey, goodsKey } from '@slotwise/contract/gtin';
import type { Column } from './columns';
import { SeenOnce, type CellFault, type Kind, type Values } from './kind';
import { NamesOnce } from './names-once';
import { levelFaults } from '../level-faults';

/** Largest length that the database holds, in millimetres, and weight, in grams. */
const MEASURE_MAX = 2_000_000_000;

const CONDITIONS = {
  ambient: ['ambient', 'normal', 'raumtemperatur', 'trocken'],
  chilled: ['chilled', 'cooled', 'gekuehlt', 'kuehl'],
  frozen: ['frozen', 'tiefgekuehlt', 'gefroren', 'tk'],
  controlled: ['controlled', 'kontrolliert', 'temperiert'],
} as const;

const measures = (prefix: string, names: readonly string[]): Column[] =>
  (
    [
      ['length', 'mm', ['length', 'laenge', 'tiefe', 'depth']],
      ['width', 'mm', ['width', 'breite']],
      ['height', 'mm', ['height', 'hoehe']],
      ['weight', 'g', ['weight', 'gewicht']],
    ] as const
  ).map(([name, unit, called]) => ({
    name: `${prefix}${name}`,
    holds: { type: 'measure', unit, max: MEASURE_MAX, isOfGoods: true },
    called: called.flatMap((one) => (prefix === '' ? [one, `${one}${unit}`] : names.map((pack) => `${pack}${one}`))),
  }));

/** Pack units of a SKU, and their names in files. */
export const PACKS = {
  inner: ['inner', 'innenkarton', 'umverpackung'],
  case: ['case', 'carton', 'karton', 've'],
  pallet: ['pallet', 'palette'],
} as const;

const packs = Object.entries(PACKS).flatMap(([pack, called]): Column[] => [
  {
    name: `${pack}_pieces`,
    holds: { type: 'whole', min: 2, max: 1_000_000_000 },
    called: called.flatMap((one) => [`${one}qty`, `${one}pieces`, `${one}faktor`, `${one}menge`, `stueckje${one}`]),
  },
  {
    name: `${pack}_barcodes`,
    holds: { type: 'codes', max: 80 },
    called: called.flatMap((one) => [`${one}barcode`, `${one}ean`, `${one}gtin`]),
  },
  ...measures(`${pack}_`, called),
]);

const whole = (name: string, called: readonly string[], min = 0, max = PIECES_MAX): Column => ({
  name,
  holds: { type: 'whole', min, max },
  called,
});

const columns: Column[] = [
  {
    name: 'sku',
    holds: { type: 'code', max: 80 },
    required: true,
    called: [
      'sku',
      'skucode',
      'code',
      'item',
      'itemnumber',
      'itemno',
      'article',
      'articlenumber',
      'product',
      'artikel',
    ].concat(['artikelnummer', 'artikelnr', 'artnr', 'materialnummer', 'material', 'sachnummer']),
  },
  {
    name: 'name',
    holds: { type: 'text', max: 200 },
    required: true,
    called: ['name', 'description', 'title', 'itemname', 'bezeichnung', 'beschreibung', 'artikelbezeichnung', 'text'],
  },
  {
    name: 'barcodes',
    holds: { type: 'codes', max: 80 },
    called: ['barcode', 'barcodes', 'ean', 'gtin', 'upc', 'ean13', 'strichcode'],
  },
  ...measures('', []),
  {
    name: 'condition',
    holds: { type: 'choice', options: CONDITIONS },
    called: ['condition', 'storagecondition', 'temperature', 'lagerbedingung', 'temperatur'],
  },
  {
    name: 'hazard_class',
    holds: { type: 'text', max: 40 },
    called: ['hazard', 'hazardclass', 'gefahrklasse', 'gefahrgut'],
  },
  { name: 'handling_code', holds: { type: 'text', max: 40 }, called: ['handling', 'handlingcode', 'handhabung'] },
  {
    name: 'family',
    holds: { type: 'text', max: 80 },
    called: ['family', 'category', 'group', 'warengruppe', 'familie', 'kategorie'],
  },
  whole('min_stock', ['min', 'minstock', 'minimum', 'mindestbestand']),
  whole('reorder_at', ['reorder', 'reorderpoint', 'reorderat', 'meldebestand']),
  whole('max_stock', ['max', 'maxstock', 'maximum', 'hoechstbestand'], 1),
  whole('shelf_life_days', ['shelflife', 'shelflifedays', 'haltbarkeit', 'mhdtage'], 1, 100_000),
  {
    name: 'lot_tracked',
    holds: { type: 'yes_no' },
    called: ['lottracked', 'lots', 'batchtracked', 'chargenpflicht', 'chargenpflichtig'],
  },
  { name: 'serial_tracked', holds: { type: 'yes_no' }, called: ['serialtracked', 'serials', 'seriennummernpflicht'] },
  ...packs,
];

const BARCODES = ['barcodes', 'inner_barcodes', 'case_barcodes', 'pallet_barcodes'] as const;
/** A pack without its number of pieces says nothing. */
const packFaults = (values: Values): CellFault[] =>
  Object.keys(PACKS).flatMap((pack): CellFault[] => {
    const isNamed = Object.keys(values).some((name) => name.startsWith(`${pack}_`) && values[name] != null);
    return isNamed && values[`${pack}_pieces`] == null ? [{ column: `${pack}_pieces`, code: 'missing' }] : [];
  });

export const skus: Kind = {
  columns,
  warehouse: false,
  judge() {
    const codes = new SeenOnce();
    const claimed = new SeenOnce();
    const names = new NamesOnce();
    return {
      judge(values, row) {
        const barcodes = BARCODES.flatMap((column) =>
          (values[column] ?? '')
            .split(' ')
            .filter(Boolean)
            .map((code) => ({ column, code })),
        );
        // Two lengths of one GTIN say the same of one pack, and contradict each other of two.
        const twice = barcodes.filter(({ column, code }, index) =>
          barcodes
            .slice(0, index)
            .some(
              (other) =>
                codeKey(other.code) === codeKey(code) ||
                (other.column !== column && goodsKey(other.code) === goodsKey(code)),
            ),
        );
        return [
          ...codes.check('sku', codeKey(values.sku ?? ''), row),
          ...barcodes.flatMap(({ column, code }) => claimed.check(column, barcodeKey(code), row)),
          ...names.check(values.sku ?? '', barcodes),
          ...twice.map(({ column }): CellFault => ({ column, code: 'cell_twice', params: { row } })),
          ...levelFaults(values),
          ...packFaults(values),
        ];
      },
    };
  },
};

import { PIECES_MAX } from '@slotwise/contract/constants';
import { codeKey } from '@slotwise/contract/code-key';
import { SeenOnce, type Kind } from './kind';

export const stock: Kind = {
  columns: [
    {
      name: 'location',
      holds: { type: 'code', max: 80 },
      required: true,
      called: ['location', 'bin', 'slot', 'place', 'lagerplatz', 'platz', 'stellplatz', 'lagerort'],
    },
    {
      name: 'sku',
      holds: { type: 'code', max: 80 },
      required: true,
      called: [
        'sku',
        'skucode',
        'item',
        'itemnumber',
        'article',
        'product',
        'artikel',
        'artikelnummer',
        'artikelnr',
        'material',
      ],
    },
    {
      name: 'lot',
      holds: { type: 'code', max: 80 },
      called: ['lot', 'lotnumber', 'batch', 'charge', 'chargennummer', 'los'],
    },
    {
      name: 'expires_on',
      holds: { type: 'day' },
      called: ['expiry', 'expireson', 'expirydate', 'bestbefore', 'mhd', 'verfallsdatum', 'haltbarbis'],
    },
    {
      name: 'state',
      holds: {
        type: 'choice',
        options: {
          available: ['available', 'frei', 'verfuegbar'],
          quarantine: ['quarantine', 'quarantaene', 'gesperrt'],
          returned: ['returned', 'retoure', 'retourniert'],
          damaged: ['damaged', 'defekt', 'beschaedigt'],
        },
      },
      called: ['state', 'status', 'bestandsart', 'zustand'],
    },
    {
      name: 'quantity',
      holds: { type: 'whole', min: 0, max: PIECES_MAX },
      required: true,
      called: ['quantity', 'qty', 'pieces', 'onhand', 'stock', 'menge', 'bestand', 'anzahl', 'stueck'],
    },
  ],
  warehouse: true,
  modes: ['set', 'add'],
  judge() {
    const keys = new SeenOnce();
    return {
      judge(values, row) {
        const { location, sku, lot, state } = values;
        const key = JSON.stringify([
          codeKey(location ?? ''),
          codeKey(sku ?? ''),
          codeKey(lot ?? ''),
          state ?? 'available',
        ]);
        return keys.check('location', key, row);
      },
    };
  },
};

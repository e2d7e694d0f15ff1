import { PIECES_MAX } from '@slotwise/contract/constants';
import { codeKey } from '@slotwise/contract/code-key';
import { type Kind } from './kind';

export const orders: Kind = {
  columns: [
    {
      name: 'order',
      holds: { type: 'code', max: 80 },
      required: true,
      called: [
        'order',
        'orderid',
        'ordernumber',
        'orderno',
        'ordercode',
        'auftrag',
        'auftragsnummer',
        'auftragsnr',
        'bestellung',
      ].concat(['bestellnummer', 'belegnummer']),
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
      name: 'quantity',
      holds: { type: 'whole', min: 1, max: PIECES_MAX },
      required: true,
      called: ['quantity', 'qty', 'pieces', 'menge', 'anzahl', 'stueck', 'stueckzahl'],
    },
    {
      name: 'date',
      holds: { type: 'time', isPast: true },
      required: true,
      called: ['date', 'orderdate', 'orderedat', 'datum', 'auftragsdatum', 'bestelldatum', 'timestamp', 'zeitpunkt'],
    },
    { name: 'batch', holds: { type: 'code', max: 80 }, called: ['batch', 'wave', 'welle', 'charge', 'stapel'] },
    {
      name: 'customer',
      holds: { type: 'text', max: 200 },
      called: ['customer', 'customername', 'kunde', 'kundenname'],
    },
  ],
  derived: ['nth'],
  warehouse: true,
  judge() {
    const lines = new Map<string, number>();
    const pieces = new Map<string, number>();
    return {
      // An order may have the same SKU in several lines: they are told apart by their turn, wherever they stand in the file.
      judge(values) {
        const order = codeKey(values.order ?? '');
        const sum = (pieces.get(order) ?? 0) + Number(values.quantity);
        if (sum > PIECES_MAX) return [{ column: 'quantity', code: 'too_many_in_all', params: { max: PIECES_MAX } }];
        pieces.set(order, sum);
        const key = `${order}\n${codeKey(values.sku ?? '')}`;
        const nth = (lines.get(key) ?? 0) + 1;
        lines.set(key, nth);
        values.nth = String(nth);
        return [];
      },
    };
  },
};

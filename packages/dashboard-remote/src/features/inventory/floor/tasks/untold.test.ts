import type { StockRow } from '@slotwise/contract';
import type { FloorEntry } from '../floor-note';
import { withoutTaken } from './untold';

const row = (onHand: number, over: Partial<StockRow> = {}): StockRow => ({
  ...{ warehouseId: 'w1', location: { id: 'dock', code: 'DOCK' }, lot: null, state: 'available' },
  sku: { id: 'sku-1', code: 'FOIL', name: 'Foil' },
  ...{ onHand, reserved: 0, since: '2026-11-22T10:00:00.000Z', movedAt: '2026-11-22T10:00:00.000Z' },
  ...over,
});
/** As a device keeps it, also for a page that is opened anew: in packs, of which the note knows the pieces. */
const entry = (status: FloorEntry['status'], pieces: number, move: object = {}): FloorEntry => ({
  ...{ key: `${status} ${pieces}`, call: 'POST /stock/put-away', status, isTried: false, refusal: null, answer: null },
  body: { moves: [{ key: 'k', sku_id: 'sku-1', quantity: 1, unit: 'case', from_location_id: 'dock', ...move }] },
  note: { task: 'put-away', goods: [{ sku: 'FOIL', pieces }], from: 'DOCK', to: 'A-01' },
  addedAt: 1,
});

test('what was taken and not told yet is taken away, of the same place, lot and state alone', () => {
  const lot = { id: 'lot-1', code: 'L-1', expiresOn: null };
  const entries = [
    ...[entry('waiting', 2), entry('waiting', 12), entry('sent', 5), entry('refused', 7)],
    ...[entry('waiting', 3, { lot: 'l-1' }), entry('waiting', 4, { from_location_id: 'ramp' })],
    entry('waiting', 48, { state: 'returned' }),
  ];
  const rows = [row(48), row(9, { lot }), row(48, { state: 'returned' })];
  expect(withoutTaken(rows, entries).map(({ onHand }) => onHand)).toEqual([34, 6]);
});

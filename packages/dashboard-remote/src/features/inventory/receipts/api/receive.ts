import type { Answer, ReceiptLine, ReceiptSummary } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';
import { placeIdByCode } from '../../booking/api/place-id';
import { serialsIn } from '../../booking/model/booking';
import type { ReceivingValues } from '../model/receiving';

/**
 * Takes in goods of one line of a receipt.
 * @param keyFor key of a request: sent again after no answer came, it is booked once
 * @throws validation_failed at the dialog's place, if there is none of that code, and the refusals of the server
 */
export async function receive(
  http: Http,
  { id, warehouseId, returns }: Pick<ReceiptSummary, 'id' | 'warehouseId' | 'returns'>,
  { sku }: ReceiptLine,
  values: ReceivingValues,
  keyFor: (request: string) => string,
): Promise<Answer<'POST /receipt/receive'>> {
  const serials = serialsIn(values.serials);
  const [lot, expires] = [values.lot.trim(), values.expires.trim()];
  const move = {
    sku_id: sku.id,
    quantity: Number(values.quantity.trim()),
    ...(values.unit !== 'each' && { unit: values.unit }),
    ...(lot && { lot }),
    ...(serials.length > 0 && { serials }),
    ...(lot && expires && { expires_on: expires }),
    to_location_id: await placeIdByCode(http, 'to', warehouseId, values.to),
    ...(values.state !== (returns ? 'returned' : 'available') && { state: values.state }),
  };
  const key = keyFor(JSON.stringify([id, move]));
  return http('POST /receipt/receive', { body: { receipt_id: id, moves: [{ ...move, key }] }, idempotencyKey: key });
}

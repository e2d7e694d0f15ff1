import type { StockMove } from '@slotwise/contract';
import { isUnanswered, type Http } from '@slotwise/shared/http';
import { serialsIn, type Booking, type BookingValues } from '../model/booking';
import { findSku } from '../use-sku-by-code';
import { placeIdByCode, unknownCode } from './place-id';

/** No answer came to what is asked before anything is booked. */
export class NotLookedUpError extends Error {}

async function lookUp(asked: Promise<string>): Promise<string> {
  try {
    return await asked;
  } catch (error) {
    throw isUnanswered(error) ? new NotLookedUpError('Nothing was sent.', { cause: error }) : error;
  }
}

async function skuId(http: Http, code: string): Promise<string> {
  const found = await findSku(http, code.trim());
  if (!found) throw unknownCode('sku');
  return found.sku.id;
}

/**
 * Books what the dialog's fields say.
 * @param keyFor key of a request: sent again after no answer came, it is booked once
 * @throws NotLookedUpError before anything is sent; validation_failed with the dialog's own fields for an unknown SKU or place, and the refusals of the server
 */
export async function book(
  http: Http,
  booking: Booking,
  values: BookingValues,
  keyFor: (request: string) => string,
): Promise<StockMove | undefined> {
  const { warehouse } = values;
  const place = (field: 'from' | 'to') => lookUp(placeIdByCode(http, field, warehouse, values[field]));
  const words = (text: string) => text.trim();
  const what = {
    sku_id: await lookUp(skuId(http, values.sku)),
    quantity: Number(values.quantity.trim()),
    ...(values.unit !== 'each' && { unit: values.unit }),
    ...(words(values.serials) && { serials: serialsIn(values.serials) }),
    ...(words(values.lot) && { lot: words(values.lot) }),
    ...(words(values.reason) && { reason: words(values.reason) }),
  };
  const state = values.state === 'available' ? {} : { state: values.state };
  const sent = <M extends object>(move: M) => {
    const key = keyFor(JSON.stringify([booking, warehouse, move]));
    return { body: { warehouse_id: warehouse, moves: [{ ...move, key }] }, idempotencyKey: key };
  };
  switch (booking) {
    case 'receive': {
      const expires = words(values.expires) ? { expires_on: words(values.expires) } : {};
      const move = { ...what, ...state, ...expires, to_location_id: await place('to') };
      return (await http('POST /stock/receive', sent(move))).moves[0];
    }
    case 'put-away': {
      const move = { ...what, ...state, from_location_id: await place('from'), to_location_id: await place('to') };
      return (await http('POST /stock/put-away', sent(move))).moves[0];
    }
    case 'move': {
      const places = { from_location_id: await place('from'), to_location_id: await place('to') };
      const move = { ...what, ...places, state: values.state, to_state: values.toState };
      return (await http('POST /stock/move', sent(move))).moves[0];
    }
    case 'pick':
      return (await http('POST /stock/pick', sent({ ...what, from_location_id: await place('from') }))).moves[0];
    case 'adjust': {
      const move = { ...what, ...state, reason: words(values.reason), change: values.change };
      return (await http('POST /stock/adjust', sent({ ...move, location_id: await place('from') }))).moves[0];
    }
  }
}

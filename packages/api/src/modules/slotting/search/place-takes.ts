import type { InputLocation, InputSku } from '../input/run-input';

const sorted = (...lengths: (number | null)[]) =>
  lengths.every((length) => length !== null) ? lengths.sort((a, b) => a - b) : null;

/**
 * Whether a place takes all pieces of a SKU, beside others if it has several slots: each may use its part of the limits. What
 * was never measured is refused by a limit that needs it, as the ledger does.
 */
export function placeTakes(place: InputLocation, sku: InputSku, slots: number): boolean {
  if (place.blocked) return false;
  if (place.condition !== null && place.condition !== sku.condition) return false;
  if (place.mixing === 'same_lot' && sku.lots > 1) return false;
  const within = (limit: number | null, each: number | null) =>
    limit === null || (each !== null && sku.pieces * each * slots <= limit);
  const inside = sorted(place.lengthMm, place.widthMm, place.heightMm);
  const piece = sorted(sku.lengthMm, sku.widthMm, sku.heightMm);
  // One piece goes in, turned as it may be.
  if (inside && piece && piece.some((length, at) => length > inside[at]!)) return false;
  const volume = piece && piece.reduce((product, length) => product * length, 1);
  return within(place.maxPieces, 1) && within(place.maxWeightG, sku.weightG) && within(place.maxVolumeMm3, volume);
}

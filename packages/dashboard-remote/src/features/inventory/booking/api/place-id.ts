import { ApiError } from '@slotwise/shared/http';
import type { Http } from '@slotwise/shared/http';

/** Error at a field whose code belongs to nothing. */
export const unknownCode = (field: string) =>
  new ApiError(422, 'validation_failed', 'Unknown.', [{ field, code: 'unknown', reason: 'does not exist' }]);

/** The id of the place that has a code in a warehouse. @throws validation_failed at the field, if none has it */
export async function placeIdByCode(http: Http, field: string, warehouse: string, code: string): Promise<string> {
  const query = { warehouse_id: warehouse, code: code.trim() };
  const { location } = await http('GET /location/scanned', { query });
  if (!location) throw unknownCode(field);
  return location.id;
}

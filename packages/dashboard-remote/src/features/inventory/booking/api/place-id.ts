import { ApiError, isApiError } from '@slotwise/shared/http';
import type { Http } from '@slotwise/shared/http';

/** Error at a field whose code belongs to nothing. */
export const unknownCode = (field: string) =>
  new ApiError(422, 'validation_failed', 'Unknown.', [{ field, code: 'unknown', reason: 'does not exist' }]);

/** The id of the place that has a code in a warehouse. @throws validation_failed at the field, if none has it */
export async function placeIdByCode(http: Http, field: string, warehouse: string, code: string): Promise<string> {
  try {
    const { location } = await http('GET /location', { query: { warehouse_id: warehouse, code: code.trim() } });
    return location.id;
  } catch (error) {
    throw isApiError(error) && error.code === 'not_found' ? unknownCode(field) : error;
  }
}

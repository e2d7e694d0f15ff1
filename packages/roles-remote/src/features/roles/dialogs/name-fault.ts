import { isApiError } from '@slotwise/shared/http';
import type { ErrorDescription } from '@slotwise/shared/words';

export const DESCRIPTION_MAX = 500;

/** The fault that belongs to the name field, if the server found one. */
export function nameFault(error: unknown, describe: (error: unknown) => ErrorDescription): string | null {
  if (!isApiError(error)) return null;
  const { title, fields } = describe(error);
  return error.code === 'name_taken' ? title : (fields['name'] ?? null);
}

import { isApiError } from '@slotwise/shared/http';

export const DESCRIPTION_MAX = 500;

/** The fault that belongs to the name field, if the server found one. */
export function nameFault(error: unknown): string | null {
  if (!isApiError(error)) return null;
  return error.code === 'name_taken' ? error.message : (error.fieldFault('name') ?? null);
}

import { ERROR_CODES } from '@slotwise/contract/error-codes';
import type { ErrorCode } from '@slotwise/contract/errors';

const known = new Set(Object.values(ERROR_CODES).flatMap((codes) => codes.split(' ')));

/** Whether this page knows the code, and has words for it. */
export const isErrorCode = (code: string): code is ErrorCode => known.has(code);

/** Codes whose words are true of all answers of a status, also of those that something before the API gave. */
const GENERAL: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'route_not_found',
  405: 'method_not_allowed',
  408: 'unavailable',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  422: 'validation_failed',
  425: 'unavailable',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** The meaning of an answer that states no code: a general one, since a fault is specific by its code alone. */
export const codeForStatus = (status: number): ErrorCode =>
  GENERAL[status] ?? (status >= 500 ? 'internal' : 'malformed_request');

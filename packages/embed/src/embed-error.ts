import { isApiError, isNetworkError, isTimeoutError } from '@slotwise/shared/http';
import type { SlotwiseElementErrorCode, SlotwiseErrorCode } from './element';
import { sayIn, type Said } from './words';

/** Why a remote does not stand in its place: `code` for the page's script, `message` for whoever reads it. */
export interface Failure {
  code: SlotwiseErrorCode;
  message: string;
}

const sayReason = (reason: Said | string, locale: string) =>
  typeof reason === 'string' ? reason : sayIn(locale, reason);

/** What this script itself finds wrong. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';
  constructor(
    readonly code: SlotwiseElementErrorCode,
    /** A text: it was written elsewhere, in the reader's language. */
    readonly reason: Said | string,
  ) {
    super(sayReason(reason, 'en'));
  }
}

/**
 * Anything thrown on the way to a mounted remote, in words. What the API answers is English.
 * @param page the origin that Slotwise was asked from
 * @param locale of the element
 */
export function failureOf(error: unknown, page: string, locale: string): Failure {
  const say = (sentence: Said) => sayIn(locale, sentence);
  if (error instanceof EmbedError) return { code: error.code, message: sayReason(error.reason, locale) };
  if (isApiError(error) && error.code === 'unauthenticated') {
    return { code: 'token_refused', message: say({ id: 'access.refused' }) };
  }
  if (isNetworkError(error)) {
    return { code: 'unreachable', message: say({ id: 'server.unreachable', values: { page } }) };
  }
  if (isTimeoutError(error)) return { code: 'unreachable', message: say({ id: 'server.slow' }) };
  if (isApiError(error)) return { code: error.code, message: error.message };
  return { code: 'load_failed', message: error instanceof Error ? error.message : say({ id: 'remote.failed' }) };
}

import { isApiError, isNetworkError, isTimeoutError } from '@slotwise/shared/http';
import type { SlotwiseElementErrorCode, SlotwiseErrorCode } from './element';

/** Why a remote does not stand in its place: `code` for the page's script, `message` for whoever reads it. */
export interface Failure {
  code: SlotwiseErrorCode;
  message: string;
}

/** What this script itself finds wrong. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';
  constructor(
    readonly code: SlotwiseElementErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** Anything thrown on the way to a mounted remote, in words. @param page the origin that Slotwise was asked from */
export function failureOf(error: unknown, page: string): Failure {
  if (error instanceof EmbedError) return { code: error.code, message: error.message };
  if (isApiError(error) && error.code === 'unauthenticated') {
    return { code: 'token_refused', message: 'The access was refused: it is over, or was given to another page.' };
  }
  if (isNetworkError(error)) {
    return { code: 'unreachable', message: `Slotwise cannot be reached, or does not know ${page}.` };
  }
  if (isTimeoutError(error)) return { code: 'unreachable', message: 'Slotwise took too long to answer.' };
  if (isApiError(error)) return { code: error.code, message: error.message };
  return { code: 'load_failed', message: error instanceof Error ? error.message : 'It could not be loaded.' };
}

import type { ErrorCode, FieldFault } from '@slotwise/contract';

/** A server's message about one field. One of another version may have a code that this page does not know, or none. */
export type ReceivedFault = Omit<FieldFault, 'code'> & { code?: string };

/**
 * Errors cross module boundaries: each remote bundles its own copy of these classes, so `instanceof` would not know
 * an error that another copy threw. The brand does.
 */
const BRAND = Symbol.for('slotwise.error');
type Kind = 'api' | 'network' | 'timeout';

const isKind = (error: unknown, kind: Kind): boolean =>
  typeof error === 'object' && error !== null && (error as Record<symbol, unknown>)[BRAND] === kind;

/** The server answered with an error. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly [BRAND]: Kind = 'api';
  constructor(
    readonly status: number,
    /** A general one for its status if the answer was not one of the API's own (a proxy's page, say). */
    readonly code: ErrorCode,
    message: string,
    readonly details: readonly ReceivedFault[] = [],
  ) {
    super(message);
  }
}

/** No answer arrived: offline, refused, cut off. Whether the server did the work is unknown. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly [BRAND]: Kind = 'network';
}

/** No answer arrived in time. Whether the server did the work is unknown. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly [BRAND]: Kind = 'timeout';
}

export const isApiError = (error: unknown): error is ApiError => isKind(error, 'api');
export const isNetworkError = (error: unknown): error is NetworkError => isKind(error, 'network');
export const isTimeoutError = (error: unknown): error is TimeoutError => isKind(error, 'timeout');
/** The server said nothing: trying again may help, and nothing is known about rights or data. */
export const isUnanswered = (error: unknown): error is NetworkError | TimeoutError =>
  isNetworkError(error) || isTimeoutError(error);

const IN_DOUBT = Symbol.for('slotwise.in-doubt');
/** Marks the error of a call that was to change something and may have done so. */
export function markInDoubt<E extends Error>(error: E): E {
  return Object.assign(error, { [IN_DOUBT]: true });
}
/** Nobody knows whether the call did what it was to do: it was sent, and nothing that answers for the server said how it ended. */
export const isInDoubt = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (error as Record<symbol, unknown>)[IN_DOUBT] === true;

const INCONCLUSIVE = new Set([408, 425, 429]);
/** The server gave no answer, is in trouble or was asked too often: known rights and sessions still hold. */
export const isInconclusive = (error: unknown): boolean =>
  isUnanswered(error) || (isApiError(error) && (error.status >= 500 || INCONCLUSIVE.has(error.status)));
/** The call was given up on purpose (unmount, cancel): nothing to tell anyone. */
export const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (error as { name?: unknown }).name === 'AbortError';

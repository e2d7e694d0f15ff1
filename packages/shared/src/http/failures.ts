import type { ApiErrorBody } from '@slotwise/contract';
import { codeForStatus, isErrorCode } from './error-codes';
import { ApiError, NetworkError, TimeoutError } from './errors';

/** The error that an answer states, also when the answer comes from something before the API. */
export async function failureOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  let body: Partial<ApiErrorBody> = {};
  try {
    body = (JSON.parse(text) as Partial<ApiErrorBody> | null) ?? {};
  } catch {
    // Not JSON: a proxy's page. Its text is nothing for people; the status says enough.
  }
  const code = typeof body.code === 'string' && isErrorCode(body.code) ? body.code : codeForStatus(response.status);
  const message = typeof body.message === 'string' && body.message ? body.message : code;
  return new ApiError(response.status, code, message, Array.isArray(body.details) ? body.details : []);
}

/** Classifies a failure without an answer. Errors that are already ours, and aborts, pass through. */
export function faultOf(error: unknown, signals: readonly AbortSignal[]): unknown {
  const aborted = signals.find((signal) => signal.aborted);
  if (aborted) return new DOMException('The call was given up.', 'AbortError');
  if (error instanceof ApiError) return error;
  const { name } = error as Error;
  if (name === 'TimeoutError') return new TimeoutError('No answer in time.', { cause: error });
  return new NetworkError('No answer.', { cause: error });
}

import type { ApiErrorBody } from '@slotwise/contract';
import type { ErrorCode } from '@slotwise/contract/errors';
import { codeForStatus, isErrorCode } from './error-codes';
import { ApiError, isApiError, isUnanswered, markInDoubt, NetworkError, TimeoutError } from './errors';

/** The error that an answer states, also when the answer comes from something before the API. */
export async function failureOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  let body: Partial<ApiErrorBody> = {};
  try {
    body = (JSON.parse(text) as Partial<ApiErrorBody> | null) ?? {};
  } catch {
    // Not JSON: a proxy's page. Its text is nothing for people; the status says enough.
  }
  const code = statedCode(body, response.status) ?? codeForStatus(response.status);
  const message = typeof body.message === 'string' && body.message ? body.message : code;
  return new ApiError(response.status, code, message, Array.isArray(body.details) ? body.details : []);
}

/**
 * The code that the API states. One that is newer than this page comes with a text of its own, which is said instead; what fails beside
 * the API may look alike, so that only refusals are trusted with theirs.
 */
function statedCode({ code, message }: Partial<ApiErrorBody>, status: number): ErrorCode | undefined {
  if (typeof code !== 'string') return undefined;
  return isErrorCode(code) || (status < 500 && typeof message === 'string') ? (code as ErrorCode) : undefined;
}

/** Classifies a failure without an answer. Errors that are already ours, and aborts, pass through. */
export function faultOf(error: unknown, signals: readonly AbortSignal[]): unknown {
  const aborted = signals.find((signal) => signal.aborted);
  if (aborted) return new DOMException('The call was given up.', 'AbortError');
  if (isApiError(error)) return error;
  const { name } = error as Error;
  if (name === 'TimeoutError') return new TimeoutError('No answer in time.', { cause: error });
  return new NetworkError('No answer.', { cause: error });
}

/** Answers of what stands before the API and lost sight of it. */
const LOST = new Set([502, 504]);

/** The fault of a call that was to change something, marked where that may have happened. */
export function faultOfWrite(fault: unknown): unknown {
  const isLost = isUnanswered(fault) || (isApiError(fault) && LOST.has(fault.status));
  return isLost ? markInDoubt(fault) : fault;
}

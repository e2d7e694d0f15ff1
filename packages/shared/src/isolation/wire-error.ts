import type { ErrorCode } from '@slotwise/contract';
import { ApiError, isAborted, isApiError, isNetworkError, isTimeoutError, NetworkError, TimeoutError } from '../http';
import type { ReceivedFault } from '../http';

/** An error that a call threw, on its way through a port: classes do not pass it. */
export type WireError =
  | { kind: 'api'; status: number; code: ErrorCode; message: string; details: readonly ReceivedFault[] }
  | { kind: 'network' | 'timeout' | 'aborted' | 'other'; message: string };

export function toWireError(error: unknown): WireError {
  if (isApiError(error)) {
    const { status, code, message, details } = error;
    return { kind: 'api', status, code, message, details: [...details] };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (isNetworkError(error)) return { kind: 'network', message };
  if (isTimeoutError(error)) return { kind: 'timeout', message };
  return { kind: isAborted(error) ? 'aborted' : 'other', message };
}

export function fromWireError(wire: WireError): Error {
  switch (wire.kind) {
    case 'api':
      return new ApiError(wire.status, wire.code, wire.message, wire.details);
    case 'network':
      return new NetworkError(wire.message);
    case 'timeout':
      return new TimeoutError(wire.message);
    case 'aborted':
      return new DOMException(wire.message, 'AbortError');
    case 'other':
      return new Error(wire.message);
  }
}

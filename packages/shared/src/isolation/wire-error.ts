import type { ErrorCode } from '@slotwise/contract';
import {
  ApiError,
  isAborted,
  isApiError,
  isInDoubt,
  isNetworkError,
  isTimeoutError,
  markInDoubt,
  NetworkError,
  TimeoutError,
} from '../http';
import type { ReceivedFault } from '../http';

/** An error that a call threw, on its way through a port: classes do not pass it. */
export type WireError = WireFault & { inDoubt?: true };

type WireFault =
  | { kind: 'api'; status: number; code: ErrorCode; message: string; details: readonly ReceivedFault[] }
  | { kind: 'network' | 'timeout' | 'aborted' | 'other'; message: string };

export const toWireError = (error: unknown): WireError => ({
  ...toWireFault(error),
  ...(isInDoubt(error) && { inDoubt: true }),
});

export const fromWireError = (wire: WireError): Error =>
  wire.inDoubt === true ? markInDoubt(fromWireFault(wire)) : fromWireFault(wire);

function toWireFault(error: unknown): WireFault {
  if (isApiError(error)) {
    const { status, code, message, details } = error;
    return { kind: 'api', status, code, message, details: [...details] };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (isNetworkError(error)) return { kind: 'network', message };
  if (isTimeoutError(error)) return { kind: 'timeout', message };
  return { kind: isAborted(error) ? 'aborted' : 'other', message };
}

function fromWireFault(wire: WireFault): Error {
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

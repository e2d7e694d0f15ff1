import { ERROR_CODES } from '@slotwise/contract/error-codes';
import type { ErrorCode } from '@slotwise/contract/errors';

const known = new Set(Object.values(ERROR_CODES).flatMap((codes) => codes.split(' ')));

/** Whether this page knows the code, and has words for it. */
export const isErrorCode = (code: string): code is ErrorCode => known.has(code);

/** The meaning of an answer that states no known code. */
export const codeForStatus = (status: number): ErrorCode =>
  (ERROR_CODES[status]?.split(' ')[0] ?? 'internal') as ErrorCode;

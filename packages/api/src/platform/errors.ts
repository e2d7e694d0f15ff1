import type { FieldFault } from '@slotwise/contract';
import { ERRORS, type ErrorCode } from '@slotwise/contract/errors';

/** What a verb throws to refuse: a code of the closed union, optionally the fields at fault. */
export class ApiFault extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details?: FieldFault[],
    readonly headers: Record<string, string> = {},
  ) {
    super(ERRORS[code].message);
  }
  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** `throw refuse('not_found')`. */
export const refuse = (code: ErrorCode, details?: FieldFault[]): ApiFault => new ApiFault(code, details);

/** `throw badField('name', 'must not be blank')`: 422 `validation_failed`. */
export const badField = (field: string, reason: string): ApiFault =>
  new ApiFault('validation_failed', [{ field, reason }]);

import type { FieldFault } from '@slotwise/contract';
import {
  reasonOf,
  type FieldFaultArguments,
  type FieldFaultCode,
  type FieldFaultParam,
} from '@slotwise/contract/field-faults';
import { ERRORS, type ErrorCode } from '@slotwise/contract/errors';

/** Error that a verb throws to refuse: a code of the closed union, optionally the fields at fault. */
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

/** Fault of one field, as the wire says it. */
export const fieldFault = <Code extends FieldFaultCode>(
  field: string,
  code: Code,
  ...params: FieldFaultArguments<Code>
): FieldFault => ({ field, code, reason: reasonOf(code, ...params), ...writable(params[0]) });

const writable = (params: Readonly<Record<string, FieldFaultParam>> | undefined): Pick<FieldFault, 'params'> =>
  params
    ? {
        params: Object.fromEntries(
          Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
        ),
      }
    : {};

/** `throw badField('name', 'empty')`: 422 `validation_failed`. */
export const badField = <Code extends FieldFaultCode>(
  field: string,
  code: Code,
  ...params: FieldFaultArguments<Code>
): ApiFault => new ApiFault('validation_failed', [fieldFault(field, code, ...params)]);

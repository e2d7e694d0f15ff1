import { Type, type Static } from 'typebox';
import { ERRORS, type ErrorCode } from '../errors';
import { FIELD_FAULTS, type FieldFaultCode } from '../field-faults';
import { literals, strict } from './schema';

/**
 * One bad field of a request: `field` is its path (`users/0/id`), `reason` says in English what is wrong. `code` and `params`
 * say the same for screens in any language.
 */
export const FieldFault = strict({
  field: Type.String(),
  reason: Type.String(),
  code: Type.Unsafe<FieldFaultCode>(literals(Object.keys(FIELD_FAULTS))),
  params: Type.Optional(
    Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Array(Type.String())])),
  ),
});
export type FieldFault = Static<typeof FieldFault>;

/** Body of every answer that is not a success. */
export const ApiErrorBody = strict({
  code: Type.Unsafe<ErrorCode>(literals(Object.keys(ERRORS))),
  message: Type.String(),
  details: Type.Optional(Type.Array(FieldFault)),
});
export type ApiErrorBody = Static<typeof ApiErrorBody>;

import { Type, type Static } from 'typebox';
import { ERRORS, type ErrorCode } from '../errors';
import { literals, strict } from './schema';

/** One bad field of a request: `field` is its path (`users/0/id`), `reason` is for people. */
export const FieldFault = strict({ field: Type.String(), reason: Type.String() });
export type FieldFault = Static<typeof FieldFault>;

/** Body of every answer that is not a success. */
export const ApiErrorBody = strict({
  code: Type.Unsafe<ErrorCode>(literals(Object.keys(ERRORS))),
  message: Type.String(),
  details: Type.Optional(Type.Array(FieldFault)),
});
export type ApiErrorBody = Static<typeof ApiErrorBody>;

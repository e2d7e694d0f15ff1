import { Type, type Static, type TSchema } from 'typebox';

/** An object that refuses unknown fields. */
export const strict = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });
export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
export const literals = <const V extends readonly string[]>(values: V) =>
  Type.Unsafe<V[number]>({ type: 'string', enum: [...values] });

export const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
/** ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time' });
/** An id that a client names: unknown ones are answered as such, in any form. */
export const Ref = Type.String({ minLength: 1, maxLength: 64 });

/** The object of an event that removes something. */
export const Removed = strict({ id: Id });
export type Removed = Static<typeof Removed>;

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
/** Years from 1900 on, as in files: databases and JavaScript count those before the first differently. */
const SINCE_1900 = '^(?:19|[2-9]\\d)\\d\\d-';
/** An instant that a client gives. */
export const GivenInstant = Type.String({ format: 'date-time', pattern: SINCE_1900 });
/** A day that a client gives. */
export const GivenDay = Type.String({ format: 'date', pattern: SINCE_1900 });
/** A day up to which something is counted: the one after it has a year of four digits as well. */
export const DayOfRange = Type.String({ format: 'date', pattern: '^(?:19|[2-8]\\d)\\d\\d-' });
/** An id that a client names: unknown ones are answered as such, in any form. */
export const Ref = Type.String({ minLength: 1, maxLength: 64 });

const NAME = Symbol('name of an entity');

/** An entity that documents write out once, under this name, and refer to where it is carried. Copies of it have no name. */
export const named = <S extends TSchema>(name: string, schema: S): S =>
  Object.defineProperty(schema, NAME, { value: name });

/** The name that `named` gave it. */
export const nameOf = (schema: TSchema): string | undefined => (schema as { [NAME]?: string })[NAME];

/** The object of an event that removes something. */
export const Removed = named('Removed', strict({ id: Id }));
export type Removed = Static<typeof Removed>;

import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

type Check = (value: unknown) => void;
const compiled = new WeakMap<TSchema, ReturnType<typeof Compile<TSchema>>>();

/**
 * The checks of a schema, compiled when they are first asked for: those of all routes take half a second of a start, and
 * most are not needed for long.
 */
export function checksOfSchema(schema: TSchema) {
  const checks = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, checks);
  return checks;
}

/**
 * A check of values against a schema. `name` says in the fault what the value was.
 * @throws an Error that names the place and never the value, which may be somebody's.
 */
export function checkAgainst(schema: TSchema, name: string): Check {
  return (value) => {
    const checks = checksOfSchema(schema);
    if (checks.Check(value)) return;
    const [fault] = checks.Errors(value);
    throw new Error(`${name} breaks the contract: ${fault?.instancePath ?? ''} ${fault?.message ?? ''}`);
  };
}

/** The checks of a catalogue of schemas, by name. */
export const checksOf = <K extends string>(schemas: Readonly<Record<K, TSchema>>, subject: string): Record<K, Check> =>
  Object.fromEntries(
    Object.entries<TSchema>(schemas).map(([name, schema]) => [name, checkAgainst(schema, `${subject} ${name}`)]),
  ) as Record<K, Check>;

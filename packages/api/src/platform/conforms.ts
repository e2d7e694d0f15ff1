import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

type Check = (value: unknown) => void;

/**
 * A check of values against a schema, compiled when it is first used. `name` says in the fault what the value was.
 * @throws an Error that names the place and never the value, which may be somebody's.
 */
export function checkAgainst(schema: TSchema, name: string): Check {
  let compiled: ReturnType<typeof Compile> | undefined;
  return (value) => {
    compiled ??= Compile(schema);
    if (compiled.Check(value)) return;
    const [fault] = compiled.Errors(value);
    throw new Error(`${name} breaks the contract: ${fault?.instancePath ?? ''} ${fault?.message ?? ''}`);
  };
}

/** The checks of a catalogue of schemas, by name. */
export const checksOf = <K extends string>(schemas: Readonly<Record<K, TSchema>>, subject: string): Record<K, Check> =>
  Object.fromEntries(
    Object.entries<TSchema>(schemas).map(([name, schema]) => [name, checkAgainst(schema, `${subject} ${name}`)]),
  ) as Record<K, Check>;

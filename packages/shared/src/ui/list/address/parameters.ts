/** Notation of one value in a page's address. A default value is left out of it. */
export interface Parameter<Value> {
  /** The name in the query. */
  name: string;
  read: (texts: readonly string[]) => Value;
  /** Empty: left out. */
  write: (value: Value) => readonly string[];
  /** Typed letter by letter: it counts at once, and reaches the address when the typing pauses. */
  isTyped?: boolean;
}

/** The values of a page by the names that its code has for them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a parameter both reads and writes its value
export type Parameters = Readonly<Record<string, Parameter<any>>>;
export type ValuesOf<P> = { [Name in keyof P]: P[Name] extends Parameter<infer Value> ? Value : never };

/** A text that is typed, as in a search box. Spaces around it do not reach the address. */
export const typed = (name: string): Parameter<string> => ({
  name,
  read: ([text = '']) => text,
  write: (value) => (value.trim() === '' ? [] : [value.trim()]),
  isTyped: true,
});

/** A text that is set as a whole, as an id; empty if there is none. */
export const text = (name: string): Parameter<string> => ({
  name,
  read: ([value = '']) => value,
  write: (value) => (value === '' ? [] : [value]),
});

/** A text that may stand there empty, as a question without its subject; null if it does not stand there. */
export const optional = (name: string): Parameter<string | null> => ({
  name,
  read: ([value = null]) => value,
  write: (value) => (value === null ? [] : [value]),
});

/** One of a few; null if the address names none of them. */
export const choice = <Value extends string>(name: string, known: readonly Value[]): Parameter<Value | null> => ({
  name,
  read: ([value]) => known.find((one) => one === value) ?? null,
  write: (value) => (value === null ? [] : [value]),
});

/** One of a few, with one of them if the address names none: that one is left out. */
export const choiceOr = <Value extends string>(
  name: string,
  known: readonly Value[],
  otherwise: NoInfer<Value>,
): Parameter<Value> => ({
  name,
  read: ([value]) => known.find((one) => one === value) ?? otherwise,
  write: (value) => (value === otherwise ? [] : [value]),
});

/** Yes or no. */
export const flag = (name: string): Parameter<boolean> => ({
  name,
  read: ([value]) => value === '1',
  write: (value) => (value ? ['1'] : []),
});

/** Any number of texts. */
export const texts = (name: string): Parameter<readonly string[]> => ({
  name,
  read: (values) => values,
  write: (values) => values,
});

/** Reads the values of a query. */
export function readQuery<P extends Parameters>(parameters: P, query: URLSearchParams): ValuesOf<P> {
  const entries = Object.entries<Parameter<unknown>>(parameters);
  return Object.fromEntries(entries.map(([key, { name, read }]) => [key, read(query.getAll(name))])) as ValuesOf<P>;
}

/** The query with these values in it; other parameters stay. */
export function writeQuery<P extends Parameters>(
  parameters: P,
  query: URLSearchParams,
  changes: Partial<ValuesOf<P>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [key, value] of Object.entries(changes)) {
    const parameter: Parameter<unknown> | undefined = parameters[key];
    if (!parameter) continue;
    next.delete(parameter.name);
    for (const part of parameter.write(value)) next.append(parameter.name, part);
  }
  return next;
}

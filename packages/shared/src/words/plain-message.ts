const LITERAL = 0;
const ARGUMENT = 1;

/** A part of a compiled message: its text, or the name of a value. */
interface Part {
  type: number;
  value: string;
}

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/**
 * The text of a message that has texts and `{names}` alone, as the library of messages writes it. Undefined for one that needs the library: for
 * plurals, numbers, dates, tags, a value that is an element, or a value that is missing.
 */
export function plainText(
  message: string | readonly object[],
  values: Readonly<Record<string, unknown>> = {},
): string | undefined {
  if (typeof message === 'string') return message;
  let text = '';
  for (const { type, value } of message as readonly Part[]) {
    const part = type === ARGUMENT ? values[value] : value;
    if ((type !== LITERAL && type !== ARGUMENT) || !isText(part)) return undefined;
    text += part;
  }
  return text;
}

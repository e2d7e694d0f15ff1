/**
 * A word that one side asks for and the other must have, as numbers that compare fast. Undefined if nobody asks.
 * @param asked what each of one side asks for, null for nothing
 * @param had what each of the other side has
 */
export function required(
  asked: readonly (string | null)[],
  had: readonly (string | null)[],
): { asked: Int32Array; had: Int32Array } | undefined {
  if (asked.every((word) => word === null)) return undefined;
  const numbers = new Map<string | null, number>([[null, -1]]);
  const numberOf = (word: string | null) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  return { asked: Int32Array.from(asked, numberOf), had: Int32Array.from(had, numberOf) };
}

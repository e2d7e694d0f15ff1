/** More names than these are counted, not said. */
const NAMED = 10;

/** `1 user`, `2 users`. */
export const number = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const be = (count: number): string => (count === 1 ? 'is' : 'are');

/** `Ann, Ben and 3 more`. */
export const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, NAMED);
  const rest = names.length - shown.length;
  return shown.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
};

/** `2 pending`, `1 expired`: how often each value occurs, the most frequent first. */
export const tally = (values: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value, count]) => `${count} ${value}`);
};

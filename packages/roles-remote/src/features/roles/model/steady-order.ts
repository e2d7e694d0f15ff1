/**
 * A list in the order in which it was shown: changed items keep their place, also if they would be sorted or filtered
 * otherwise by now; new ones come last, since anywhere else they would move what somebody works in; removed ones disappear.
 * @param shown ids in the order in which they were drawn last
 * @param sorted what is shown from the beginning, sorted
 * @param all everything that exists
 */
export function steadyOrder<T extends { id: string }>(
  shown: readonly string[],
  sorted: readonly T[],
  all: readonly T[],
): T[] {
  const byId = new Map(all.map((one) => [one.id, one]));
  const order = shown.flatMap((id) => byId.get(id) ?? []);
  const known = new Set(shown);
  return [...order, ...sorted.filter(({ id }) => !known.has(id))];
}

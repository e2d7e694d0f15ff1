/**
 * A list in the order in which it was shown: changed items keep their place, also if they would be sorted or filtered
 * otherwise by now; a new one stands behind the one that it follows in the sorted list; removed ones disappear.
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
  let before = '';
  for (const one of sorted) {
    // Without one before it, it is the first: no role has an empty id.
    if (!known.has(one.id)) order.splice(order.findIndex(({ id }) => id === before) + 1, 0, one);
    before = one.id;
  }
  return order;
}

import { isDeepStrictEqual } from 'node:util';

/** Facts about a thing, by name. */
export type State = Readonly<Record<string, unknown>>;

/** The fields that differ, as they were and as they are; null if all are equal. */
export function changedFields(before: State, after: State): { before: State; after: State } | null {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  if (names.length === 0) return null;
  const only = (state: State) =>
    Object.fromEntries(names.filter((name) => name in state).map((name) => [name, state[name]]));
  return { before: only(before), after: only(after) };
}

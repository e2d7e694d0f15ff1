/** Levels of a stock by any names, as numbers or as a file writes them; null or left out: it has none. */
export type Levels<Name extends string> = Readonly<Partial<Record<Name, number | string | null>>>;

/**
 * Levels that are above the next one that there is, where they must not be.
 * @param order names of the levels, the lowest first
 */
export function wrongLevels<Name extends string>(
  levels: Levels<Name>,
  order: readonly Name[],
): { field: Name; other: Name }[] {
  const given = order.filter((name) => levels[name] != null);
  return given.flatMap((field, at) => {
    const other = given[at + 1];
    return other !== undefined && Number(levels[field]) > Number(levels[other]) ? [{ field, other }] : [];
  });
}

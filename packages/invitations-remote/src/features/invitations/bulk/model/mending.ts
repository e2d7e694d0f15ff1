import type { Entry } from './entry';

/** The corrections that somebody made to an entry, in its row. */
export interface Mend {
  address?: string;
  /** Name of a role. */
  role?: string;
}
/** By what stands in the list: they outlast its edits elsewhere. */
export type Mends = ReadonlyMap<string, Mend>;

export const keyOf = ({ address, name, role }: Entry): string => JSON.stringify([address, name, role]);

export const mended = (entries: readonly Entry[], mends: Mends): Entry[] =>
  mends.size === 0 ? [...entries] : entries.map((entry) => ({ ...entry, ...mends.get(keyOf(entry)) }));

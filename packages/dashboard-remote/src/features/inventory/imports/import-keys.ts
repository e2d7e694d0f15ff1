import { inventoryKeys } from '../query-keys';

const { imports } = inventoryKeys;

/** Keys of everything that is read of files on their way in. */
export const importKeys = {
  list: [...imports, 'list'] as const,
  kinds: [...imports, 'kinds'] as const,
  one: (id: string) => [...imports, 'one', id] as const,
  /** Beginning of the keys of the rows that change and of those that are refused. */
  rows: (id: string) => [...imports, 'rows', id] as const,
};

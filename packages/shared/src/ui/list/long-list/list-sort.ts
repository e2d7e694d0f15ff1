import { choice } from '../address/parameters';
import type { SortedBy } from '@slotwise/contract';
import { formatSort, parseSort } from '@slotwise/shared/ui/table';
import type { Sort } from '@slotwise/shared/ui/table';

const waysOf = <K extends string>(columns: readonly K[]): SortedBy<K>[] =>
  columns.flatMap((one): SortedBy<K>[] => [one, `-${one}`]);

/** The order of a list in its address: a column that the server sorts by, with a minus before it for the other way round. */
export const sortParameter = <K extends string>(columns: readonly K[]) => choice('sort', waysOf(columns));

interface Sorting<K extends string> {
  columns: readonly K[];
  /** The order of the list when nobody asks for another. It is left out of the address, and its column says it all the same. */
  usual: SortedBy<K>;
  value: SortedBy<K> | null;
  onChange: (sort: SortedBy<K> | null) => void;
}

/** Order of a list, for its table. */
export const sortingOf = <K extends string>({ columns, usual, value, onChange }: Sorting<K>) => ({
  sort: parseSort(value ?? usual, columns),
  onSort: (sort: Sort | null) => {
    const chosen = waysOf(columns).find((one) => one === formatSort(sort)) ?? null;
    onChange(chosen === usual ? null : chosen);
  },
});

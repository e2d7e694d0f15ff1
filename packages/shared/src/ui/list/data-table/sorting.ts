export type SortDirection = 'ascending' | 'descending';

export interface Sort {
  /** Id of the column. */
  column: string;
  direction: SortDirection;
}

const opposite: Readonly<Record<SortDirection, SortDirection>> = { ascending: 'descending', descending: 'ascending' };

/** Sort order after the next click on a header: first its own first direction, then the other one, then none. */
export function nextSort(sort: Sort | null, column: string, first: SortDirection = 'ascending'): Sort | null {
  if (sort?.column !== column) return { column, direction: first };
  return sort.direction === first ? { column, direction: opposite[first] } : null;
}

/** `name` or `-name`, as it stands in an address. */
export const formatSort = (sort: Sort | null): string =>
  sort === null ? '' : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`;

/** The sort that an address asks for; null if it names no column that can be sorted by. */
export function parseSort(text: string, sortable: readonly string[]): Sort | null {
  const descending = text.startsWith('-');
  const column = descending ? text.slice(1) : text;
  return sortable.includes(column) ? { column, direction: descending ? 'descending' : 'ascending' } : null;
}

type Sortable = string | number | bigint | boolean | Date | null | undefined;

/** Nothing to sort by. Zero and false are values. */
const isBlank = (value: Sortable) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'number' && Number.isNaN(value));

function compareValues(collator: Intl.Collator, a: Sortable, b: Sortable): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  const [x, y] = [a instanceof Date ? a.getTime() : a, b instanceof Date ? b.getTime() : b];
  if (x === y) return 0;
  return (x as number) < (y as number) ? -1 : 1;
}

/**
 * Rows in another order, for lists that the page holds whole. Blanks come last in both directions, equal values keep
 * their order, and texts are compared as their readers do: "A2" before "A10", case aside.
 * @param locale BCP 47 tag
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => Sortable,
  direction: SortDirection,
  locale?: string,
): Row[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'accent' });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (isBlank(a) || isBlank(b)) return Number(isBlank(a)) - Number(isBlank(b));
    return sign * compareValues(collator, a, b);
  });
}

import type { ReactNode } from 'react';
import type { SortDirection } from './sorting';

export type Pin = 'start' | 'end';

export interface Column<Row> {
  id: string;
  /** The header's text. */
  header: string;
  /** Draws the cell. Called for each row in sight: text, or a component that is `memo`. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures, which are then tabular. */
  align?: 'start' | 'end';
  /** In px, at first. */
  width: number;
  minWidth?: number;
  maxWidth?: number;
  /** Texts of the badges in its cells, in the reader's language: it is wide enough for the longest. */
  badges?: readonly string[];
  /** Texts that its cells may have at the longest, as a moment, in the reader's language: it is wide enough for them. */
  samples?: readonly string[];
  /** Its texts may have two lines, which are as high as a row. */
  wraps?: boolean;
  /** Px that it may shrink to where the shown columns have not enough room even without those that yield. */
  shrinksTo?: number;
  /** Takes the room that is left; several share it as their widths are to each other. */
  grows?: boolean;
  /** Names the record: it cannot be hidden and is the row's header. The first column unless another says so. */
  names?: boolean;
  sortable?: boolean;
  /** Direction of the first click: newest first for moments. */
  firstSort?: SortDirection;
  /** Initial pin. */
  pin?: Pin;
  /** Its controls do something with the record: no row slides under a pointer over them. */
  acts?: boolean;
  /** Not shown until somebody chooses it. */
  optional?: boolean;
  /**
   * Left out where the shown columns have not enough room, the last such one first, unless somebody chooses it. Those that yield
   * `first` go before all others.
   */
  yields?: boolean | 'first';
}

/** A person's choices of columns; omitted ones are as the table has them at first. Plain data, to be kept as text. */
export interface ColumnChoices {
  order?: readonly string[];
  /** Column → whether it is shown. */
  shown?: Readonly<Record<string, boolean>>;
  /** Column → px. */
  widths?: Readonly<Record<string, number>>;
  /** Column → where it is pinned; null: nowhere, though it is at first. */
  pins?: Readonly<Record<string, Pin | null>>;
}

export interface PlacedColumn<Row> {
  column: Column<Row>;
  /** In px. */
  width: number;
  pin: Pin | null;
  /** For a pinned one: px of pinned columns between it and its edge. */
  offset: number;
  /** The pinned one next to the scrolling columns: it draws the line between them. */
  isEdge: boolean;
  names: boolean;
  /** Takes room that is left: nobody has given it a width. */
  grows: boolean;
}

const MIN_WIDTH = 64;
const MAX_WIDTH = 960;

export const limitsOf = <Row>({ minWidth = MIN_WIDTH, maxWidth = MAX_WIDTH }: Column<Row>) => ({ minWidth, maxWidth });

export const namingColumn = <Row>(columns: readonly Column<Row>[]): string =>
  (columns.find(({ names }) => names) ?? columns[0])?.id ?? '';

export const widthOf = <Row>(column: Column<Row>, { widths = {} }: ColumnChoices): number => {
  const { minWidth, maxWidth } = limitsOf(column);
  return Math.min(maxWidth, Math.max(minWidth, Math.round(widths[column.id] ?? column.width)));
};

const pinOf = <Row>(column: Column<Row>, { pins = {} }: ColumnChoices): Pin | null => {
  const chosen = pins[column.id];
  return chosen === undefined ? (column.pin ?? null) : chosen;
};

export const isShown = <Row>(column: Column<Row>, names: string, { shown = {} }: ColumnChoices): boolean =>
  column.id === names || (shown[column.id] ?? !column.optional);

/** All columns in the order that was chosen; one that the choice does not know follows the one before it. */
export function inOrder<Row>(columns: readonly Column<Row>[], { order = [] }: ColumnChoices): Column<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ordered = order.flatMap((id) => byId.get(id) ?? []);
  columns.forEach((column, at) => {
    if (ordered.includes(column)) return;
    const before = columns[at - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  });
  return ordered;
}

/** Columns as they are drawn: pinned ones at their edges, hidden ones left out. */
export function arrange<Row>(columns: readonly Column<Row>[], choices: ColumnChoices): PlacedColumn<Row>[] {
  const names = namingColumn(columns);
  const shown = inOrder(columns, choices)
    .filter((column) => isShown(column, names, choices))
    .map((column) => ({
      column,
      width: widthOf(column, choices),
      pin: pinOf(column, choices),
      names: column.id === names,
      grows: Boolean(column.grows) && choices.widths?.[column.id] === undefined,
    }));
  const at = (pin: Pin | null) => shown.filter((one) => one.pin === pin);
  const [start, middle, end] = [at('start'), at(null), at('end')];
  const sum = (list: typeof shown) => list.reduce((total, { width }) => total + width, 0);
  return [
    ...start.map((one, i) => ({ ...one, offset: sum(start.slice(0, i)), isEdge: i === start.length - 1 })),
    ...middle.map((one) => ({ ...one, offset: 0, isEdge: false })),
    ...end.map((one, i) => ({ ...one, offset: sum(end.slice(i + 1)), isEdge: i === 0 })),
  ];
}

export const withWidth = (choices: ColumnChoices, id: string, width: number): ColumnChoices => ({
  ...choices,
  widths: { ...choices.widths, [id]: width },
});

export const withShown = (choices: ColumnChoices, id: string, shown: boolean): ColumnChoices => ({
  ...choices,
  shown: { ...choices.shown, [id]: shown },
});

export const withPin = (choices: ColumnChoices, id: string, pin: Pin | null): ColumnChoices => ({
  ...choices,
  pins: { ...choices.pins, [id]: pin },
});

/** Swaps a column with the next one that is shown beside it, before (-1) or after it (1). */
export function moved<Row>(
  columns: readonly Column<Row>[],
  choices: ColumnChoices,
  id: string,
  by: -1 | 1,
): ColumnChoices {
  const drawn = arrange(columns, choices);
  const at = drawn.findIndex(({ column }) => column.id === id);
  const [one, other] = [drawn[at], drawn[at + by]];
  if (!one || !other || one.pin !== other.pin) return choices;
  const order = inOrder(columns, choices).map((column) => column.id);
  const [from, to] = [order.indexOf(id), order.indexOf(other.column.id)];
  order[from] = other.column.id;
  order[to] = id;
  return { ...choices, order };
}

export const formatChoices = (choices: ColumnChoices): string => JSON.stringify(choices);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const only = <T>(value: unknown, is: (one: unknown) => one is T): Record<string, T> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => is(entry[1])))
    : {};

/** Choices from a text that was kept; invalid parts are left out. */
export function parseChoices(text: string | null): ColumnChoices {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    // It was written by something else: the columns are as they are at first.
    return {};
  }
  if (!isRecord(kept)) return {};
  return {
    order: Array.isArray(kept.order) ? kept.order.filter((id) => typeof id === 'string') : [],
    shown: only(kept.shown, (one) => typeof one === 'boolean'),
    widths: only(kept.widths, (one): one is number => Number.isFinite(one)),
    pins: only(kept.pins, (one): one is Pin | null => one === 'start' || one === 'end' || one === null),
  };
}

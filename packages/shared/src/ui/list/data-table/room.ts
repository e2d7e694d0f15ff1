import { useCallback, useSyncExternalStore } from 'react';
import { isShown, namingColumn, widthOf } from './columns';
import type { Column, ColumnChoices } from './columns';

const NONE: readonly string[] = [];

/**
 * Ids of columns that yield because all that are shown have not enough room, the last one first. Whoever chose a column sees it,
 * and whoever gave one a width has the rest scroll.
 * @param room px for columns
 * @param sorted the column that rows are ordered by: without it their order has no visible reason
 */
export function leftOut<Row>(
  columns: readonly Column<Row>[],
  choices: ColumnChoices,
  room: number,
  sorted?: string,
): readonly string[] {
  if (Object.keys(choices.widths ?? {}).length > 0) return NONE;
  const names = namingColumn(columns);
  const shown = columns.filter((column) => isShown(column, names, choices));
  let over = shown.reduce((sum, column) => sum + widthOf(column, choices), 0) - room;
  const out: string[] = [];
  const last = shown.toReversed();
  for (const column of [
    ...last.filter(({ yields }) => yields === 'first'),
    ...last.filter(({ yields }) => yields !== 'first'),
  ]) {
    if (over <= 0) break;
    if (!column.yields || column.id === names || column.id === sorted || choices.shown?.[column.id]) continue;
    out.push(column.id);
    over -= widthOf(column, choices);
  }
  return out.length > 0 ? out : NONE;
}

/**
 * Columns that fit into the room, as far as they may shrink, each by as much of what it can give. Whoever gave one a width has the rest
 * scroll.
 * @param room px for columns
 */
export function squeezed<Row>(
  columns: readonly Column<Row>[],
  choices: ColumnChoices,
  room: number,
): readonly Column<Row>[] {
  if (Object.keys(choices.widths ?? {}).length > 0) return columns;
  const names = namingColumn(columns);
  const shown = columns.filter((column) => isShown(column, names, choices));
  const sum = (px: (column: Column<Row>) => number) => shown.reduce((total, column) => total + px(column), 0);
  const givesOf = ({ width, shrinksTo = width }: Column<Row>) => Math.max(0, width - shrinksTo);
  const over = sum((column) => widthOf(column, choices)) - room;
  const most = sum(givesOf);
  if (over <= 0 || most === 0) return columns;
  const part = Math.min(1, over / most);
  return columns.map((column) => {
    const gives = givesOf(column);
    return gives === 0 ? column : { ...column, width: Math.floor(column.width - gives * part) };
  });
}

/** Columns of a table that is drawn → ids of those that it has no room for: the choice of columns stands outside of the table. */
const told = new WeakMap<object, readonly string[]>();
const listeners = new Set<() => void>();

/** The table says which of its columns it leaves out. */
export function tellLeftOut(columns: readonly Column<never>[], ids: readonly string[]): void {
  if ((told.get(columns) ?? NONE).join('\n') === ids.join('\n')) return;
  told.set(columns, ids);
  for (const listener of listeners) listener();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Ids of the columns that their table leaves out now. */
export function useLeftOut(columns: readonly Column<never>[]): readonly string[] {
  return useSyncExternalStore(
    listen,
    useCallback(() => told.get(columns) ?? NONE, [columns]),
  );
}

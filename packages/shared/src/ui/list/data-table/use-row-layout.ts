import { useMemo, useRef } from 'react';
import { ACTION_WIDTH, CHECK_WIDTH, templateOf } from './cell-place';
import { arrange } from './columns';
import { fitted } from './fitting';
import { ACTIONS, CHECK, SUMMARY } from './data-row';
import type { RowLayout } from './data-row';
import type { DataTableProps } from './data-table-props';

/** Narrower than this a table with a summary shows it instead of its columns, in px. */
const NARROW = 480;
/** Buttons of a row beside "More", unless the table says that it has fewer. */
const QUICK = 2;

interface LayoutOptions<Row> {
  width: number;
  onCheck: RowLayout<Row>['onCheck'];
  onMenu: RowLayout<Row>['onMenu'];
}

const NO_CHOICES = {};

/** Layout of rows: one object that changes only when a row has to be drawn anew for it. */
export function useRowLayout<Row extends { id: string }>(
  { columns, choices = NO_CHOICES, onChoices, summary, nameOf, rowActions, quickActions = QUICK }: DataTableProps<Row>,
  { width, onCheck, onMenu }: LayoutOptions<Row>,
) {
  const isNarrow = summary !== undefined && width < NARROW;
  const hasMenu = onChoices !== undefined;
  const placed = useMemo(() => arrange(fitted(columns, hasMenu), choices), [columns, hasMenu, choices]);
  // Functions of the page are new with each of its drawings, and rows need not be for that.
  const latest = useRef({ nameOf, rowActions, summary, onCheck, onMenu });
  latest.current = { nameOf, rowActions, summary, onCheck, onMenu };
  const canCheck = onCheck !== undefined;
  const hasActions = rowActions !== undefined;
  const actionsWidth = hasActions ? ACTION_WIDTH * (isNarrow ? 1 : 1 + quickActions) + 8 : 0;
  const layout = useMemo(
    (): RowLayout<Row> => ({
      columns: placed,
      summary: isNarrow ? (row) => latest.current.summary?.(row) : null,
      nameOf: (row) => latest.current.nameOf(row),
      actionsWidth,
      actionsOf: hasActions ? (row) => latest.current.rowActions?.(row) ?? [] : undefined,
      onCheck: canCheck ? (row, withShift) => latest.current.onCheck?.(row, withShift) : undefined,
      onMenu: (row, button) => latest.current.onMenu(row, button),
    }),
    [placed, isNarrow, actionsWidth, hasActions, canCheck],
  );
  const before = canCheck ? CHECK_WIDTH : 0;
  const template = isNarrow
    ? [before && `${before}px`, 'minmax(0, 1fr)', actionsWidth && `${actionsWidth}px`].filter(Boolean).join(' ')
    : templateOf(placed, before, actionsWidth);
  const columnIds = [
    ...(canCheck ? [CHECK] : []),
    ...(isNarrow ? [SUMMARY] : placed.map(({ column }) => column.id)),
    ...(hasActions ? [ACTIONS] : []),
  ];
  return { layout, template, isNarrow, columnIds };
}

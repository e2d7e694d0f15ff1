import { useEffect, useMemo, useRef } from 'react';
import { ACTION_WIDTH, CHECK_WIDTH, templateOf } from './cell-place';
import { arrange } from './columns';
import { fitted } from './fitting';
import { leftOut, squeezed, tellLeftOut } from './room';
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
  {
    columns,
    choices = NO_CHOICES,
    onChoices,
    summary,
    nameOf,
    rowActions,
    quickActions = QUICK,
    sort,
  }: DataTableProps<Row>,
  { width, onCheck, onMenu }: LayoutOptions<Row>,
) {
  const isNarrow = summary !== undefined && width < NARROW;
  const hasMenu = onChoices !== undefined;
  const canCheck = onCheck !== undefined;
  const hasActions = rowActions !== undefined;
  const actionsWidth = hasActions ? ACTION_WIDTH * (isNarrow ? 1 : 1 + quickActions) + 8 : 0;
  const before = canCheck ? CHECK_WIDTH : 0;
  const room = width - before - actionsWidth;
  const sized = useMemo(() => fitted(columns, hasMenu), [columns, hasMenu]);
  const out = useMemo(() => leftOut(sized, choices, room, sort?.column), [sized, choices, room, sort?.column]);
  useEffect(() => tellLeftOut(columns, out), [columns, out]);
  const placed = useMemo(
    () =>
      arrange(
        squeezed(
          sized.filter(({ id }) => !out.includes(id)),
          choices,
          room,
        ),
        choices,
      ),
    [sized, out, choices, room],
  );
  const needed = placed.reduce((sum, one) => sum + one.width, 0);
  // A column that is pinned there draws the line.
  const hasUnder = !isNarrow && needed > room && placed.at(-1)?.pin !== 'end';
  // Functions of the page are new with each of its drawings, and rows need not be for that.
  const latest = useRef({ nameOf, rowActions, summary, onCheck, onMenu });
  latest.current = { nameOf, rowActions, summary, onCheck, onMenu };
  const layout = useMemo(
    (): RowLayout<Row> => ({
      columns: placed,
      summary: isNarrow ? (row) => latest.current.summary?.(row) : null,
      nameOf: (row) => latest.current.nameOf(row),
      actionsWidth,
      hasUnder,
      actionsOf: hasActions ? (row) => latest.current.rowActions?.(row) ?? [] : undefined,
      onCheck: canCheck ? (row, withShift) => latest.current.onCheck?.(row, withShift) : undefined,
      onMenu: (row, button) => latest.current.onMenu(row, button),
    }),
    [placed, isNarrow, actionsWidth, hasUnder, hasActions, canCheck],
  );
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

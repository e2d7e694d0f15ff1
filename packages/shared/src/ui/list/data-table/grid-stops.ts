/** Finds, in the page, the cells of a grid and the elements in them that can have the focus. */

const CONTROLS = 'a[href], button, input, select, textarea, [role="checkbox"], [data-grid-stop]';
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), select, textarea, [contenteditable="true"]';

export const isField = (target: EventTarget | null): boolean => target instanceof Element && target.matches(FIELDS);

export const isControl = (target: EventTarget | null): boolean => target instanceof Element && target.matches(CONTROLS);

export const controlsOf = (cell: Element): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => !control.matches(':disabled'));

/** Stops of the focus in a cell: its controls one by one, else the cell. Fields are entered from the cell. */
export function stopsOf(cell: HTMLElement): HTMLElement[] {
  const controls = controlsOf(cell);
  return controls.length === 0 || controls.some(isField) ? [cell] : controls;
}

export const rowsOf = (grid: Element): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('[data-row]')];

/** @param row id of the row; '' is the header's */
export const cellOf = (grid: Element, row: string, column: string): HTMLElement | null =>
  grid.querySelector(`[data-row="${CSS.escape(row)}"] [data-column="${CSS.escape(column)}"]`);

export interface Stop {
  /** Id of the row; '' is the header. */
  row: string;
  column: string;
  /** Index of the cell's stop. */
  nth: number;
}

/** The stop that an element in a grid belongs to. */
export function stopAt(element: Element): Stop | null {
  const cell = element.closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  if (!cell || !row) return null;
  const nth = stopsOf(cell).findIndex((stop) => stop === element || stop.contains(element));
  return { row: row.dataset.row ?? '', column: cell.dataset.column ?? '', nth: Math.max(0, nth) };
}

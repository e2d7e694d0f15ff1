import { AppProviders } from '@slotwise/shared/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Column } from './columns';
import { DataTable } from './data-table';
import type { DataTableProps } from './data-table-props';
import { NOTHING_SELECTED } from './selection';
import type { Selection } from './selection';

interface Thing {
  id: string;
  name: string;
  pieces: number;
}
const thing = (at: number): Thing => ({ id: `t${at}`, name: `Thing ${at}`, pieces: at * 10 });
const things = (count: number) => Array.from({ length: count }, (_, at) => thing(at));

const drawings = new Map<string, number>();
function Name({ row }: { row: Thing }) {
  drawings.set(row.id, (drawings.get(row.id) ?? 0) + 1);
  return <span>{row.name}</span>;
}
const columns: Column<Thing>[] = [
  { id: 'name', header: 'Name', cell: (row) => <Name row={row} />, width: 200, sortable: true },
  { id: 'pieces', header: 'Pieces', cell: ({ pieces }) => pieces, width: 100, align: 'end' },
];

type Options = Partial<DataTableProps<Thing>>;
function Subject({ rows = [], ...props }: Options) {
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  return (
    <AppProviders theme="light">
      <DataTable
        label="Things"
        columns={columns}
        rows={rows}
        nameOf={({ name }) => name}
        selection={selection}
        onSelection={setSelection}
        {...props}
      />
    </AppProviders>
  );
}
function show(props: Options) {
  const shown = render(<Subject {...props} />);
  return { user: userEvent.setup(), change: (next: Options) => shown.rerender(<Subject {...props} {...next} />) };
}
beforeEach(() => drawings.clear());

const rows = () => screen.getAllByRole('row').filter((row) => row.getAttribute('data-row'));
const names = () => rows().map((row) => within(row).getByRole('rowheader').textContent);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`${name}( |$)`) });
const check = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const frame = () => screen.getByRole('grid').parentElement!;
const scrollTo = (top: number) => {
  frame().scrollTop = top;
  fireEvent.scroll(frame());
};
const cellWithFocus = () => {
  const cell = document.activeElement?.closest('[data-column]');
  return [cell?.closest('[data-row]')?.getAttribute('data-row'), cell?.getAttribute('data-column')];
};

test('of a hundred thousand records those in sight have elements, and each says where it stands', () => {
  show({ rows: things(100_000) });
  expect(rows().length).toBeLessThan(60);
  const grid = screen.getByRole('grid', { name: 'Things' });
  expect(grid).toHaveAttribute('aria-rowcount', '100001');
  expect(grid).toHaveAttribute('aria-colcount', '3');
  expect(rows()[0]).toHaveAttribute('aria-rowindex', '2');
  expect(within(rows()[0]!).getByRole('rowheader')).toHaveAttribute('aria-colindex', '2');
  scrollTo(40 * 50_000);
  expect(names()).toContain('Thing 50000');
  expect(rows().length).toBeLessThan(60);
});

test('while the end is not known it does not claim to be', () => {
  const { change } = show({ rows: things(5), hasMore: true });
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
  change({ hasMore: true, total: 900 });
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '901');
});

test('scrolling draws no row anew that stays in sight, nor does selecting another', async () => {
  const { user } = show({ rows: things(1000) });
  const before = drawings.get('t5');
  scrollTo(120);
  expect(names()).toContain('Thing 5');
  expect(drawings.get('t5')).toBe(before);
  await user.click(check('Thing 4'));
  expect(drawings.get('t5')).toBe(before);
});

test('more is asked for when the end comes into sight, once for each page', () => {
  const onMore = jest.fn();
  const { change } = show({ rows: things(200), hasMore: true, onMore });
  expect(onMore).not.toHaveBeenCalled();
  scrollTo(40 * 180);
  expect(onMore).toHaveBeenCalledTimes(1);
  change({ rows: things(400), hasMore: true, onMore });
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('a header tells what it is sorted by, and the table sorts nothing itself', async () => {
  const onSort = jest.fn();
  const { user, change } = show({ rows: [thing(2), thing(1)], onSort });
  const header = () => screen.getByRole('columnheader', { name: 'Name' });
  expect(header()).not.toHaveAttribute('aria-sort');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });
  change({ sort: { column: 'name', direction: 'ascending' } });
  expect(header()).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['Thing 2', 'Thing 1']);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' });
  expect(screen.queryByRole('button', { name: 'Pieces' })).not.toBeInTheDocument();
});

test('a table too narrow for headers is sorted by a menu in their place', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  const onSort = jest.fn();
  const { user, change } = show({ rows: [thing(1), thing(2)], onSort, summary: ({ name }) => name });
  await user.click(within(screen.getByRole('columnheader', { name: 'Sort' })).getByRole('button', { name: 'Sort' }));
  expect(screen.getAllByRole('menuitemradio')).toHaveLength(2);
  await user.click(screen.getByRole('menuitemradio', { name: 'Name, descending' }));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' });
  change({ sort: { column: 'name', direction: 'descending' } });
  await user.click(screen.getByRole('button', { name: 'Sorted by Name' }));
  expect(screen.getByRole('menuitemradio', { name: 'Name, descending' })).toHaveAttribute('aria-checked', 'true');
});

test('a click with Shift selects everything in between; the bar counts and does it', async () => {
  const act = jest.fn();
  const { user } = show({ rows: things(20), bulkActions: [{ key: 'x', label: 'Delete', onClick: act }] });
  expect(row('Thing 1')).toHaveAttribute('aria-selected', 'false');
  await user.click(check('Thing 1'));
  await user.keyboard('{Shift>}');
  await user.click(check('Thing 4'));
  await user.keyboard('{/Shift}');
  expect(rows().filter((one) => one.getAttribute('aria-selected') === 'true')).toHaveLength(4);
  const bar = within(screen.getByRole('toolbar', { name: 'Selection' }));
  expect(bar.getByText('4 selected')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  expect(act).toHaveBeenCalledTimes(1);
  await user.click(bar.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});

test('the header selects what is loaded, then everything that matches', async () => {
  const { user } = show({ rows: things(20), hasMore: true, total: 5000 });
  const all = () => screen.getByRole('checkbox', { name: 'Select all rows that are loaded' });
  await user.click(check('Thing 3'));
  expect(all()).toBePartiallyChecked();
  await user.click(all());
  expect(screen.getByText('20 selected')).toBeVisible();
  await user.click(screen.getByText('Select all 5,000'));
  expect(screen.getByText('5,000 selected')).toBeVisible();
  await user.click(check('Thing 3'));
  expect(screen.getByText('4,999 selected')).toBeVisible();
});

test('what is gone is not selected any more', async () => {
  const { user, change } = show({ rows: things(5) });
  await user.click(check('Thing 1'));
  await user.click(check('Thing 2'));
  change({ rows: things(5).filter(({ id }) => id !== 't1') });
  expect(await screen.findByText('1 selected')).toBeVisible();
});

test('what a search keeps from the list stays selected, and is told', async () => {
  const { user, change } = show({ rows: things(3) });
  await user.click(check('Thing 0'));
  await user.click(check('Thing 1'));
  change({ rows: [thing(1), thing(2)], isNarrowed: true });
  expect(await screen.findByText('2 selected, 1 not shown')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  expect(screen.getByText('1 selected, 1 not shown')).toBeVisible();
  change({ rows: things(3), isNarrowed: false, list: 'all' });
  expect(await screen.findByText('1 selected')).toBeVisible();
  expect(row('Thing 0')).toHaveAttribute('aria-selected', 'true');
  change({ rows: [thing(1), thing(2)], isNarrowed: false });
  await waitFor(() => expect(screen.queryByText(/selected/)).toBeNull());
});

test('without a selection no row claims to be selectable', () => {
  show({ rows: things(2), onSelection: undefined });
  expect(rows()[0]).not.toHaveAttribute('aria-selected');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('while something is selected no row moves: what is new waits until it is asked for', async () => {
  const { user, change } = show({ rows: things(4) });
  await user.click(check('Thing 1'));
  change({ rows: [thing(9), thing(3), thing(2), { ...thing(1), name: 'Thing one' }, thing(0)] });
  expect(names()).toEqual(['Thing 0', 'Thing one', 'Thing 2', 'Thing 3']);
  expect(screen.getByText(/^4 changes wait/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(names()).toEqual(['Thing 9', 'Thing 3', 'Thing 2', 'Thing one', 'Thing 0']);
  expect(screen.queryByText(/wait/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  change({ rows: things(4) });
  expect(names()).toEqual(['Thing 0', 'Thing 1', 'Thing 2', 'Thing 3']);
});

test('the note of what waits stands below the rows, where its coming and going moves none', async () => {
  const { user, change } = show({ rows: things(4) });
  await user.click(check('Thing 1'));
  change({ rows: [thing(9), ...things(4)] });
  const note = screen.getByText(/^1 change waits/);
  expect(screen.getByRole('grid').compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // The selection's bar lies over the end of the rows, not over the note.
  const bar = screen.getByRole('toolbar');
  expect(frame().parentElement).toContainElement(bar);
  expect(frame().parentElement).not.toContainElement(note);
});

test('another sort is another list, in which nothing is held', async () => {
  const { user, change } = show({ rows: things(3) });
  await user.click(check('Thing 1'));
  change({ rows: things(3).reverse(), sort: { column: 'name', direction: 'descending' } });
  expect(names()).toEqual(['Thing 2', 'Thing 1', 'Thing 0']);
});

test('the table is one stop of Tab; keys move in it, and it is left and entered at the same cell', async () => {
  const { user } = show({ rows: things(500), rowActions: () => [{ key: 'x', label: 'Edit', onClick: jest.fn() }] });
  await user.tab();
  expect(cellWithFocus()).toEqual(['', ' check']);
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(cellWithFocus()).toEqual(['t0', 'pieces']);
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveAccessibleName('More about Thing 0');
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(check('Thing 0'));
  await user.keyboard('{ArrowRight}{Control>}{End}{/Control}');
  expect(cellWithFocus()).toEqual(['t499', ' actions']);
  await user.tab({ shift: true });
  expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  await user.tab();
  expect(cellWithFocus()).toEqual(['t499', ' actions']);
});

test('the row with the focus keeps it when it is scrolled away, and hands it on when it is gone', async () => {
  const { user, change } = show({ rows: things(500) });
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(cellWithFocus()).toEqual(['t1', 'name']);
  act(() => scrollTo(40 * 400));
  expect(names()).toContain('Thing 400');
  expect(cellWithFocus()).toEqual(['t1', 'name']);
  act(() => scrollTo(0));
  change({ rows: things(500).filter(({ id }) => id !== 't1') });
  await waitFor(() => expect(cellWithFocus()).toEqual(['t2', 'name']));
});

test('Space selects from a cell, Ctrl+A everything that is loaded', async () => {
  const { user } = show({ rows: things(5) });
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowRight} ');
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.keyboard(' ');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByText('5 selected')).toBeVisible();
});

test('a field in a cell is entered with Enter, keeps its arrows and is left with Escape', async () => {
  const editable: Column<Thing>[] = [
    columns[0]!,
    { id: 'pieces', header: 'Pieces', cell: ({ name }) => <input aria-label={`Pieces of ${name}`} />, width: 100 },
  ];
  const { user, change } = show({ rows: things(5), columns: editable, onSelection: undefined });
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(cellWithFocus()).toEqual(['t0', 'pieces']);
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
  await user.keyboard('{Enter}12{ArrowLeft}3');
  expect(screen.getByLabelText('Pieces of Thing 0')).toHaveValue('132');
  change({ rows: [thing(9), ...things(5)], columns: editable, onSelection: undefined });
  expect(names()[0]).toBe('Thing 0');
  await user.keyboard('{Escape}{ArrowDown}');
  expect(cellWithFocus()).toEqual(['t1', 'pieces']);
  expect(names()[0]).toBe('Thing 9');
});

test('every action of a row is in its menu, one that is not allowed with the reason', async () => {
  const edit = jest.fn();
  const { user } = show({
    rows: things(3),
    rowActions: () => [
      { key: 'edit', label: 'Edit', onClick: edit },
      { key: 'delete', label: 'Delete', onClick: jest.fn(), disabled: 'It has stock.' },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'More about Thing 1' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: /Delete/ })).toHaveTextContent('It has stock.');
  await user.click(menu.getByRole('menuitem', { name: 'Edit' }));
  expect(edit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('More about Thing 1'));
});

test('a question that an item of the menu asks keeps the focus', async () => {
  const answer = document.body.appendChild(document.createElement('button'));
  const { user } = show({
    rows: things(3),
    rowActions: () => [{ key: 'delete', label: 'Delete', onClick: () => queueMicrotask(() => answer.focus()) }],
  });
  await user.click(screen.getByRole('button', { name: 'More about Thing 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await new Promise((resolve) => setTimeout(resolve));
  expect(answer).toHaveFocus();
  answer.remove();
});

test('before the first records it says that it loads; where there are none it says why', () => {
  const { change } = show({ rows: [], isPending: true });
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Pieces' })).toBeVisible();
  change({ isPending: false, empty: <p>No things yet</p> });
  expect(screen.getByText('No things yet')).toBeVisible();
});

describe('under a pointer', () => {
  const [a, b, c] = [thing(1), thing(2), thing(3)];
  const cancel = jest.fn<void, [string]>();
  const acting: Column<Thing>[] = [
    ...columns,
    {
      id: 'act',
      header: 'Act',
      width: 90,
      acts: true,
      cell: ({ id }) => <button onClick={() => cancel(id)}>Act</button>,
    },
  ];
  const act2 = (name: string) => within(row(name)).getByRole('button', { name: 'Act' });
  const clickAt = (element: Element, timeStamp: number, y = 100) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: 50, clientY: y });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(element, event);
  };
  beforeEach(() => cancel.mockClear());

  test('rows keep their place while it is over what acts, and after it acted until it leaves', () => {
    const { change } = show({ columns: acting, rows: [a, b] });
    fireEvent.pointerOver(act2('Thing 2'));
    change({ rows: [c, b, a] });
    expect(names()).toEqual(['Thing 1', 'Thing 2']);
    fireEvent.pointerOver(within(row('Thing 2')).getByText('Thing 2'));
    expect(names()).toEqual(['Thing 3', 'Thing 2', 'Thing 1']);

    clickAt(act2('Thing 2'), 5000);
    change({ rows: [a, b, c] });
    fireEvent.pointerOver(within(row('Thing 2')).getByText('Thing 2'));
    expect(names()).toEqual(['Thing 3', 'Thing 2', 'Thing 1']);
    fireEvent.pointerLeave(screen.getByRole('grid'));
    expect(names()).toEqual(['Thing 1', 'Thing 2', 'Thing 3']);
  });

  test('a row that only leaves the list stays until the pointer does', () => {
    const isLeaving = ({ pieces }: Thing) => pieces === 0;
    const { change } = show({ columns: acting, rows: [a, b, c], isLeaving });
    clickAt(act2('Thing 1'), 5000);
    change({ rows: [{ ...a, pieces: 0 }, b, c] });
    expect(names()).toEqual(['Thing 1', 'Thing 2', 'Thing 3']);
    fireEvent.pointerLeave(screen.getByRole('grid'));
    expect(names()).toEqual(['Thing 2', 'Thing 3']);
  });

  test('a second click in the same place within a second does nothing; one elsewhere, later or by key does', () => {
    show({ columns: acting, rows: [a, b, c] });
    clickAt(act2('Thing 1'), 5000);
    clickAt(act2('Thing 2'), 5900);
    expect(cancel.mock.calls).toEqual([['t1']]);
    clickAt(act2('Thing 2'), 5950, 140);
    clickAt(act2('Thing 2'), 7000, 140);
    fireEvent.click(act2('Thing 3'));
    expect(cancel.mock.calls.slice(1)).toEqual([['t2'], ['t2'], ['t3']]);
  });

  test('the menu opens again at once after an action was chosen in it: a click in between ends the wait', async () => {
    const edit = jest.fn();
    show({ columns: acting, rows: [a, b], rowActions: () => [{ key: 'edit', label: 'Edit', onClick: edit }] });
    const more = screen.getByRole('button', { name: 'More about Thing 1' });
    clickAt(more, 5000);
    clickAt(await screen.findByRole('menuitem', { name: 'Edit' }), 5300, 140);
    expect(edit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    clickAt(more, 5600);
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
  });
});

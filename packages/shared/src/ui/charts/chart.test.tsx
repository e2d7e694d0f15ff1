import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@slotwise/shared/ui/router';
import { AppProviders } from '../index';
import { cellsOf, figuresOf } from './chart-data';
import { Chart } from './index';
import type { ChartData, ChartKind, ChartProps } from './index';

const data: ChartData = {
  dimension: 'Zone',
  categories: ['=A', 'B', 'C'],
  unit: 'Slots',
  series: [
    { name: 'Used', values: [1200, null, 3000.5], hrefs: ['/inventory?zone=a', undefined, undefined] },
    { name: 'Empty', values: [10, 20, 30] },
  ],
};
const KINDS: ChartKind[] = ['line', 'bars', 'rows', 'stacked', 'share', 'pareto', 'heat'];

const show = (props: Partial<ChartProps> = {}, locale = 'en') =>
  render(
    <AppProviders theme="light" locale={locale}>
      <MemoryRouter>
        <Chart kind="bars" title="Slots by zone" data={data} {...props} />
      </MemoryRouter>
    </AppProviders>,
  );
const drawing = () => screen.findByRole('group', { name: 'Slots by zone' });
const asTable = () => userEvent.click(screen.getByRole('button', { name: 'View as table' }));

/** Lines of the table, a figure a line, as a mark of the drawing says it. */
function pointsOfTable(): string[] {
  const [head, ...rows] = screen.getAllByRole('row');
  const names = within(head!)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  return rows.flatMap((row) => {
    const category = within(row).getByRole('rowheader').textContent;
    return within(row)
      .getAllByRole('cell')
      .map(({ textContent }, at) => `${category}, ${names[at + 1]}: ${textContent}`);
  });
}

test.each(KINDS)('the drawing and the table of %s say the same figures', async (kind) => {
  show({ kind });
  const labels = [...(await drawing()).querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('aria-label')!);
  await asTable();
  const cells = pointsOfTable().filter((point) => !point.endsWith('unknown'));
  // A ring says the share of each part with the part.
  const shares = cells.filter((cell) => cell.includes(', Share: '));
  const drawn = kind === 'share' ? labels.map((label) => label.replace(/ \(.*\)$/, '')) : labels;
  expect([...drawn].sort()).toEqual(cells.filter((cell) => !shares.includes(cell)).sort());
  expect(drawn.length).toBeGreaterThan(1);
  if (kind === 'share') {
    expect(labels.map((label) => /\((.*)\)$/.exec(label)?.[1])).toEqual(
      shares.map((share) => share.replace(/^.*: /, '')),
    );
  }
});

test('one tab stop; arrows lead to each figure, Home and End to the first and last', async () => {
  show();
  const chart = await drawing();
  const marks = () => [...chart.querySelectorAll<SVGElement>('[data-mark]')];
  expect(marks().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  act(() =>
    marks()
      .find(({ tabIndex }) => tabIndex === 0)!
      .focus(),
  );
  const now = () => document.activeElement?.getAttribute('aria-label');
  expect(now()).toBe('=A, Used: 1,200');
  await userEvent.keyboard('{ArrowRight}');
  expect(now()).toBe('C, Used: 3,000.5');
  await userEvent.keyboard('{ArrowDown}');
  expect(now()).toBe('C, Empty: 30');
  await userEvent.keyboard('{ArrowLeft}');
  expect(now()).toBe('B, Empty: 20');
  await userEvent.keyboard('{Home}');
  expect(now()).toBe('=A, Empty: 10');
});

test('from right to left the first category is at the right, and arrows go where they point', async () => {
  // Its words are made while the page runs.
  await act(async () => {
    show({}, 'en-XB');
    await Promise.resolve();
  });
  const chart = await drawing();
  const mark = (place: string) => chart.querySelector<SVGElement>(`[data-mark="${place}"]`)!;
  const x = (place: string) => Number(mark(place).querySelector('rect')!.getAttribute('x'));
  expect(x('0 1')).toBeGreaterThan(x('1 1'));
  act(() => mark('0 1').focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(mark('1 1')).toHaveFocus();
});

test('a figure opens the list that it counts, from the drawing and from the table', async () => {
  const onOpen = jest.fn();
  show({ onOpen });
  const link = within(await drawing()).getByRole('link', { name: '=A, Used: 1,200' });
  expect(link).toHaveAttribute('href', '/inventory?zone=a');
  await userEvent.click(link);
  await asTable();
  await userEvent.click(screen.getByRole('link', { name: '1,200' }));
  expect(onOpen.mock.calls).toEqual([['/inventory?zone=a'], ['/inventory?zone=a']]);
});

test('the exported file has the figures of the table, and no cell is a formula', async () => {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show();
  await drawing();
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  expect(await files[0]?.text()).toBe(`Zone,Used,Empty\r\n"'=A",1200,10\r\nB,,20\r\nC,3000.5,30\r\n`);
});

test('a pareto is sorted, the largest first, with what all so far hold together', () => {
  const figures = figuresOf('pareto', { ...data, series: [{ name: 'Used', values: [10, null, 30] }] }, 'Cumulative');
  expect(cellsOf(figures)).toEqual([
    ['C', 30, 0.75],
    ['=A', 10, 1],
    ['B', null, 1],
  ]);
});

test('a day is the same day in every time zone', async () => {
  show({
    kind: 'line',
    data: { ...data, categories: ['2026-03-01', '2026-03-02', '2026-03-09'], dates: { dateStyle: 'medium' } },
  });
  await drawing();
  await asTable();
  expect(screen.getByRole('rowheader', { name: 'Mar 1, 2026' })).toBeVisible();
});

test('what is not known says why and can be tried again; nothing is no drawing', async () => {
  const onRetry = jest.fn();
  const { unmount } = show({ data: undefined, fault: { text: 'The server is away.', retrying: false, onRetry } });
  expect(screen.getByRole('alert')).toHaveTextContent('The server is away.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  unmount();
  show({ data: undefined }).unmount();
  show({ data: { ...data, series: [{ name: 'Used', values: [null, null, null] }] }, emptyReason: 'Nothing yet.' });
  expect(screen.getByText('No figures to draw')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Slots by zone' })).not.toBeInTheDocument();
});

test.each(['en', 'ar'])('a marker stands at its place between two categories, in %s', async (locale) => {
  show({ kind: 'line', data: { ...data, marker: { at: 0.5, label: 'Stop here' } } }, locale);
  const chart = await drawing();
  const marker = within(chart).getByRole('img', { name: 'Stop here' });
  const x = Number(marker.querySelector('line')?.getAttribute('x1'));
  const places = [...chart.querySelectorAll('[data-mark$=" 1"] path')].map((one) =>
    Number(/translate\(([\d.]+),/.exec(one.getAttribute('transform') ?? '')?.[1]),
  );
  expect(x).toBeCloseTo((places[0]! + places[1]!) / 2);
});

import type { SlottingMap } from '@slotwise/contract';
import { act, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRun, openSlotting } from '../../../testing/slotting';

configure({ defaultHidden: true });

const two = (number: number) => String(number).padStart(2, '0');

/** Aisles of fifteen bays; each bay has one line more than the one before. */
function aHall(aisles: number): SlottingMap {
  const places = Array.from({ length: aisles * 15 }, (_, at) => ({ aisle: Math.floor(at / 15), bay: at % 15, at }));
  return {
    ids: places.map(({ at }) => `p${at}`),
    codes: places.map(({ aisle, bay }) => `${two(aisle + 1)}-${two(bay + 1)}-1`),
    x: places.map(({ aisle }) => aisle * 3500),
    y: places.map(({ bay }) => bay * 1200),
    aisle: places.map(({ aisle }) => aisle),
    today: places.map(({ at }) => at + 1),
    ...{ level: places.map(() => 1), golden: places.map(() => 1), plan: null, burden: null, version: 1 },
  };
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('the table beside the plan has every bay, and one row an aisle where the figure is that of an aisle', async () => {
  const user = userEvent.setup();
  const { platform } = openSlotting(null);
  platform.fake.on({ 'GET /slotting/map': () => aHall(8) });
  await act(() => platform.queryClient.resetQueries());
  await screen.findByRole('table', { name: 'Busiest bays' });
  expect(rowsOf('Busiest bays')).toHaveLength(12);
  expect(screen.getByText('12 of 120')).toBeVisible();
  const more = () => screen.queryByRole('button', { name: 'Show more' });
  await user.click(more()!);
  expect(more()).not.toBeNull();
  await user.click(more()!);
  expect(rowsOf('Busiest bays')).toHaveLength(120);
  expect(more()).toBeNull();
  expect([rowsOf('Busiest bays')[0], rowsOf('Busiest bays')[119]]).toEqual(['08-15-1120', '01-01-11']);
  await user.selectOptions(screen.getByLabelText('Colours show'), 'Congestion');
  expect(rowsOf('Busiest aisles').map((row) => row?.slice(0, 2))).toEqual([
    ...['08', '07', '06', '05', '04', '03', '02', '01'],
  ]);
});

test('all that would move can be read', async () => {
  const user = userEvent.setup();
  const { platform } = openSlotting(aRun({ status: 'done', progress: { ...aRun().progress, moved: 3 } }));
  const item = (code: string) => ({
    ...{ sku: { id: code, code, name: '' }, lines: 1, from: { id: 'a', code: 'A' }, to: { id: 'b', code: 'B' } },
  });
  platform.fake.on({
    'GET /slotting/placements': ({ query }) =>
      query.cursor === undefined
        ? { items: [item('FA-1'), item('FA-2')], nextCursor: 'next' }
        : { items: [item('FA-3')], nextCursor: null },
  });
  await act(() => platform.queryClient.resetQueries());
  const moves = await screen.findByRole('region', { name: 'What would move' });
  await user.click(await within(moves).findByRole('button', { name: 'Show more' }));
  expect(await within(moves).findByText('FA-3')).toBeVisible();
  expect(within(moves).queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('the scale of colours says its ends in the unit of what they show', async () => {
  const user = userEvent.setup();
  const { platform } = openSlotting(null);
  const hall = aHall(2);
  const burden = { today: { cube: hall.today, weight: hall.today.map((lines) => lines * 10) }, plan: null };
  platform.fake.on({ 'GET /slotting/map': () => ({ ...hall, burden }) });
  await act(() => platform.queryClient.resetQueries());
  const heat = await screen.findByLabelText('Colours show');
  expect([screen.getByText('0 lines'), screen.getByText('30 lines')]).toHaveLength(2);
  await user.selectOptions(heat, 'Volume picked');
  expect([screen.getByText('0 L a day'), screen.getAllByText('30 L a day')[0]]).toHaveLength(2);
  await user.selectOptions(heat, 'Weight picked');
  expect([screen.getByText('0 kg a day'), screen.getAllByText('300 kg a day')[0]]).toHaveLength(2);
  await user.selectOptions(heat, 'Congestion');
  expect([screen.getByText('0 ×'), screen.getAllByText('1.5 ×')[0]]).toHaveLength(2);
});

test('colours that cannot be had yet say what they wait for', async () => {
  const { platform } = openSlotting(null);
  platform.fake.on({ 'GET /slotting/map': () => ({ ...aHall(1), free: true }) });
  await act(() => platform.queryClient.resetQueries());
  for (const name of [
    ...['Volume picked (after a search)', 'Weight picked (after a search)', 'Congestion (only with aisles)'],
  ])
    expect(await screen.findByRole('option', { name })).toBeDisabled();
  expect(screen.getByRole('option', { name: 'Golden zone' })).toBeEnabled();
});

import { AppProviders } from '@slotwise/shared/ui';
import { WeekStartProvider } from '@slotwise/shared/words';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateRangePicker } from './date-range-picker';
import type { DateRangePickerProps } from './date-range-picker';
import type { DateRange } from './calendar-dates';

const january: DateRange = { start: '2022-01-20', end: '2022-02-09' };

function Picker({
  initial = january,
  onPicked,
  locale = 'en',
  ...props
}: Partial<DateRangePickerProps> & {
  initial?: DateRange | null;
  onPicked?: (range: DateRange) => void;
  locale?: string;
}) {
  const [value, setValue] = useState<DateRange | null>(initial);
  return (
    <AppProviders theme="light" locale={locale}>
      <DateRangePicker
        {...props}
        value={value}
        onChange={(range) => {
          setValue(range);
          onPicked?.(range);
        }}
      />
    </AppProviders>
  );
}

async function openCalendar(name: RegExp | string = /Jan 20, 2022/) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name }));
  await screen.findAllByRole('grid');
  return user;
}

// By label: finding one of sixty buttons by role computes the name of each, which takes seconds in jsdom.
const day = (name: string) => screen.getByLabelText(name);

test('shows the range, or asks for one', () => {
  render(<Picker />);
  expect(screen.getByRole('button', { name: 'Jan 20, 2022 - Feb 09, 2022' })).toHaveAccessibleDescription('Date range');
});

test('without a range it says so', () => {
  render(<Picker initial={null} />);
  expect(screen.getByRole('button', { name: 'Pick a date' })).toBeInTheDocument();
});

test("writes days as the page's locale does, and begins weeks as people do there", async () => {
  await act(async () => render(<Picker locale="de" months={1} />));
  await openCalendar('20. Jan. 2022 – 09. Feb. 2022');
  expect(screen.getByRole('grid', { name: 'Januar 2022' })).toBeInTheDocument();
  expect(day('Donnerstag, 20. Januar 2022')).toHaveTextContent('20');
  const [first] = within(screen.getByRole('grid')).getAllByRole('columnheader');
  expect(first).toHaveTextContent('Mo');
  expect(first).toHaveAttribute('abbr', 'Montag');
});

test('opens on two months with the focus on the first day of the range', async () => {
  render(<Picker />);
  await openCalendar();
  expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-labelledby')).length).toBe(2);
  expect(screen.getByRole('grid', { name: 'January 2022' })).toBeInTheDocument();
  expect(screen.getByRole('grid', { name: 'February 2022' })).toBeInTheDocument();
  await waitFor(() => expect(day('Thursday, January 20, 2022')).toHaveFocus());
  const selected = within(screen.getByRole('grid', { name: 'February 2022' })).getAllByRole('gridcell', {
    selected: true,
  });
  expect(selected).toHaveLength(9);
});

test('two clicks make a range, in either order, and close the calendar', async () => {
  const onPicked = jest.fn();
  render(<Picker onPicked={onPicked} />);
  const user = await openCalendar();
  await user.click(day('Wednesday, February 16, 2022'));
  expect(onPicked).not.toHaveBeenCalled();
  await user.click(day('Monday, January 3, 2022'));
  expect(onPicked).toHaveBeenCalledWith({ start: '2022-01-03', end: '2022-02-16' });
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Jan 03, 2022 - Feb 16, 2022' })).toBeInTheDocument();
});

test('works by keyboard alone: days, weeks, months, years, and across the edge of what is shown', async () => {
  const onPicked = jest.fn();
  render(<Picker onPicked={onPicked} />);
  const user = await openCalendar();
  await waitFor(() => expect(day('Thursday, January 20, 2022')).toHaveFocus());
  const steps: [string, string][] = [
    ['{ArrowRight}', 'Friday, January 21, 2022'],
    ['{ArrowDown}', 'Friday, January 28, 2022'],
    ['{Home}', 'Sunday, January 23, 2022'],
    ['{End}', 'Saturday, January 29, 2022'],
    ['{PageDown}', 'Monday, February 28, 2022'],
    ['{ArrowRight}', 'Tuesday, March 1, 2022'],
    ['{Shift>}{PageUp}{/Shift}', 'Monday, March 1, 2021'],
    ['{ArrowLeft}', 'Sunday, February 28, 2021'],
    ['{ArrowUp}', 'Sunday, February 21, 2021'],
  ];
  for (const [keys, focused] of steps) {
    await user.keyboard(keys);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', focused));
  }
  await user.keyboard('{Enter}{ArrowRight}{Enter}');
  expect(onPicked).toHaveBeenCalledWith({ start: '2021-02-21', end: '2021-02-22' });
});

test('Escape leaves the range as it was', async () => {
  const onPicked = jest.fn();
  render(<Picker onPicked={onPicked} />);
  const user = await openCalendar();
  await user.click(day('Monday, January 3, 2022'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
  expect(onPicked).not.toHaveBeenCalled();
});

test('turning the months moves both, and stops at the limits', async () => {
  render(<Picker min="2022-01-05" max="2022-03-20" />);
  const user = await openCalendar();
  expect(day('Tuesday, January 4, 2022')).toBeDisabled();
  expect(day('Previous month')).toHaveAttribute('aria-disabled', 'true');
  await user.click(day('Next month'));
  expect(screen.getByRole('grid', { name: 'February 2022' })).toBeInTheDocument();
  expect(screen.getByRole('grid', { name: 'March 2022' })).toBeInTheDocument();
  expect(day('Next month')).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['saturday', 'Saturday'],
  ['monday', 'Monday'],
  [null, 'Sunday'],
] as const)(
  'weeks begin on the day that the company has chosen (%s), else as in the language',
  async (chosen, first) => {
    render(
      <WeekStartProvider value={chosen}>
        <Picker months={1} />
      </WeekStartProvider>,
    );
    await openCalendar();
    expect(within(screen.getByRole('grid')).getAllByRole('columnheader')[0]).toHaveAttribute('abbr', first);
  },
);

import { renderWithPlatform } from '@slotwise/shared/testing';
import { screen, within } from '@testing-library/react';
import CaseStudiesPage from './case-studies-page';
import measured from './model/measured.json';

const open = (signedIn = false) =>
  renderWithPlatform((platform) => <CaseStudiesPage platform={platform} />, {
    ...(!signedIn && { me: null }),
    path: '/case-studies',
  });
const tableOf = (name: string) => within(screen.getByRole('region', { name })).getByRole('table');
const cellsOf = (table: HTMLElement, row: RegExp) =>
  within(within(table).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const written = (number: number) => number.toLocaleString('en');
const thousands = (number: number) => written(Math.round(number / 1000));

test('gives the published values as a table and claims none of them', () => {
  open();
  const table = tableOf('Published travel by rule, as a table');
  expect(cellsOf(table, /Within-aisle/)).toEqual(['3,122', '2,593', '24%']);
  expect(within(table).getAllByRole('row')).toHaveLength(5);
  expect(screen.getByText(/These are not results of Slotwise/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/landing');
});

test('what was measured is what the benchmark wrote, on seen and unseen orders, with its spread', () => {
  open();
  const table = tableOf('Measured travel by rule, as a table');
  const { rules, found, orders, seeds, seconds } = measured.retail;
  const names: Record<string, RegExp> = {
    random: /^Random/,
    abc: /^ABC/,
    nearest: /^Nearest/,
    'within-aisle': /^Within-aisle/,
    'across-aisle': /^Across aisles/,
  };
  for (const { rule, seen, unseen } of rules) {
    expect(cellsOf(table, names[rule]!).slice(0, 2)).toEqual([thousands(seen), thousands(unseen)]);
  }
  expect(cellsOf(table, /^Slotwise/).slice(0, 2)).toEqual([
    thousands(found.seen.median),
    thousands(found.unseen.median),
  ]);
  const spread = within(table).getByText(new RegExp(`^Median of ${seeds} search(es)? of ${seconds} seconds`));
  for (const end of [found.seen.min, found.seen.max, found.unseen.min, found.unseen.max]) {
    expect(spread).toHaveTextContent(thousands(end));
  }
  expect(screen.getByText(new RegExp(`first ${written(orders.seen)}.*last ${written(orders.unseen)}`))).toBeVisible();
});

test('says on how many instances known values are reached, and how that is measured again', () => {
  open();
  const table = tableOf('Known values that were reached, as a table');
  for (const { blocks, instances, reached } of measured.routing) {
    const row = new RegExp(`^Picker routing, ${blocks} block`);
    expect(cellsOf(table, row)).toEqual([written(instances), written(reached), '–']);
  }
  for (const { set, instances, notWorse, better } of measured.assignment) {
    expect(cellsOf(table, new RegExp(`^Places and tours, ${set}`))).toEqual([instances, notWorse, better].map(written));
  }
  const note = screen.getByText(new RegExp(measured.engine));
  expect(note).toHaveTextContent(measured.command);
  expect(note).toHaveTextContent(
    new Date(measured.date).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' }),
  );
});

test('a signed-in user is led back to the dashboard', () => {
  open(true);
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/dashboard');
});

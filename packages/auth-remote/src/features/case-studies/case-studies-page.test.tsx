import { renderWithPlatform } from '@slotwise/shared/testing';
import { screen, within } from '@testing-library/react';
import CaseStudiesPage from './case-studies-page';

test('gives the reference values as a table and claims none of them', () => {
  renderWithPlatform((platform) => <CaseStudiesPage platform={platform} />, { me: null, path: '/case-studies' });
  const table = screen.getByRole('table');
  const row = within(table).getByRole('row', { name: /Within-aisle/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['3,122', '2,593', '24%']);
  expect(within(table).getAllByRole('row')).toHaveLength(5);
  expect(screen.getByText(/These are not results of Slotwise/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/landing');
});

test('a signed-in user is led back to the dashboard', () => {
  renderWithPlatform((platform) => <CaseStudiesPage platform={platform} />, { path: '/case-studies' });
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/dashboard');
});

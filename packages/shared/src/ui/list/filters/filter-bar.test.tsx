import { AppProviders } from '@slotwise/shared/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterBar, type Filter } from '../index';

const filter = (key: string): Filter => ({
  ...{ key, name: key, label: `Filter by ${key}`, all: 'All', value: null },
  ...{ options: [{ value: 'one', label: 'One' }], onChange: () => undefined },
});
const draw = (keys: readonly string[]) =>
  render(
    <AppProviders theme="light">
      <FilterBar label="Find goods" filters={keys.map(filter)} onClear={() => undefined} />
    </AppProviders>,
  );

test('a button tells which filters it unfolds on a phone', async () => {
  draw(['state', 'age']);
  const button = screen.getByRole('button', { name: 'Filters', hidden: true });
  const choices = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(choices).toContainElement(screen.getByLabelText('Filter by state'));
  expect(choices).toContainElement(screen.getByLabelText('Filter by age'));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a single filter needs no button', () => {
  draw(['state']);
  expect(screen.queryByRole('button', { name: 'Filters', hidden: true })).not.toBeInTheDocument();
});

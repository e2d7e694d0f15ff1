import { AppProviders } from '@slotwise/shared/ui';
import { render, screen } from '@testing-library/react';
import { FilterBar, SegmentedControl } from '../index';

test('a choice of views is no part of the paper', () => {
  render(
    <AppProviders theme="light">
      <SegmentedControl
        label="View"
        value="a"
        onChange={() => undefined}
        segments={[{ value: 'a', label: 'Places' }]}
      />
    </AppProviders>,
  );
  expect(screen.getByRole('radiogroup', { name: 'View' })).toHaveAttribute('data-screen-only');
});

test('controls beside each other keep apart in forced colours, where all of them have a border', () => {
  // All rules that the parts write: the setup of the tests leaves out those of other media.
  const added = jest.spyOn(
    Object.getPrototypeOf(document.head.appendChild(document.createElement('style')).sheet),
    'insertRule',
  );
  render(
    <AppProviders theme="light">
      <FilterBar label="Find places" onClear={() => undefined} end={<button type="button">Export</button>} />
      <SegmentedControl
        label="View"
        value="a"
        onChange={() => undefined}
        segments={[{ value: 'a', label: 'Places' }]}
      />
    </AppProviders>,
  );
  const forced = added.mock.calls.map(([rule]) => String(rule)).filter((rule) => rule.includes('forced-colors'));
  for (const name of ['Export', 'Places']) {
    const around = screen.getByText(name).closest('button')?.parentElement;
    const own = forced.filter((rule) => [...(around?.classList ?? [])].some((one) => rule.includes(`.${one}{`)));
    expect(own.join(' ')).toMatch(/[{;]gap:8px/);
  }
});

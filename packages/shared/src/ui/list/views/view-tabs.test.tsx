import { renderWithPlatform } from '@slotwise/shared/testing';
import { screen } from '@testing-library/react';
import { ViewTabs } from '../index';

const PRESETS = [
  { id: 'all', name: 'All', search: '' },
  { id: 'waiting', name: 'Waiting', search: 'status=pending' },
];
const show = (search: string, unsavable?: string) =>
  renderWithPlatform(
    <ViewTabs
      presets={PRESETS}
      views={[]}
      onViews={() => {}}
      current={{ search }}
      onOpen={() => {}}
      unsavable={unsavable}
    />,
  );

test('the open view has a mark that stays in forced colours', () => {
  // All rules that the part writes: the setup of the tests leaves out those that only change colours.
  const added = jest.spyOn(
    Object.getPrototypeOf(document.head.appendChild(document.createElement('style')).sheet),
    'insertRule',
  );
  show('');
  const forced = added.mock.calls
    .map(([rule]) => String(rule))
    .filter((rule) => rule.includes('forced-colors') && rule.includes('[aria-pressed="true"]'));
  const open = screen.getByRole('button', { name: 'All' });
  const marks = forced.filter((rule) => [...open.classList].some((name) => rule.includes(`.${name}[`)));
  expect(marks.join(' ')).toMatch(/background-color:Highlight/);
});

test('what cannot be saved says why, and can be reached', () => {
  show('q=foo%3A', 'The search cannot be used.');
  const save = screen.getByRole('button', { name: 'Save view' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(save).toHaveAccessibleDescription('The search cannot be used.');
});

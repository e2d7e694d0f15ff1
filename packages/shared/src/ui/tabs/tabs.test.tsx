import { AppProviders } from '@slotwise/shared/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

const tabs = [
  { value: 'one', text: 'One' },
  { value: 'two', text: 'Two' },
  { value: 'three', text: 'Three' },
] as const;
type Value = (typeof tabs)[number]['value'];

function Views({ direction }: { direction?: 'rtl' }) {
  const [value, setValue] = useState<Value>('two');
  return (
    <AppProviders theme="light" direction={direction}>
      <Tabs label="Views" idPrefix="views" tabs={tabs} value={value} onChange={setValue} />
      <div role="tabpanel" id="views-panel" aria-labelledby={`views-${value}`} />
    </AppProviders>
  );
}
const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true });

test('the open tab names the panel, and another one is opened by a click', async () => {
  render(<Views />);
  expect(screen.getByRole('tablist', { name: 'Views' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Two' })).toBeInTheDocument();
  await userEvent.click(tab('Three'));
  expect(selected()).toBe(tab('Three'));
  expect(screen.getByRole('tabpanel', { name: 'Three' })).toBeInTheDocument();
});

test('one stop of the Tab key, from which the arrow keys go round and Enter opens', async () => {
  render(<Views />);
  const user = userEvent.setup();
  await user.tab();
  expect(tab('Two')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('One')).toHaveFocus();
  expect(selected()).toBe(tab('Two'));
  await user.keyboard('{End}');
  expect(tab('Three')).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}{Enter}');
  expect(selected()).toBe(tab('Three'));
  await user.tab({ shift: true });
  expect(document.body).toHaveFocus();
});

test('where people read from right to left, so go the keys', async () => {
  render(<Views direction="rtl" />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(tab('Three')).toHaveFocus();
});

import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRun, openSlotting } from '../../../testing/slotting';

configure({ defaultHidden: true });

test('bays of the plan are gone to, asked about and left by keys', async () => {
  const user = userEvent.setup();
  openSlotting(aRun({ status: 'done', ending: 'budget' }));
  const plan = await screen.findByRole('application', { name: 'Plan of the warehouse, by bays' });
  expect(plan).toHaveAccessibleDescription(/Arrow keys go from bay to bay, Enter asks why/);
  plan.focus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByText('01-01-1: 4 today, 61 under the plan')).toHaveAttribute('role', 'status');
  await user.keyboard('{ArrowUp}');
  const said = screen.getByText('01-02-1: 60 today, 3 under the plan');
  // The plan is moved beside a shifted arrow, and the bay stays.
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowUp}');
  expect(said).toHaveTextContent(/^01-02-1/);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('region', { name: 'Why this place?' })).toBeTruthy();
  expect(said).toHaveTextContent('01-02-1: 60 today, 3 under the plan The answer stands below.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Why this place?' })).toBeNull();
  expect([said.textContent, document.activeElement]).toEqual(['01-02-1: 60 today, 3 under the plan', plan]);
  await user.keyboard('{Escape}');
  expect(said).toHaveTextContent('');
});

test('without a plan the keys tell bays and ask nothing', async () => {
  const user = userEvent.setup();
  openSlotting(null);
  const plan = await screen.findByRole('application', { name: 'Plan of the warehouse, by bays' });
  expect(plan).toHaveAccessibleDescription(/^Arrow keys go from bay to bay\. Shift/);
  plan.focus();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByText('01-01-1: 4')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('region', { name: 'Why this place?' })).toBeNull();
});

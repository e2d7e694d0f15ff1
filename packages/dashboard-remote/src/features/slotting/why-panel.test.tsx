import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRun, aReason, openSlotting } from '../../testing/slotting';

configure({ defaultHidden: true });

test('of a bay with several SKUs one is told about at a time, which is chosen', async () => {
  const user = userEvent.setup();
  const { platform } = openSlotting(aRun({ status: 'done', ending: 'budget' }));
  const reasons = ['FA-1', 'FA-2', 'FA-3'].map((code) => ({ ...aReason, sku: { id: code, code } }));
  platform.fake.on({ 'GET /slotting/why': () => ({ reasons }) });
  const bays = await screen.findByRole('table', { name: 'Busiest bays' });
  await user.click(within(bays).getByRole('button', { name: '01-01-1' }));
  const panel = await screen.findByRole('region', { name: 'Why this place?' });
  const choice = await within(panel).findByRole('group', { name: 'SKUs there' });
  const told = () =>
    within(panel)
      .getAllByRole('article')
      .map((one) => one.getAttribute('aria-label'));
  expect(told()).toEqual(['FA-1']);
  await user.click(within(choice).getByRole('button', { name: 'FA-3' }));
  expect(told()).toEqual(['FA-3']);
  expect(within(choice).getByRole('button', { name: 'FA-3', pressed: true })).toBeVisible();
  // The same goods can be dragged on the plan.
  expect(screen.getByText(/^Drag FA-3 /)).toBeVisible();
});

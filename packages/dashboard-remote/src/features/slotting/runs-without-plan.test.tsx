import { configure, screen, within } from '@testing-library/react';
import { aProposal } from '../../testing/proposal';
import { aRun, openSlotting as open } from '../../testing/slotting';

configure({ defaultHidden: true });

const nothing = { ...aRun().progress, plan: null, moved: 0 };
const stopped = aRun({
  ...{ id: 'run-9', status: 'done', ending: 'stopped', progress: nothing, outcome: null },
  createdAt: '2026-11-23T10:00:00.000Z',
});
const good = aRun({ status: 'done', ending: 'budget', name: 'Good' });

test('a search that was stopped before its first plan offers no moves', async () => {
  open(stopped);
  expect(await screen.findByText('Stopped')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Proposals' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Choose moves of this plan' })).toBeNull();
});

test('the latest plan stays in sight behind a later search that came to none, and this is said', async () => {
  open(stopped, { others: [good] });
  expect(await screen.findByRole('region', { name: 'Search “Good”' })).toBeTruthy();
  expect(screen.getByText('A later search was stopped before it had a plan. The latest plan is shown.')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Choose moves of this plan' });
  expect(link.getAttribute('href')).toBe('/slotting/w1/moves/run-1');
});

test('why a later search failed is said above the latest plan', async () => {
  const fault = { field: 'from', code: 'plan_no_orders', reason: 'No orders' } as const;
  open(aRun({ ...stopped, status: 'failed', ending: null, fault }), { others: [good] });
  expect(await screen.findByRole('region', { name: 'Search “Good”' })).toBeTruthy();
  expect(screen.getByText('A later search failed. The latest plan is shown.')).toBeTruthy();
  expect(screen.getByText(/Import past orders/)).toBeTruthy();
});

test('proposals stay within reach while a search runs', async () => {
  open(aRun({ id: 'run-9' }), { others: [good], proposals: [aProposal({ id: 'p7', status: 'active' })] });
  expect(await screen.findByText('Searching')).toBeTruthy();
  const panel = await screen.findByRole('region', { name: 'Proposals' });
  expect((await within(panel).findByRole('link')).getAttribute('href')).toBe('/slotting/w1/proposals/p7');
});

import type { FirstSteps, SampleData, SampleRemoval } from '@slotwise/contract';
import { aRole, failure, me, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begun } from '../testing/figures';
import GetStarted from './get-started';
import { useFirstSteps } from './use-first-steps';

configure({ defaultHidden: true });

const warehouse = { id: 'w1', name: 'Main' };
const sample: SampleData = {
  ...{ id: 's1', warehouseId: 'w2', name: 'Sample warehouse', status: 'made', done: 900, total: 900 },
};
const person = me();

function Shown() {
  const state = useFirstSteps(person);
  return (
    <>
      {state.isShown && <GetStarted me={person} state={state} />}
      {state.isDismissed && <button onClick={state.bringBack}>Show</button>}
    </>
  );
}
const open = (steps: FirstSteps, options: TestPlatformOptions = {}) =>
  renderWithPlatform(<Shown />, { ...options, routes: { 'GET /first-steps': () => steps, ...options.routes } });
const card = () => screen.findByRole('region', { name: 'Get started' });
const done = async () => {
  const steps = within(await card()).getAllByRole('listitem');
  return steps.map((step) => within(step).queryByText('Done') !== null);
};

test('a company with nothing is led to a warehouse of its own, or to sample data', async () => {
  let steps = begun;
  const { platform } = open(begun, {
    routes: {
      'GET /first-steps': () => steps,
      'POST /sample-data': () => {
        steps = { ...begun, sample: { ...sample, status: 'making', done: 450 } };
        return { message: '', sample: steps.sample };
      },
    },
  });
  expect(await done()).toEqual([false, false, false, false]);
  expect(screen.getByText('0 of 4 done')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add warehouse' })).toBeVisible();
  expect(within(await card()).queryAllByRole('link')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Use sample data' }));
  expect(await screen.findByRole('progressbar', { name: 'Making sample data “Sample warehouse”: 50%' })).toBeVisible();
  expect(platform.fake.callsTo('POST /sample-data')[0]?.body).toEqual({ name: 'Sample warehouse' });
  expect(screen.queryByRole('button', { name: 'Use sample data' })).toBeNull();
  // The button that had the focus is gone, and the card has it.
  expect(await card()).toHaveFocus();
  steps = { ...steps, warehouse: { id: sample.warehouseId, name: sample.name } };
  await platform.queryClient.invalidateQueries();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each<[string, Partial<FirstSteps>, boolean[], [name: string, href: string][]]>([
  [
    'a warehouse without places',
    { warehouse },
    [false, false, false, false],
    [['Lay out “Main”', '/inventory/warehouses/w1?tab=layout']],
  ],
  ['places', { warehouse, places: true }, [true, false, false, false], [['Import orders', '/inventory/imports']]],
  [
    'orders',
    { warehouse, places: true, orders: true },
    [true, true, false, false],
    [['Begin a search', '/slotting/w1']],
  ],
  [
    'a search that failed',
    { warehouse, places: true, orders: true, run: { id: 'r', warehouse, status: 'failed', saves: null } },
    [true, true, false, false],
    [['Begin a search', '/slotting/w1']],
  ],
  [
    'a search at work',
    { warehouse, places: true, orders: true, run: { id: 'r', warehouse, status: 'running', saves: null } },
    [true, true, true, false],
    [],
  ],
  [
    'a plan',
    { warehouse, places: true, orders: true, run: { id: 'r', warehouse, status: 'done', saves: 0.124 } },
    [true, true, true, false],
    [['Open the plan', '/slotting/w1']],
  ],
])(
  '%s: what is done is so by the data, and the next step leads to where it is done',
  async (_, steps, isDone, links) => {
    open({ ...begun, ...steps });
    expect(await done()).toEqual(isDone);
    const found = within(await card()).queryAllByRole('link');
    expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
    if (steps.run?.status === 'done') expect(screen.getByText(/^The plan saves 12% of/)).toBeVisible();
    if (steps.run?.status === 'running') expect(screen.getByText(/^The search is at work/)).toBeVisible();
  },
);

test('with all of it done it is gone; dismissed it can be had again', async () => {
  const run = { id: 'r', warehouse, status: 'done' as const, saves: 0.1 };
  const complete = { ...begun, warehouse, places: true, orders: true, run, chosen: true };
  const { platform, unmount } = open(complete);
  await waitFor(() => expect(platform.fake.callsTo('GET /first-steps')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull();
  unmount();
  const server = keeping({ ...complete, chosen: false });
  const { platform: other } = open(begun, { routes: server });
  await userEvent.click(within(await card()).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull());
  expect(other.fake.callsTo('PATCH /first-steps')[0]?.body).toEqual({ choice: 'dismissed' });
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
  expect(await card()).toBeVisible();
  await waitFor(() => expect(other.fake.callsTo('PATCH /first-steps')).toHaveLength(2));
});

/** A server that keeps the person's choice. */
function keeping(steps: FirstSteps): TestPlatformOptions['routes'] {
  let { choice } = steps;
  return {
    'GET /first-steps': () => ({ ...steps, choice }),
    'PATCH /first-steps': ({ body }) => {
      choice = body.choice;
      return { choice };
    },
  };
}

test('a choice that is not kept is taken back, and said', async () => {
  const { platform } = open(begun, { routes: { 'PATCH /first-steps': () => failure('internal') } });
  await userEvent.click(within(await card()).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(platform.notices).toMatchObject([{ title: 'The choice was not kept' }]));
  expect(await card()).toBeVisible();
});

test('who lacks the right of a step sees that, and asks for it', async () => {
  open(begun, {
    role: aRole({ permissions: ['view_warehouses', 'import_inventory'] }),
    routes: {
      'GET /me/access-requests': () => ({ items: [], nextCursor: null }),
      'POST /me/access-requests': ({ body }) => ({
        accessRequest: {
          ...{ id: 'q1', user: { id: 'u', name: 'Ada' }, permission: body.permission, reason: null, status: 'open' },
          ...{ askedAt: '2026-11-22T10:00:00.000Z', endedAt: null, decidedBy: null, answer: null },
        },
      }),
    },
  });
  expect(await screen.findByText('This takes the permission “Manage warehouses”.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /sample data/ })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for access' }));
  expect(await screen.findByText(/^You have asked for it/)).toBeVisible();
});

test('who can do none of it is not shown what others have to do', async () => {
  const { platform } = open(begun, {
    role: aRole({ permissions: ['view_warehouses', 'view_inventory', 'view_slotting'] }),
  });
  await platform.queryClient.invalidateQueries();
  expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull();
  expect(platform.fake.callsTo('GET /first-steps')).toHaveLength(0);
});

test('what cannot be read is an error, and not as if nothing were done', async () => {
  const { platform } = open(begun, { routes: { 'GET /first-steps': () => failure('internal') } });
  await userEvent.click(within(await card()).getByRole('button', { name: 'Retry' }));
  platform.fake.on({ 'GET /first-steps': () => begun });
  await userEvent.click(within(await card()).getByRole('button', { name: 'Retry' }));
  expect(await done()).toHaveLength(4);
});

const removal: SampleRemoval = {
  ...{ sample, made: { places: 120, skus: 80, orders: 300 }, searching: false, inTheWay: [], inTheWayCount: 0 },
  since: { moves: 0, counts: 0, searches: 1, proposals: 0 },
};
const ask = async (found: SampleRemoval, routes: TestPlatformOptions['routes'] = {}) => {
  const { platform } = open(
    { ...begun, sample },
    { routes: { 'GET /sample-data/removal': () => ({ removal: found }), ...routes } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove sample data' }));
  return { platform, dialog: within(await screen.findByRole('alertdialog')) };
};

test('removing says what goes', async () => {
  const { platform, dialog } = await ask(removal, { 'DELETE /sample-data': () => ({ message: '', sample }) });
  expect(
    await dialog.findByText(/^Gone for good: the warehouse with 120 places, 80 SKUs with their stock, and 300 orders/),
  ).toBeVisible();
  expect(dialog.getByText(/1 search for a plan/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove sample data' }));
  expect(platform.fake.callsTo('DELETE /sample-data')).toHaveLength(1);
});

test('what of the person’s own stands on it is named, and nothing is removed', async () => {
  const inTheWay = [{ kind: 'order' as const, id: 'o1', name: 'SO-7' }];
  const { platform, dialog } = await ask({ ...removal, inTheWay, inTheWayCount: 3 });
  expect(await dialog.findByText('Order SO-7')).toBeVisible();
  expect(dialog.getByText('and 2 more')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove sample data' }));
  expect(platform.fake.callsTo('DELETE /sample-data')).toHaveLength(0);
});

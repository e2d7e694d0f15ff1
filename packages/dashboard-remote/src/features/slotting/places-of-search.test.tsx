import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ALL, aRun, measure, openSlotting as open } from '../../testing/slotting';

configure({ defaultHidden: true });

test('a search that could only fail for want of aisles is not offered, and what is missing is said', async () => {
  const user = userEvent.setup();
  const { started } = open(null, { state: { hasPlaces: false, unlaid: 6 } });
  const why =
    'A search and its map go by aisles and bays, or by coordinates. None of the 6 storage places of this warehouse has either, so that it cannot be searched yet: lay it out, or import x and y for its places.';
  expect(await screen.findAllByText(why)).toHaveLength(1);
  expect(screen.queryByText('This warehouse has no storage places yet.')).toBeNull();
  const button = screen.getByRole('button', { name: 'Search for a plan' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByText(why).id);
  // It is read before the form that it refuses, and nobody is told to search.
  expect(screen.getByText(why).compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText('No search yet')).toBeNull();
  await user.click(button);
  expect(started).toEqual([]);
});

test('nor is one in a warehouse without places', async () => {
  open(null, { permissions: [...ALL, 'manage_warehouses'], state: { hasPlaces: false, unlaid: 0 } });
  expect(await screen.findByText('This warehouse has no storage places yet.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Search for a plan' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByText('No search yet')).toBeNull();
  expect(screen.getByRole('link', { name: 'Lay it out' }).getAttribute('href')).toBe(
    '/inventory/warehouses/w1?tab=layout',
  );
});

test('a map of assumed lengths says so', async () => {
  const { platform, unmount } = open(aRun({ status: 'done', ending: 'budget' }));
  const said = 'Nobody has said where these places are: they are drawn in even aisles and bays of usual lengths.';
  expect(await screen.findByText('Where the work is')).toBeTruthy();
  expect(screen.queryByText(said)).toBeNull();
  const map = await platform.http('GET /slotting/map', { query: { warehouse_id: 'w1' } });
  unmount();
  const { platform: other } = open(aRun({ status: 'done', ending: 'budget' }));
  other.fake.on({ 'GET /slotting/map': () => ({ ...map, assumed: true }) });
  expect(await screen.findByText(said)).toBeTruthy();
});

test('searches side by side say the work of today and of carrying, and where their todays differ', async () => {
  const user = userEvent.setup();
  const seconds = { travel: 700, reach: 100, replenishment: 0, congestion: 0, moves: 5400, total: 800 };
  const work = { today: { ...seconds, moves: 0, total: 1000 }, plan: seconds };
  const done = { status: 'done', ending: 'budget' } as const;
  const first = aRun({ ...done, name: 'New', outcome: { ...aRun().outcome!, work } });
  const basis = { ...aRun().basis!, today: measure(1200, 1500) };
  const other = aRun({ ...done, id: 'run-0', name: 'Old', basis });
  const alike = aRun({ ...done, id: 'run-00', name: 'Alike' });
  open(first, { others: [other, alike] });
  const tick = async (name: string) => user.click(await screen.findByRole('checkbox', { name }));
  await tick('New');
  await tick('Alike');
  const differ = /These searches began from different work of today/;
  expect(await screen.findByRole('table', { name: 'Searches side by side' })).toBeTruthy();
  expect(screen.queryByText(differ)).toBeNull();
  await tick('Alike');
  await tick('Old');
  const rows = (await screen.findAllByRole('row')).map((row) => row.textContent);
  expect(rows).toContain('Today, orders not seen17 min a day, 1,000 m walked25 min a day, 1,500 m walked');
  expect(rows).toContain('Carrying, once90 min–');
  expect(screen.getByText(differ)).toBeTruthy();
});

test('searches that count today otherwise are told from those that began from other goods or orders', async () => {
  const user = userEvent.setup();
  const done = { status: 'done', ending: 'budget' } as const;
  const settings = { ...aRun().settings, policy: 'exact' as const };
  const other = { ...aRun().basis!, today: measure(1200, 1500) };
  const costs = { ...aRun().settings.costs, congestion: true };
  const waits = { seen: { metres: 1000, seconds: 1100 }, unseen: { metres: 1000, seconds: 1200 } };
  const others = [
    aRun({ ...done, id: 'run-2', name: 'Shortest', settings, basis: other }),
    aRun({
      ...done,
      id: 'run-3',
      name: 'Waiting',
      settings: { ...settings, policy: 's-shape', costs },
      basis: { ...other, today: waits },
    }),
    aRun({ ...done, id: 'run-4', name: 'Later', settings, basis: { ...other, orders: { seen: 90, unseen: 30 } } }),
  ];
  open(aRun({ ...done, name: 'Usual' }), { others });
  const tick = async (name: string) => user.click(await screen.findByRole('checkbox', { name }));
  const elsewhere = /goods lay elsewhere then, or other orders counted/;
  await tick('Usual');
  await tick('Shortest');
  expect(await screen.findByText(/count today’s work otherwise: pickers walk in another way/)).toBeTruthy();
  expect(screen.queryByText(elsewhere)).toBeNull();
  await tick('Shortest');
  await tick('Waiting');
  expect(await screen.findByText(/count today’s work otherwise: other work counts/)).toBeTruthy();
  // Nor are minutes of unlike work to be compared.
  expect(screen.queryByText(/Compare minutes/)).toBeNull();
  expect(screen.queryByText(elsewhere)).toBeNull();
  await tick('Waiting');
  await tick('Later');
  expect(await screen.findByText(/count today’s work otherwise: pickers walk in another way/)).toBeTruthy();
  expect(screen.getByText(elsewhere)).toBeTruthy();
});

test('a search that was stopped says after how long', async () => {
  const user = userEvent.setup();
  const progress = { ...aRun().progress, elapsedMs: 43_400 };
  const settings = { ...aRun().settings, seconds: 300 };
  const whole = aRun({ status: 'done', ending: 'budget', id: 'run-0', name: 'Whole', settings });
  open(aRun({ status: 'done', ending: 'stopped', name: 'Stopped', progress, settings }), { others: [whole] });
  for (const name of ['Stopped', 'Whole']) await user.click(await screen.findByRole('checkbox', { name }));
  const rows = (await screen.findAllByRole('row')).map((row) => row.textContent);
  expect(rows).toContain('Search forstopped after 43 s of 300300 seconds');
});

test('the distance from the best is never said to be less than it is, and is the same wherever it stands', async () => {
  const user = userEvent.setup();
  const bound = (gap: number) => ({
    ...({ status: 'done', ending: 'budget' } as const),
    outcome: { ...aRun().outcome!, bound: { gap, proven: false } },
  });
  const others = [aRun({ ...bound(0.083), id: 'run-0', name: 'Old' })];
  open(aRun({ ...bound(0.27301), name: 'New' }), { others });
  expect(await screen.findByText(/at most 27\.4% from the best possible/)).toBeTruthy();
  for (const name of ['New', 'Old']) await user.click(await screen.findByRole('checkbox', { name }));
  const rows = (await screen.findAllByRole('row')).map((row) => row.textContent);
  expect(rows).toContain('At most from the best possible27.4%8.3%');
});

test('a search is begun within piles, a share of them or minutes of carrying, and what is none of that is refused', async () => {
  const user = userEvent.setup();
  const { started } = open(null);
  await user.click(await screen.findByText('History, what counts, and which rules bind'));
  const by = screen.getByLabelText('Budget for moving goods');
  await user.selectOptions(by, 'Number of piles');
  const piles = screen.getByLabelText('At most so many piles change places');
  await user.clear(piles);
  await user.type(piles, '2.5');
  expect(screen.getByText('A whole number from 1 to 1,000,000')).toBeTruthy();
  await user.selectOptions(by, 'Share of the piles');
  const share = screen.getByLabelText('At most so many percent of the piles');
  expect(share).toHaveValue('15');
  await user.clear(share);
  await user.type(share, '150');
  expect(screen.getByText('A number from 0.1 to 100')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Search for a plan' }));
  expect(started).toEqual([]);
  await user.selectOptions(by, 'Minutes of carrying');
  const minutes = screen.getByLabelText('At most so many minutes of carrying, each pile once');
  await user.clear(minutes);
  await user.type(minutes, '45');
  await user.selectOptions(screen.getByLabelText('Carrying pays for itself within'), '60 working days');
  await user.click(screen.getByRole('button', { name: 'Search for a plan' }));
  expect(await screen.findByText('Waiting for its turn')).toBeTruthy();
  expect(started).toMatchObject([{ warehouse_id: 'w1', budget: { by: 'minutes', value: 45 }, paid_back: 60 }]);
});

test('a search without a budget is begun without, and its carrying is to pay for itself within a year', async () => {
  const user = userEvent.setup();
  const { started } = open(null);
  await user.click(await screen.findByRole('button', { name: 'Search for a plan' }));
  expect(await screen.findByText('Waiting for its turn')).toBeTruthy();
  expect(started).toMatchObject([{ paid_back: 250 }]);
  expect(started[0]).not.toHaveProperty('budget');
});

test('where places have coordinates and no aisles, a search is offered without what goes by aisles', async () => {
  open(null, { state: { hasPlaces: true, isFree: true } });
  expect(
    await screen.findByText(/^The places have no aisles: a search finds short tours between their coordinates\./),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Search for a plan' })).not.toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByLabelText('Pickers walk')).toBeNull();
  expect(screen.queryByLabelText('Waiting for one another in busy aisles')).toBeNull();
  expect(screen.queryByText('never share an aisle')).toBeNull();
});

test('where places have no aisles, the form and the result say that walks begin at one of several depots', async () => {
  const basis = { ...aRun().basis!, warnings: [{ code: 'free_layout' as const, count: 24 }] };
  open(aRun({ status: 'done', ending: 'budget', basis }), { state: { hasPlaces: true, isFree: true } });
  const one = /All walks begin and end at one spot, the first depot of the layout .*, also where there are several\.$/;
  const said = (await screen.findAllByText(one)).map(({ textContent }) => textContent);
  expect(said).toEqual([
    expect.stringMatching(/^The places have no aisles/),
    expect.stringMatching(/^24 places have no/),
  ]);
});

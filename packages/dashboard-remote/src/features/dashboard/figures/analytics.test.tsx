import { aRole, failure, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import type { Answer } from '@slotwise/contract';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Analytics from './analytics';

configure({ defaultHidden: true, asyncUtilTimeout: 8000 });

const range = { start: '2022-02-01', end: '2022-02-03' };
const rhythm: Answer<'GET /figures/rhythm'>['figures'] = {
  days: [{ day: '2022-02-02', lines: 40, pieces: 90 }],
  week: [{ weekday: 3, hour: 8, lines: 40 }],
  months: [{ month: '2022-02-01', lines: 40, pieces: 90 }],
  latest: '2022-02-02',
};
const routes = {
  'GET /figures/rhythm': () => ({ figures: rhythm }),
  'GET /figures/velocity': () => ({
    figures: {
      ...{ skus: 3, lines: 40, pieces: 90, latest: '2022-02-02' },
      classes: [
        { class: 'A' as const, skus: 1, lines: 33, pieces: 80 },
        { class: 'B' as const, skus: 2, lines: 7, pieces: 10 },
      ],
      groups: [
        { skus: 1, lines: 33 },
        { skus: 2, lines: 7 },
      ],
    },
  }),
  'GET /figures/density': () => ({
    figures: { aisles: [{ aisle: 4, places: 2, lines: 5 }], golden: { lines: 3, known: 4 } },
  }),
  'GET /figures/ageing': () => ({
    figures: { ages: [{ age: '30' as const, places: 1, skus: 1, pieces: 12 }], dead: { skus: 2, pieces: 9 } },
  }),
};
const onRange = jest.fn();
const open = (options: TestPlatformOptions = { routes }) =>
  renderWithPlatform(<Analytics range={range} onRange={onRange} />, { path: '/dashboard', ...options });

/** The table that says the same as a chart. */
async function tableOf(title: string) {
  const figure = await screen.findByRole('figure', { name: title });
  await userEvent.click(within(figure).getByRole('button', { name: /table/i }));
  return within(figure)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
}

test('every day of the range has its figure, also one without an order', async () => {
  open();
  expect(await tableOf('Order lines by day')).toEqual([
    [expect.any(String), 'Order lines'],
    [expect.stringMatching(/Feb 1/), '0'],
    [expect.stringMatching(/Feb 2/), '40'],
    [expect.stringMatching(/Feb 3/), '0'],
  ]);
});

test('classes, aisles and ages say what they count', async () => {
  open();
  expect((await tableOf('Order lines by velocity class')).slice(1)).toEqual([
    ['A: 1 SKU', '33', '82.5%'],
    ['B: 2 SKUs', '7', '17.5%'],
  ]);
  expect((await tableOf('Pick density by aisle')).slice(1)).toEqual([['4', '2.5']]);
  expect((await tableOf('How long stock has lain')).slice(1)).toEqual([['Up to 30 days', '12']]);
  expect(screen.getByText('75%')).toBeVisible();
});

test('ages and dead stock open the lists that they count', async () => {
  const { platform } = open();
  const cards = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  await waitFor(() =>
    expect(cards()).toEqual(
      expect.arrayContaining([
        ['SKUs without an order in half a year2', '/inventory/skus?dead=2022-02-03'],
        ['Pieces without an order in half a year9', '/inventory/stock?dead=2022-02-03'],
      ]),
    ),
  );
  await tableOf('How long stock has lain');
  const figure = screen.getByRole('figure', { name: 'How long stock has lain' });
  await userEvent.click(within(figure).getByRole('link', { name: /12/ }));
  expect(platform.navigations.at(-1)).toMatchObject({ to: '/inventory/stock?age=30' });
});

test('a range without orders leads to the latest days that have some', async () => {
  const none = { days: [], week: [], months: [], latest: '2022-05-06' };
  open({ routes: { ...routes, 'GET /figures/rhythm': () => ({ figures: none }) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show the latest days' }));
  expect(onRange).toHaveBeenCalledWith({ start: '2022-04-16', end: '2022-05-06' });
  expect(screen.getByText(/The latest are from May 6, 2022/)).toBeVisible();
});

test('where nothing was ordered from any place there is no share of it, and its card stays', async () => {
  const nothing = { aisles: [], golden: { lines: 0, known: 0 } };
  open({ routes: { ...routes, 'GET /figures/density': () => ({ figures: nothing }) } });
  expect(await screen.findByText('–')).toBeVisible();
  expect(screen.getByText('Order lines from the golden zone')).toBeVisible();
});

test('one figure that fails leaves the others standing, and can be tried again', async () => {
  const { platform } = open({ routes: { ...routes, 'GET /figures/density': () => failure('internal') } });
  // The card of the golden zone and the chart of the aisles.
  expect(await screen.findAllByRole('button', { name: 'Retry' })).toHaveLength(2);
  expect(await screen.findByRole('figure', { name: 'How long stock has lain' })).toBeVisible();
  platform.fake.on(routes);
  await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
  expect(await screen.findByRole('figure', { name: 'Pick density by aisle' })).toBeVisible();
});

test('who may not see the stock is told which permission it takes, and nothing is asked', async () => {
  const { platform } = open({ routes, role: aRole({ id: 'r', permissions: [] }) });
  expect(await screen.findByText('You have no analytics to see')).toBeVisible();
  expect(platform.fake.callsTo('GET /figures/rhythm')).toEqual([]);
});

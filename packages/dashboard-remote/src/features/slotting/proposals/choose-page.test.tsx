import { failure, renderWithPlatform } from '@slotwise/shared/testing';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from '@slotwise/shared/ui/router';
import userEvent from '@testing-library/user-event';
import { draft, options, worth } from '../../../testing/draft';
import { aRun, TERMS } from '../../../testing/slotting';
import ChoosePage from './choose-page';

configure({ defaultHidden: true });

function Address() {
  return <output aria-label="Address">{useLocation().search}</output>;
}

test('a share above the whole, below nothing or without a number is refused at its field, and nothing is sent', async () => {
  const user = userEvent.setup();
  const points = [worth(0, 0, 0), worth(1, 3, 39.6), worth(2, 4, 46.3)];
  const { platform } = renderWithPlatform(<ChoosePage warehouseId="w1" runId="r1" />, {
    ...options(draft),
    routes: {
      ...options(draft).routes,
      'GET /move-curve': () => ({ curve: { runId: 'r1', points, all: points[2]!, impossible: 0 } }),
    },
  });
  const field = await screen.findByLabelText('Percent of all moves');
  const make = () => screen.getByRole('button', { name: 'Make a proposal' });
  for (const wrong of ['250', '100.1', '-5', '0', 'NaN', '1e9', 'half', ' ']) {
    await user.clear(field);
    await user.type(field, wrong);
    expect(screen.getByText('A number from 0.1 to 100')).toBeTruthy();
    expect([wrong, make().getAttribute('aria-disabled')]).toEqual([wrong, 'true']);
    await user.type(field, '{Enter}');
  }
  await user.selectOptions(screen.getByLabelText('Stop at'), 'Best moves');
  await user.clear(screen.getByLabelText('Number of moves'));
  await user.type(screen.getByLabelText('Number of moves'), '0.5');
  expect(screen.getByText('A number from 1 to 100,000')).toBeTruthy();
  expect(platform.fake.callsTo('POST /move-proposal')).toEqual([]);
});

test.each([
  [{ status: 'running' as const }, 'This search is still running', null, 'Open the search'],
  [
    { status: 'done' as const, ending: 'stopped' as const },
    'This search was stopped before it had a plan',
    'Choose moves of the latest plan',
    'Search again',
  ],
])('a search without a plan says why, and leads on: %j', async (over, said, other, back) => {
  const run = aRun({ id: 'r1', ...over, progress: { ...aRun().progress, plan: null }, outcome: null });
  const planned = other === null ? null : aRun({ id: 'r0', status: 'done', ending: 'budget' });
  renderWithPlatform(<ChoosePage warehouseId="w1" runId="r1" />, {
    ...options(draft),
    routes: {
      ...options(draft).routes,
      'GET /move-curve': () => failure('no_plan'),
      'GET /slotting/run': () => ({ run, layoutChanged: false }),
      'GET /slotting/state': () => ({
        warehouses: [{ warehouseId: 'w1', hasPlaces: true, unlaid: 0, run, planned, terms: { ...TERMS } }],
      }),
    },
  });
  expect(await screen.findByText(said)).toBeTruthy();
  expect((await screen.findByRole('link', { name: back })).getAttribute('href')).toBe('/slotting/w1');
  const link = screen.queryByRole('link', { name: 'Choose moves of the latest plan' });
  expect(link?.getAttribute('href') ?? null).toBe(other && '/slotting/w1/moves/r0');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the worth of a choice is said on orders that the search did not see, beside those that it saw', async () => {
  const user = userEvent.setup();
  const points = [worth(0, 0, 0), worth(1, 3, 39.6), worth(2, 4, 46.3)];
  const curve = { runId: 'r1', points, all: points[2]!, impossible: 0 };
  const choose = (unseen: { orders: number; secondsPerDay: number[] } | null) =>
    renderWithPlatform(<ChoosePage warehouseId="w1" runId="r1" />, {
      ...options(draft),
      routes: { ...options(draft).routes, 'GET /move-curve': () => ({ curve: { ...curve, unseen } }) },
    });
  const { unmount } = choose({ orders: 120, secondsPerDay: [0, 21.2, 19.4] });
  await user.selectOptions(await screen.findByLabelText('Stop at'), 'Best moves');
  await user.clear(screen.getByLabelText('Number of moves'));
  await user.type(screen.getByLabelText('Number of moves'), '3');
  expect(
    screen.getByText(
      'These 3 moves save 40 s a day or more, the whole plan 46 s. Both on orders that the search saw. On the 120 later orders that it did not see, these moves save 21 s a day, the whole plan 19 s.',
    ),
  ).toBeTruthy();
  expect(screen.getAllByText('On orders not seen').length).toBeGreaterThan(0);
  // The first chain has three moves: a number without one promises nothing, and no number at all says nothing.
  await user.clear(screen.getByLabelText('Number of moves'));
  expect(screen.queryByText(/whole plan (46|would)/)).toBeNull();
  await user.type(screen.getByLabelText('Number of moves'), '2');
  expect(
    screen.getByText('No move fits into that. The whole plan would save 46 s a day, on orders that the search saw.'),
  ).toBeTruthy();
  unmount();
  choose(null);
  expect(await screen.findByText(/No later orders were held out to judge it by\.$/)).toBeTruthy();
  expect(screen.queryByText('On orders not seen')).toBeNull();
});

test('the stop is chosen by a handle on the curve, which goes from one stop to the next and says its worth', async () => {
  // Of two stops with three moves one takes longer and saves more: the handle rests there.
  const points = [
    worth(0, 0, 0),
    worth(1, 3, 30),
    { ...worth(1, 3, 39.6), minutes: 9 },
    worth(2, 4, 46.3),
    worth(4, 9, 60),
  ];
  const { platform } = renderWithPlatform(<ChoosePage warehouseId="w1" runId="r1" />, {
    ...options(draft),
    routes: {
      ...options(draft).routes,
      'GET /move-curve': () => ({ curve: { runId: 'r1', points, all: points[4]!, impossible: 0 } }),
      'POST /move-proposal': () => ({ message: '', proposal: draft }),
    },
  });
  const handle = await screen.findByRole('slider', { name: 'Stop on the curve' });
  const to = (value: number) => fireEvent.change(handle, { target: { value: String(value) } });
  expect(handle).toHaveAttribute('max', '2');
  to(1);
  expect(screen.getByLabelText('Number of moves')).toHaveValue('4');
  expect(handle).toHaveAttribute('aria-valuetext', '4 moves save 46 s a day or more');
  expect(screen.getByText(/^These 4 moves save 46 s a day or more/)).toBeTruthy();
  to(0);
  expect([screen.getByLabelText('Number of moves'), handle].map((one) => (one as HTMLInputElement).value)).toEqual([
    '3',
    '0',
  ]);
  expect(handle).toHaveAttribute('aria-valuetext', '3 moves save 40 s a day or more');
  // A typed number moves the handle.
  await userEvent.clear(screen.getByLabelText('Number of moves'));
  await userEvent.type(screen.getByLabelText('Number of moves'), '8');
  expect(handle).toHaveValue('1');
  to(2);
  await userEvent.click(screen.getByRole('button', { name: 'Make a proposal' }));
  expect(platform.fake.callsTo('POST /move-proposal')).toMatchObject([
    { body: { run_id: 'r1', choice: { by: 'moves', value: 9 } } },
  ]);
});

test('the choice says that a part is searched anew, and what a percent is of', async () => {
  const user = userEvent.setup();
  const points = [worth(0, 0, 0), worth(1, 3, 39.6), worth(2, 4, 46.3)];
  const { routes, role } = options(draft);
  renderWithPlatform(<ChoosePage warehouseId="w1" runId="r1" />, {
    role,
    routes: {
      ...routes,
      'GET /move-curve': () => ({ curve: { runId: 'r1', points, all: points[2]!, impossible: 0 } }),
    },
  });
  expect(
    await screen.findByText(/places may differ from the whole plan's\. The percent are of the 4 moves/),
  ).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Stop at'), 'Best moves');
  expect(screen.getByText(/places may differ from the whole plan's\.$/)).toBeTruthy();
});

const CURVE = {
  ...{ runId: 'r1', all: worth(4, 8, 60), impossible: 0 },
  points: [worth(0, 0, 0), worth(1, 3, 39.6), worth(2, 4, 46.3), worth(4, 8, 60)],
};
const choose = (path: string) =>
  renderWithPlatform(
    <>
      <ChoosePage warehouseId="w1" runId="r1" />
      <Address />
    </>,
    {
      ...options(draft),
      path,
      routes: { ...options(draft).routes, 'GET /move-curve': () => ({ curve: CURVE }) },
    },
  );
const inAddress = (values: Record<string, string>) =>
  waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(screen.getByLabelText('Address').textContent))).toEqual(values),
  );

test('the stop stands in the address: a link leads to it, and the handle, a number and the axis change it', async () => {
  const user = userEvent.setup();
  choose('/slotting/w1/moves/r1?by=moves&stop=4&axis=minutes');
  expect(await screen.findByLabelText('Number of moves')).toHaveValue('4');
  const handle = screen.getByRole('slider', { name: 'Stop on the curve' });
  expect(handle).toHaveAttribute('aria-valuetext', '4 moves save 46 s a day or more');
  expect(screen.getByRole('radio', { name: 'By minutes' })).toBeChecked();
  fireEvent.change(handle, { target: { value: '2' } });
  await inAddress({ by: 'moves', stop: '8', axis: 'minutes' });
  await user.click(screen.getByRole('radio', { name: 'By moves' }));
  await inAddress({ by: 'moves', stop: '8' });
  await user.selectOptions(screen.getByLabelText('Stop at'), 'Share of moves');
  expect(screen.getByLabelText('Percent of all moves')).toHaveValue('15');
  await inAddress({});
  await user.clear(screen.getByLabelText('Percent of all moves'));
  await user.type(screen.getByLabelText('Percent of all moves'), '37.5');
  await inAddress({ stop: '37.5' });
  // A text that is no number is told at the field alone.
  await user.type(screen.getByLabelText('Percent of all moves'), 'x');
  expect(screen.getByText('A number from 0.1 to 100')).toBeTruthy();
  await inAddress({ stop: '37.5' });
});

test.each(['1e9', 'half', '-4', ''])('an address with the stop %j stops as usual', async (stop) => {
  choose(`/slotting/w1/moves/r1?by=moves&stop=${stop}`);
  expect(await screen.findByLabelText('Number of moves')).toHaveValue('20');
});

test('a stop from a link is written in the language of the reader', async () => {
  const { platform } = choose('/slotting/w1/moves/r1?stop=37.5');
  const field = await screen.findByRole('textbox');
  expect(field).toHaveValue('37.5');
  await act(async () => platform.locale.set('de'));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('37,5'));
});

test('the stop is drawn on the curve where its moves end, by moves and by minutes', async () => {
  choose('/slotting/w1/moves/r1?by=moves&stop=4');
  const chart = await screen.findByRole('group', { name: 'What moves are worth' });
  const at = () => {
    const line = within(chart)
      .getByRole('img', { name: /^Stop: / })
      .querySelector('line');
    return Number(line?.getAttribute('x1'));
  };
  within(chart).getByRole('img', { name: 'Stop: 4 moves, 46 s a day' });
  const middle = at();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });
  within(chart).getByRole('img', { name: 'Stop: 8 moves, 1 min a day' });
  expect(at()).toBeGreaterThan(middle);
});

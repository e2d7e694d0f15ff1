import type { Answer, MoveProposal } from '@slotwise/contract';
import { failure, renderWithPlatform } from '@slotwise/shared/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProposal } from '../../../testing/proposal';
import PlanGain from './plan-gain';

configure({ defaultHidden: true });

const none = { promised: 120, done: 4, moves: 4, measured: null };
const measured = { orders: 40, lines: 90, days: 2, before: 500, after: 460, secondsPerDay: 40 };
type Realised = Answer<'GET /move-proposal/realised'>['realised'];
const page = (...items: MoveProposal[]) => ({ items, nextCursor: null });

const open = (done: MoveProposal[], active: MoveProposal[], realised: Record<string, Realised>) =>
  renderWithPlatform(<PlanGain />, {
    routes: {
      'GET /move-proposals': ({ query: { status } }) => page(...(status === 'done' ? done : active)),
      'GET /move-proposal/realised': ({ query }) =>
        realised[query.proposal_id] ? { realised: realised[query.proposal_id]! } : failure('internal'),
    },
  });

test('plans that were carried out say what they promised and what came of it, and open their proposals', async () => {
  const later = aProposal({ id: 'p2', name: '', status: 'active', activatedAt: '2026-02-03T09:00:00.000Z' });
  const gain = { seen: { orders: 300, before: 1200, after: 1080 }, unseen: null };
  open([aProposal({ gain })], [later], { p1: { ...none, measured }, p2: none });
  const card = await screen.findByRole('region', { name: 'Plans: promised and realised' });
  await within(card).findByText(/Realised on 40 orders of 2 days/);
  const rows = within(card).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Best 15 % of all moves2 min a day promised on orders that the search sawNot yet: too few orders.*Feb 3, 2026.*On the floor$/,
    ),
    expect.stringMatching(
      /^Spring8% of the work saved, 10% promised on orders that the search sawRealised on 40 orders of 2 days.*Feb 1, 2026\.$/,
    ),
  ]);
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([...['/slotting/w1/proposals/p2', '/slotting/w1/proposals/p1']]);
});

test('a promise whose work nobody has measured is said in seconds', async () => {
  open([aProposal({ gain: null })], [], { p1: { ...none, measured } });
  expect(
    await screen.findByText('8% of the work saved, 2 min a day promised on orders that the search saw'),
  ).toBeTruthy();
});

test('a figure that fails says so in its row, and can be tried again; without plans there is no card', async () => {
  const { platform, unmount, container } = open([aProposal({})], [], {});
  const again = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('listitem').textContent).not.toMatch(/Not yet/);
  platform.fake.on({ 'GET /move-proposal/realised': () => ({ realised: { ...none, measured } }) });
  await userEvent.click(again);
  expect(await screen.findByText(/Realised on 40 orders/)).toBeTruthy();
  unmount();
  expect(container.textContent).toBe('');
  const { platform: quiet } = open([], [], {});
  await screen.findByText('', { selector: 'body' });
  expect(quiet.fake.callsTo('GET /move-proposal/realised')).toEqual([]);
  expect(screen.queryByRole('region')).toBeNull();
});

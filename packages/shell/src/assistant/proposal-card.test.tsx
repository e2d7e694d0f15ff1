import type { AssistantProposal } from '@slotwise/contract';
import { aManifest, assistantInfo, failure } from '@slotwise/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { anExchange, aProposal } from '../testing/an-exchange';
import { renderShell, type RenderShellOptions } from '../testing/render-shell';
import { exchangesAtom } from './assistant-atoms';
import PromptBox from './prompt-box';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-05-01T10:20:00Z') }));
afterEach(() => jest.useRealTimers());

const manifests = [
  aManifest({ id: 'roles', records: [{ kind: 'user', href: '/roles?user={id}', icon: 'people', label: 'Users' }] }),
];
const show = (routes: RenderShellOptions['routes'] = {}, proposal: AssistantProposal = aProposal()) => {
  const shell = renderShell(<PromptBox />, {
    manifests,
    routes: { 'GET /assistant': () => assistantInfo(), ...routes },
  });
  act(() =>
    shell.services.store.set(exchangesAtom, [anExchange({ proposed: [{ proposal, doing: null, fault: null }] })]),
  );
  return shell;
};
const card = () => screen.getByRole('region', { name: 'Proposed change: Role of Kenji Watanabe' });
const pass = (seconds: number) => {
  for (let passed = 0; passed < seconds; passed += 1) act(() => jest.advanceTimersByTime(1000));
};
const make = () => screen.getByRole('button', { name: 'Make the change' });
const answered = (status: AssistantProposal['status']) => () => ({ message: 'Done', proposal: aProposal({ status }) });

test('a card shows before and after, the way to the record and the time that is left', () => {
  show();
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'ValueNowThen',
    'RolePickerPlanner',
  ]);
  expect(screen.getByRole('link', { name: 'Show in Users' })).toHaveAttribute('href', '/roles?user=u1');
  expect(screen.getByRole('timer')).toHaveTextContent('Expires in 10:00');
  pass(1);
  expect(screen.getByRole('timer')).toHaveTextContent('Expires in 9:59');
  pass(60);
  expect(screen.getByRole('timer')).toHaveTextContent('Expires in 8:59');
});

test('the change is made once, however often it is clicked; the focus stays in the card', async () => {
  let answer: (() => void) | undefined;
  const { platform } = show({
    'POST /assistant/proposal': () =>
      new Promise((resolve) => {
        answer = () => resolve(answered('made')());
      }),
  });
  make().focus();
  fireEvent.click(make());
  fireEvent.click(screen.getByRole('button', { name: 'Making it…' }));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(answer).toBeDefined());
  answer?.();
  expect(await screen.findByText('The change was made.')).toBeVisible();
  expect(platform.fake.calls.filter(({ key }) => key.endsWith('/assistant/proposal'))).toHaveLength(1);
  expect(platform.fake.callsTo('POST /assistant/proposal')[0]?.body).toEqual({ proposal_id: 'p1' });
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  expect(card()).toHaveFocus();
});

test('it can be dismissed', async () => {
  const { platform } = show({ 'DELETE /assistant/proposal': answered('dismissed') });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('Dismissed. Nothing was changed.')).toBeVisible();
  expect(platform.fake.calls.find(({ key }) => key === 'DELETE /assistant/proposal')?.query).toEqual({
    proposal_id: 'p1',
  });
});

test('once its time is over it cannot be made', () => {
  show({}, aProposal({ expiresAt: '2026-05-01T10:20:02Z' }));
  expect(make()).toBeEnabled();
  pass(1);
  expect(make()).toBeEnabled();
  pass(1);
  expect(screen.getByText(/^Expired. Nothing was changed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make the change' })).toBeNull();
});

test.each([
  ['the server says so', answered('stale')],
  ['the server refuses', () => failure('conflict')],
])('a record that changed since: %s', async (_how, answer) => {
  show({ 'POST /assistant/proposal': answer });
  fireEvent.click(make());
  expect(await screen.findByText(/^Changed since this was proposed\./)).toBeVisible();
});

test('a failure is said in the card, where it can be tried again', async () => {
  const { platform } = show({ 'POST /assistant/proposal': () => failure('forbidden') });
  fireEvent.click(make());
  expect(await screen.findByText(/^That did not work\. /)).toBeVisible();
  platform.fake.on({ 'POST /assistant/proposal': answered('made') });
  fireEvent.click(make());
  expect(await screen.findByText('The change was made.')).toBeVisible();
  expect(screen.queryByText(/^That did not work/)).toBeNull();
});

test('a conversation that is opened again shows what became of its card meanwhile', async () => {
  let answer: (() => void) | undefined;
  const shell = show({
    'POST /assistant/proposal': () =>
      new Promise((resolve) => {
        answer = () => resolve(answered('made')());
      }),
  });
  fireEvent.click(make());
  await waitFor(() => expect(answer).toBeDefined());
  shell.unmount();
  answer?.();
  await waitFor(() => expect(shell.services.store.get(exchangesAtom)[0]?.proposed[0]?.proposal.status).toBe('made'));
});

test('what was made offers its way back, as a card of its own beside which it stands', async () => {
  const back = aProposal({ id: 'p2', facts: [{ label: 'Role', before: 'Planner', after: 'Picker' }] });
  const { platform } = show({
    'POST /assistant/proposal': () => ({ message: 'Done', proposal: aProposal({ status: 'made', reversible: true }) }),
    'POST /assistant/proposal/back': () => ({ message: 'Proposed', proposal: back, refusal: null }),
  });
  expect(screen.queryByRole('button', { name: 'Propose to undo it' })).toBeNull();
  fireEvent.click(make());
  const undo = await screen.findByRole('button', { name: 'Propose to undo it' });
  fireEvent.click(undo);
  await waitFor(() =>
    expect(screen.getAllByRole('region', { name: 'Proposed change: Role of Kenji Watanabe' })).toHaveLength(2),
  );
  expect(platform.fake.callsTo('POST /assistant/proposal/back')[0]?.body).toEqual({ proposal_id: 'p1' });
  expect(make()).toBeVisible();
  // While that card is open, there is no second one.
  fireEvent.click(undo);
  await act(() => Promise.resolve());
  expect(platform.fake.callsTo('POST /assistant/proposal/back')).toHaveLength(1);
});

test('the way back that there is not is said in the card; what has none offers none', async () => {
  const shell = show(
    { 'POST /assistant/proposal/back': () => ({ message: 'None', proposal: null, refusal: 'The role is gone.' }) },
    aProposal({ status: 'made', reversible: true }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Propose to undo it' }));
  expect(await screen.findByText('That did not work. The role is gone.')).toBeVisible();
  expect(screen.getByText('The change was made.')).toBeVisible();
  shell.unmount();
  show({}, aProposal({ status: 'made' }));
  expect(screen.queryByRole('button', { name: 'Propose to undo it' })).toBeNull();
});

import { aManifest, assistantInfo, eventStream, failure } from '@slotwise/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anAnswer } from '../testing/an-answer';
import { renderShell, type RenderShellOptions } from '../testing/render-shell';
import PromptBox from './prompt-box';

type Answer = NonNullable<NonNullable<RenderShellOptions['routes']>['POST /assistant/prompt']>;
const show = (answer: Answer) =>
  renderShell(<PromptBox />, {
    path: '/roles?user=u1',
    manifests: [
      aManifest({
        id: 'roles',
        records: [
          { kind: 'user', href: '/roles?user={id}', icon: 'people', label: 'Users' },
          { kind: 'role', href: '/roles?role={id}', icon: 'shield', label: 'Roles' },
        ],
      }),
    ],
    routes: { 'POST /assistant/prompt': answer, 'GET /assistant': () => assistantInfo() },
  });
const field = () => screen.getByRole('textbox', { name: 'Prompt' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

test('empty or blank: nothing can be sent', () => {
  const { platform } = show(() => eventStream([]));
  expect(field()).toHaveAttribute('placeholder', 'Ask anything...');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  type('   \n ');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  fireEvent.keyDown(field(), { key: 'Enter' });
  type('How many users?');
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  expect(platform.fake.callsTo('POST /assistant/prompt')).toEqual([]);
});

test('Enter sends and clears; Shift and Enter does not send; the answer shows with what it looked at', async () => {
  const { platform } = show(() =>
    eventStream([
      {
        type: 'looked_at',
        what: 'users',
        links: [
          { kind: 'user' },
          { kind: 'role', id: 'r 1', title: 'Picker' },
          { kind: 'role', id: 'r 2' },
          { kind: 'pallet' },
        ],
      },
      { type: 'text', text: 'There are ' },
      { type: 'text', text: '12 <b>users</b>.' },
      { type: 'done' },
    ]),
  );
  type(' How many users? ');
  fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
  expect(platform.fake.callsTo('POST /assistant/prompt')).toEqual([]);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(field()).toHaveValue('');
  expect(await screen.findByText('There are 12 <b>users</b>.')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Users', '/roles'],
    ['Picker', '/roles?role=r%201'],
    ['Roles', '/roles?role=r%202'],
  ]);
  expect(platform.fake.callsTo('POST /assistant/prompt')[0]?.body).toEqual({
    prompt: 'How many users?',
    page: '/roles?user=u1',
    time_zone: expect.any(String),
  });
  await waitFor(() => expect(field()).toHaveFocus());
});

test('while the answer streams the field is disabled and the button stops it', async () => {
  const answer = anAnswer();
  show(answer.route);
  type('Tell me');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  answer.send({ type: 'text', text: 'Half an' });
  await screen.findByText('Half an');
  expect(field()).toBeDisabled();
  const stop = screen.getByRole('button', { name: 'Stop' });
  expect(stop).toBeEnabled();
  expect(stop).toHaveFocus();
  fireEvent.click(stop);
  expect(await screen.findByText('Stopped. Nothing more of this answer comes.')).toBeInTheDocument();
  expect(screen.getByText('Half an')).toBeInTheDocument();
  expect(answer.isGivenUp()).toBe(true);
  expect(field()).toBeEnabled();
});

test('a failure is said, and the next prompt can be sent', async () => {
  show(() => failure('rate_limited'));
  type('Tell me');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Too many attempts/)).toBeInTheDocument();
  type('Again');
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

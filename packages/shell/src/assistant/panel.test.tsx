import type { AssistantEvent } from '@slotwise/contract';
import { assistantInfo, eventStream, failure } from '@slotwise/shared/testing';
import { useNavigate } from '@slotwise/shared/ui/router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAnswer } from '../testing/an-answer';
import { anExchange } from '../testing/an-exchange';
import { renderShell, type RenderShellOptions } from '../testing/render-shell';
import { exchangesAtom } from './assistant-atoms';
import PromptBox from './prompt-box';

function Elsewhere() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/roles?q=a')}>Elsewhere</button>;
}
const show = (routes: RenderShellOptions['routes']) =>
  renderShell(
    <>
      <Elsewhere />
      <PromptBox />
    </>,
    { path: '/dashboard', routes: { 'GET /assistant': () => assistantInfo(), ...routes } },
  );
const whole = (...events: AssistantEvent[]) => eventStream([...events, { type: 'done' }]);
const said = (text: string) => whole({ type: 'text', text });
const ask = (text: string) => {
  const field = screen.getByRole('textbox', { name: 'Prompt' });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
};
const examples = () => screen.queryByRole('list', { name: 'Questions that you could ask' });
const announced = () => document.querySelector('[data-announcer] [aria-live=polite]');

test('examples are those of the page, also after an answer; a click asks one', async () => {
  const { platform } = show({
    'GET /assistant': ({ query }) => assistantInfo({ examples: [`What of ${query.page}?`, 'Who am I?'] }),
    'POST /assistant/prompt': () => said('You are Ada.'),
  });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'half typed' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Who am I?' }));
  expect(await screen.findByText('You are Ada.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('half typed');
  expect(platform.fake.callsTo('POST /assistant/prompt')[0]?.body).toMatchObject({
    prompt: 'Who am I?',
    page: '/dashboard',
  });
  expect(await screen.findByRole('button', { name: 'What of /dashboard?' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(await screen.findByRole('button', { name: 'What of /roles?' })).toBeVisible();
  ask('And now?');
  await waitFor(() => expect(platform.fake.callsTo('POST /assistant/prompt')).toHaveLength(2));
  expect(platform.fake.callsTo('POST /assistant/prompt')[1]?.body).toEqual({
    prompt: 'And now?',
    page: '/roles?q=a',
    time_zone: expect.any(String),
    history: [{ prompt: 'Who am I?', answer: 'You are Ada.' }],
  });
});

test('where the examples cannot be had there are none, and everything can be asked', async () => {
  show({ 'GET /assistant': () => failure('internal'), 'POST /assistant/prompt': () => said('Yes.') });
  await waitFor(() => expect(examples()).toBeNull());
  ask('Is it so?');
  expect(await screen.findByText('Yes.')).toBeVisible();
});

test('what it is at is shown and said, and the answer is said as a whole', async () => {
  const answer = anAnswer();
  show({ 'POST /assistant/prompt': answer.route });
  ask('How many?');
  expect(await screen.findByText('Thinking…')).toBeVisible();
  answer.send({ type: 'state', state: 'reading' });
  expect(await screen.findByText('Looking things up…', { selector: 'label' })).toBeVisible();
  answer.send({ type: 'text', text: 'There are ' });
  expect(await screen.findByText('Writing…', { selector: 'label' })).toBeVisible();
  await waitFor(() => expect(announced()).toHaveTextContent('Writing…'));
  answer.send({ type: 'text', text: 'twelve.' });
  await screen.findByText('There are twelve.');
  expect(announced()).not.toHaveTextContent('There are');
  expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
  answer.send({ type: 'done' });
  answer.end();
  await waitFor(() => expect(announced()).toHaveTextContent('There are twelve.'));
});

test('suggested questions stand under “Perhaps you mean”, and a click asks one', async () => {
  const { platform } = show({
    'POST /assistant/prompt': ({ body }) =>
      body.prompt === 'Who manages?'
        ? said('Ada does.')
        : whole({ type: 'suggested', questions: ['Who manages?', 'Who picks?'] }),
  });
  ask('Who?');
  const list = await screen.findByRole('list', { name: 'Perhaps you mean' });
  expect(within(list).getAllByRole('button')).toHaveLength(2);
  fireEvent.click(within(list).getByRole('button', { name: 'Who manages?' }));
  expect(await screen.findByText('Ada does.')).toBeVisible();
  expect(platform.fake.callsTo('POST /assistant/prompt')).toHaveLength(2);
});

test('an answer that breaks off is not taken for a whole one, and the same can be asked again', async () => {
  const answer = anAnswer();
  const { platform } = show({ 'POST /assistant/prompt': answer.route });
  ask('How many?');
  answer.send({ type: 'text', text: 'There are' });
  await screen.findByText('There are');
  act(() => answer.end());
  expect(await screen.findByText(/broke off before its end/)).toBeVisible();
  platform.fake.on({ 'POST /assistant/prompt': () => said('There are twelve.') });
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText('There are twelve.')).toBeVisible();
  expect(screen.getAllByText('How many?')).toHaveLength(1);
  expect(platform.fake.callsTo('POST /assistant/prompt').map(({ body }) => body)).toEqual([
    { prompt: 'How many?', page: '/dashboard', time_zone: expect.any(String) },
    { prompt: 'How many?', page: '/dashboard', time_zone: expect.any(String) },
  ]);
});

test('an error inside of the stream is said in the words of this page', async () => {
  show({
    'POST /assistant/prompt': () => eventStream([{ type: 'error', code: 'rate_limited', message: 'In English only' }]),
  });
  ask('How many?');
  expect(await screen.findByText(/Too many attempts/)).toBeVisible();
});

test('a text is never a link or an element; its lines and lists are', async () => {
  show({
    'POST /assistant/prompt': () => said('See https://evil.example/x:\n- <img src=x>\n- [b](https://b.example)'),
  });
  ask('Show');
  expect(await screen.findByText('See https://evil.example/x:')).toBeVisible();
  const log = screen.getByRole('log');
  expect(
    within(log)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['<img src=x>', '[b](https://b.example)']);
  expect(within(log).queryByRole('link')).toBeNull();
  expect(within(log).queryByRole('img')).toBeNull();
});

test('the answer can be copied; the conversation can be cleared, and the field has the focus', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const { services } = show({});
  act(() => services.store.set(exchangesAtom, [anExchange({ answer: 'There are 12.\n' })]));
  fireEvent.click(await screen.findByRole('button', { name: 'Copy answer' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('There are 12.');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(services.store.get(exchangesAtom)).toEqual([]);
  expect(screen.queryByText('There are 12.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('who answers is said, and what they may read', async () => {
  const { unmount } = show({});
  expect(await screen.findByText('Built-in answers, not a language model')).toBeVisible();
  unmount();
  show({
    'GET /assistant': () =>
      assistantInfo({
        answers: 'model',
        model: { name: 'small-7b', host: 'models.example' },
        consent: { data: ['people', 'inventory'], by: null, at: null },
      }),
  });
  expect(await screen.findByText(/^Answers by small-7b at models\.example\./)).toBeVisible();
  expect(screen.getByText('It may read: people and inventory.')).toBeVisible();
});

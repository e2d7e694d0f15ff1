import { act, fireEvent, render, screen } from '@testing-library/react';
import { SavedMark } from './saved-mark';
import { useSavedInPlace } from './use-saved-in-place';

const answers: { value: string; resolve: () => void; reject: (error: Error) => void }[] = [];
const save = (value: string) =>
  new Promise<void>((resolve, reject) => {
    answers.push({ value, resolve, reject });
  });

let change: (value: string) => void;
function Subject() {
  const saved = useSavedInPlace(save);
  change = saved.save;
  return <SavedMark saving={saved.saving} onRetry={saved.retry} />;
}

beforeEach(() => {
  answers.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());
const status = () => screen.getByRole('status').textContent;

test('a change is saved as it is made, which the mark says for a while', async () => {
  render(<Subject />);
  expect(status()).toBe('');
  act(() => change('a'));
  expect(status()).toBe('Saving…');
  await act(async () => answers[0]?.resolve());
  expect(status()).toBe('Saved');
  act(() => jest.advanceTimersByTime(3000));
  expect(status()).toBe('');
});

test('of changes that come while one is being saved, the last one follows it', async () => {
  render(<Subject />);
  act(() => change('a'));
  act(() => change('ab'));
  act(() => change('abc'));
  await act(async () => answers[0]?.resolve());
  expect(answers.map(({ value }) => value)).toEqual(['a', 'abc']);
  expect(status()).toBe('Saving…');
  await act(async () => answers[1]?.resolve());
  expect(status()).toBe('Saved');
});

test('what was not saved says so, and is saved when it is tried again', async () => {
  render(<Subject />);
  act(() => change('a'));
  await act(async () => answers[0]?.reject(new Error('lost')));
  expect(status()).toMatch(/^Not saved/);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(answers.map(({ value }) => value)).toEqual(['a', 'a']);
  await act(async () => answers[1]?.resolve());
  expect(status()).toBe('Saved');
});

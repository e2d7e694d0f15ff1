import { act, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell';
import { Shortcuts } from './shortcuts';

// A dialog counts as hidden until it has the focus; without a layout it never gets it.
configure({ defaultHidden: true });

const list = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
const WAIT = { timeout: 10_000 };
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Presses a key at a moment of the page's own time. */
function press(key: string, at: number, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  target.dispatchEvent(event);
}
const pass = () => act(() => jest.advanceTimersByTimeAsync(1000));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function show() {
  return renderShell(
    <>
      <Shortcuts />
      <input aria-label="Search" />
    </>,
    {},
  );
}

test('the list opens by the key alone', async () => {
  show();
  press('?', 5000);
  expect(list()).toBeNull();
  await pass();
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, WAIT)).toBeInTheDocument();
  expect(screen.getByText('Ctrl K')).toBeInTheDocument();
});

test.each<[string, () => void]>([
  ['among the keys of a scanner', () => [...'A?7'].forEach((key, at) => press(key, 5000 + at * 20))],
  ['first of the keys of a scanner', () => [...'?A7'].forEach((key, at) => press(key, 5000 + at * 20))],
  ['into a field', () => press('?', 5000, screen.getByRole('textbox'))],
])('it stays closed where the key is pressed %s', async (_where, type) => {
  show();
  type();
  await pass();
  expect(list()).toBeNull();
  // It listens all the same.
  press('?', 9000);
  await pass();
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, WAIT)).toBeInTheDocument();
});

test('the key can be switched off, for this device', async () => {
  const shell = show();
  press('?', 5000);
  await pass();
  await user().click(await screen.findByRole('switch', { name: 'Open this list with the key ?' }, WAIT));
  await user().click(screen.getByRole('button', { name: 'Close' }));
  press('?', 9000);
  await pass();
  expect(list()).toBeNull();
  expect(localStorage.getItem('shortcuts_by_key')).toBe('false');
  shell.unmount();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AppProviders } from './app-providers';
import { Dialog, DialogBody, DialogSurface, ReturnFocus } from './overlay';

/** The page hides behind an open dialog, and comes back, this long after it opened or closed. */
const SHOWN_AFTER_MS = 250;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page on which nothing but its dialog needs to know about the focus: a list is empty, and the menus of the bar are still to come. */
function Page() {
  const [open, setOpen] = useState(true);
  return (
    <main>
      {open && (
        <Dialog open>
          <DialogSurface>
            <ReturnFocus />
            <DialogBody>
              <button onClick={() => setOpen(false)}>Close</button>
            </DialogBody>
          </DialogSurface>
        </Dialog>
      )}
    </main>
  );
}

const isHidden = () => screen.getByRole('main', { hidden: true }).closest('[aria-hidden="true"]') !== null;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a page is there again for everybody once its only dialog is gone', async () => {
  render(
    <AppProviders theme="light">
      <Page />
    </AppProviders>,
  );
  await pass(10);
  act(() => screen.getByText('Close').focus());
  await pass(SHOWN_AFTER_MS);
  expect(isHidden()).toBe(true);
  fireEvent.click(screen.getByText('Close'));
  await pass(SHOWN_AFTER_MS * 2);
  expect(isHidden()).toBe(false);
});

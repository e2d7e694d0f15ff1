import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AppProviders } from './app-providers';
import { Dialog, DialogBody, DialogSurface, ReturnFocus } from './overlay';

/** The page hides behind an open dialog, and comes back, this long after it opened or closed. */
const SHOWN_AFTER_MS = 250;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/**
 * A page on which nothing but its dialog needs to know about the focus: a list is empty, and the menus of the bar are still to come.
 * @param props.isOpen whether the dialog is open from the start
 */
function Page({ isOpen }: { isOpen: boolean }) {
  const [open, setOpen] = useState(isOpen);
  return (
    <main>
      <h1 tabIndex={-1} data-page-title="">
        Goods
      </h1>
      <button onClick={() => setOpen(true)}>Open</button>
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
      <Page isOpen />
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

test('once the focus is back where it came from, the title takes it from nothing that opens next', async () => {
  render(
    <AppProviders theme="light">
      <Page isOpen={false} />
    </AppProviders>,
  );
  const opener = screen.getByText('Open');
  act(() => opener.focus());
  fireEvent.click(opener);
  await pass(10);
  act(() => screen.getByText('Close').focus());
  fireEvent.click(screen.getByText('Close'));
  await pass(1);
  expect(opener).toHaveFocus();
  // Between a stand-in that goes and the box that comes nothing has the focus.
  act(() => opener.blur());
  await pass(SHOWN_AFTER_MS * 2);
  expect(document.body).toHaveFocus();
});

import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { AppProviders, ListSkeleton } from '@slotwise/shared/ui';
import { lateDialog } from './late-dialog';

interface AskProps {
  open: boolean;
  onGone?: () => void;
}

function Ask({ open, onGone }: AskProps) {
  useEffect(() => () => onGone?.(), [onGone]);
  return open ? <p role="dialog">Sure?</p> : <p>closing</p>;
}
const code = { default: Ask };

test('its code is fetched when it opens, and it closes in its own way', async () => {
  const load = jest.fn(() => Promise.resolve(code));
  const Late = lateDialog<AskProps>(load);
  const { rerender } = render(<Late open={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Late open />);
  expect(await screen.findByRole('dialog')).toBeVisible();
  rerender(<Late open={false} />);
  expect(screen.getByText('closing')).toBeVisible();
});

test('once the page has its heading the code comes by itself', async () => {
  const load = jest.fn(() => Promise.resolve(code));
  const Late = lateDialog<AskProps>(load);
  render(
    <>
      <Late open={false} />
      <h1 data-page-title="">Roles</h1>
    </>,
  );
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while placeholders stand, what they stand for goes first', async () => {
  const load = jest.fn(() => Promise.resolve(code));
  const Late = lateDialog<AskProps>(load);
  const page = (isWaiting: boolean) => (
    <AppProviders theme="light">
      <h1 data-page-title="">Roles</h1>
      {isWaiting && <ListSkeleton />}
      <Late open={false} />
    </AppProviders>
  );
  const { rerender } = render(page(true));
  await act(async () => {});
  expect(load).not.toHaveBeenCalled();
  rerender(page(false));
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that could not be fetched in advance is fetched again when it opens', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const load = jest.fn<Promise<typeof code>, []>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(code);
  const Late = lateDialog<AskProps>(load);
  const dialog = (open: boolean) => (
    <>
      <h1 data-page-title="">Roles</h1>
      <Late open={open} />
    </>
  );
  const { rerender } = render(dialog(false));
  await act(async () => {});
  expect(warn).toHaveBeenCalledTimes(1);
  rerender(dialog(true));
  expect(await screen.findByRole('dialog')).toBeVisible();
  warn.mockRestore();
});

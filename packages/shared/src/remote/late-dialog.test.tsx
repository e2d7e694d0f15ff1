import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
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

const page = (dialog: ReactNode) => (
  <AppProviders theme="light">
    <h1 data-page-title="">Roles</h1>
    <input aria-label="Draft" />
    {dialog}
  </AppProviders>
);

test('code that could not be fetched in advance is fetched when it opens, and nobody is warned', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'debug').mockImplementation();
  const load = jest.fn<Promise<typeof code>, []>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(code);
  const Late = lateDialog<AskProps>(load);
  const { rerender } = render(page(<Late open={false} />));
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(1);
  rerender(page(<Late open />));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(warn).not.toHaveBeenCalled();
});

test('that it cannot be fetched is said in its place, with Retry, and the page stays as it is', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'debug').mockImplementation();
  const load = jest.fn<Promise<typeof code>, []>().mockRejectedValue(new Error('gone'));
  const Late = lateDialog<AskProps>(load);
  const { rerender } = render(page(<Late open={false} />));
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Draft'), 'Half a name');
  rerender(page(<Late open />));
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be fetched.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('alert')).toBeVisible();
  load.mockResolvedValue(code);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Draft')).toHaveValue('Half a name');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('what was opened in vain opens by itself when the network is back', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'debug').mockImplementation();
  const load = jest.fn<Promise<typeof code>, []>().mockRejectedValue(new Error('gone'));
  const Late = lateDialog<AskProps>(load);
  render(page(<Late open />));
  await screen.findByRole('alert');
  load.mockResolvedValue(code);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

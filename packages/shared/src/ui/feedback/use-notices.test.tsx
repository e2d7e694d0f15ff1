import { AppProviders } from '@slotwise/shared/ui';
import { Dialog, DialogBody, DialogSurface } from '@slotwise/shared/ui/overlay';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notice } from '../../platform';
import { useNotices } from './use-notices';

let show: (notice: Notice) => void;
function Subject({ open }: { open: boolean }) {
  const [place, notify] = useNotices();
  show = notify;
  return (
    <AppProviders theme="light">
      {place}
      <Dialog open={open}>
        <DialogSurface aria-label="Invite">
          <DialogBody>Who?</DialogBody>
        </DialogSurface>
      </Dialog>
    </AppProviders>
  );
}
const layerOf = (element: Element) => Number(getComputedStyle(element.closest('[data-portal-node]')!).zIndex);

test('a toast lies over a dialog that opened after it, and is dismissed there', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Subject open={false} />);
  act(() => show({ intent: 'success', title: 'Invitation canceled' }));
  const toast = await screen.findByText('Invitation canceled');
  rerender(<Subject open />);
  const dialog = await screen.findByRole('dialog', { hidden: true });
  expect(layerOf(toast)).toBeGreaterThan(layerOf(dialog));
  await user.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
  await waitFor(() => expect(toast).not.toBeInTheDocument());
});

test('a toast stands in a landmark in the middle, where rows have neither checkboxes nor actions', async () => {
  render(<Subject open={false} />);
  act(() => show({ intent: 'success', title: 'Invitation canceled' }));
  const toast = await screen.findByText('Invitation canceled');
  expect(screen.getByRole('region', { name: 'Notices' })).toContainElement(toast);
  expect(toast.closest('[data-toaster-position]')).toHaveAttribute('data-toaster-position', 'bottom');
  // Above the note that a table has below its rows, and above the bar of its selection.
  expect(toast.closest('[data-toaster-position]')).toHaveStyle({ bottom: '116px' });
});

test('an address in a toast goes on in the next line after its @', async () => {
  render(<Subject open={false} />);
  act(() => show({ intent: 'success', title: 'Invitation to lena.fischer@example.com canceled' }));
  const toast = await screen.findByText('Invitation to lena.fischer@example.com canceled');
  expect(toast.querySelector('wbr')?.previousSibling).toHaveTextContent('Invitation to lena.fischer@');
});

test('a toast goes when what it offers is so no longer, and one that is over already never comes', async () => {
  render(<Subject open={false} />);
  const canceled = new AbortController();
  const action = { label: 'Resend', onClick: () => undefined };
  act(() => show({ intent: 'success', title: 'Invitation canceled', action, signal: canceled.signal }));
  const toast = await screen.findByText('Invitation canceled');
  act(() => canceled.abort());
  await waitFor(() => expect(toast).not.toBeInTheDocument());
  act(() => {
    show({ intent: 'success', title: 'Late', signal: canceled.signal });
    show({ intent: 'success', title: 'Another' });
  });
  await screen.findByText('Another');
  expect(screen.queryByText('Late')).toBeNull();
});

test('what a toast offers is done once, however often it is clicked', async () => {
  render(<Subject open={false} />);
  const onClick = jest.fn();
  act(() => show({ intent: 'success', title: 'Place blocked', action: { label: 'Undo', onClick } }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  act(() => {
    undo.click();
    undo.click();
  });
  expect(onClick).toHaveBeenCalledTimes(1);
});
